import { fileURLToPath } from 'node:url';
import { HELP, readOptions } from './options.ts';
import type { ProgramOptions } from './options.ts';
import { reportFault } from './report-fault.ts';
import { openService } from './service.ts';

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

function whyNot(error: unknown, port: number): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program; choose another.`;
  if (code === 'EACCES') return `Port ${port} or the data folder may not be used by this user.`;
  return error instanceof Error ? error.message : String(error);
}

const { assets, port, ...rest } = options();
try {
  const service = await openService({
    ...rest,
    port,
    assets: assets ?? SHIPPED_ASSETS,
    secrets: 'kept',
    onFault: reportFault,
  });
  const stop = () => {
    void service.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(
    JSON.stringify({
      base_url: service.baseUrl,
      developer_key: service.developerKey,
      admin_key: service.adminKey,
    }),
  );
} catch (error) {
  fail(whyNot(error, port), 1);
}
