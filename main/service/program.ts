import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readModelFolder } from '../engine/speech/model-folder.ts';
import { createForkStart } from '../system/fork.ts';
import { dataFolder } from '../system/paths.ts';
import { endOnSignals } from './end-on-signals.ts';
import { HELP, readOptions } from './options.ts';
import type { ProgramOptions } from './options.ts';
import { reportFault } from './report-fault.ts';
import { openService } from './service.ts';
import { startFailure } from '../system/start-failure.ts';
import { documentThread } from './thread-place.ts';
import { lackSentence } from './voice/model-lack.ts';
import { listenForFaults } from '../system/background.ts';

const SHIPPED_ASSETS = fileURLToPath(new URL('../../assets', import.meta.url));

const fail = (sentence: string, status: number): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(status);
};

function options(): ProgramOptions {
  try {
    const read = readOptions(process.argv.slice(2));
    if (read !== 'help') return read;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error), 2);
  }
  process.stdout.write(HELP);
  process.exit(0);
}

listenForFaults(reportFault);
const { assets, data, port, ...rest } = options();
const facts = { platform: process.platform, env: process.env, home: homedir() };
const folder = data ?? join(dataFolder(facts), 'service');
const opening = openService({
  ...rest,
  data: folder,
  port,
  assets: assets ?? SHIPPED_ASSETS,
  secrets: 'kept',
  startHelper: createForkStart(import.meta.dirname),
  documentThread: documentThread(),
  onFault: reportFault,
  onNotice: (sentence) => process.stderr.write(`${sentence}\n`),
});
endOnSignals(() => opening);
const supplied = rest.speechModel === null ? null : readModelFolder(rest.speechModel);
if (rest.speechModel !== null && supplied !== null && !('model' in supplied)) {
  const lack = lackSentence({ folder: rest.speechModel, why: supplied });
  process.stderr.write(`${lack} Voice sessions are rejected.\n`);
}
try {
  const service = await opening;
  console.log(
    JSON.stringify({
      base_url: service.baseUrl,
      developer_key: service.developerKey,
      admin_key: service.adminKey,
    }),
  );
} catch (error) {
  fail(startFailure(error, folder, port), 1);
}
