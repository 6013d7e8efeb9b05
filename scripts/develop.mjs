// What `npm run dev` runs under the packages' own Node: builds in watch mode, and the program that
// is started again after each build. Port and session stay, so the open page reloads by itself.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { present } from '../main/shell/browser/present.ts';
import { watchBuilds } from './dev-builds.mjs';
import { createDevHost, freePort } from './dev-host.mjs';
import { fail, say } from './ready.mjs';

const HELP = `Usage: npm run dev -- [options]

  --no-open   print the one-time address instead of opening a window
  --data DIR  store all data in DIR
  --out DIR   save translated documents to DIR
  --help      show this help
`;

function readOptions(args) {
  const options = {
    'no-open': { type: 'boolean', default: false },
    data: { type: 'string' },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    return fail(error.message + ' See npm run dev -- --help', 2);
  }
}

const folderArguments = (options) =>
  ['data', 'out'].flatMap((name) => (options[name] ? [`--${name}`, options[name]] : []));

const options = readOptions(process.argv.slice(2));
if (options.help) {
  process.stdout.write(HELP);
  process.exit(0);
}

const scratch = mkdtempSync(join(tmpdir(), 'dragoman-dev-'));
const host = createDevHost({
  args: ['--no-open', ...folderArguments(options)],
  session: `${await freePort()}:${randomBytes(32).toString('base64url')}`,
});
const closers = [() => rmSync(scratch, { recursive: true, force: true }), () => host.stop()];

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  for (const close of closers.reverse()) await close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

/** Shows the program once; later starts are met by the page that is open already. */
async function show(launchAddress) {
  const facts = { platform: process.platform, env: process.env, home: homedir() };
  const waitAddress = new URL('/wait', launchAddress).href;
  const request = { open: !options['no-open'], scratch, facts };
  const { window } = await present({ launchAddress, waitAddress }, request, (line) => {
    process.stdout.write(line + '\n');
  });
  if (window === null) return;
  closers.push(() => window.close());
  await window.closed;
  await stop();
}

let shown = false;
say('building for development …');
const builds = await watchBuilds(async (names) => {
  if (stopping) return;
  say('built ' + names.join(', '));
  const address = await host.restart();
  if (address === null)
    say('the program did not start; it will be restarted after the next change');
  if (address === null || shown) return;
  shown = true;
  await show(address);
});
closers.push(() => builds.close());
