import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { guardAgainstCrashes } from './shell/browser/crash-guard.ts';
import { readDevSession } from './shell/browser/dev-session.ts';
import { createLaunchPass } from './shell/browser/launch-pass.ts';
import { createForkStart } from './system/fork.ts';
import { startLoopbackServer } from './shell/browser/loopback-server.ts';
import { readOptions } from './shell/browser/options.ts';
import { createPageCount } from './shell/browser/page-count.ts';
import { present } from './shell/browser/present.ts';
import { lockData } from './shell/data-lock.ts';
import { createPageConnections } from './shell/page-connections.ts';
import { askFirstInstance, listenForLaterStarts } from './shell/first-instance.ts';
import { openPageFiles } from './shell/page-files.ts';
import { createReceivedFiles } from './shell/received-files.ts';
import { openScratchFolder } from './shell/scratch-folder.ts';
import { createTicketBook } from './shell/ticket-book.ts';
import { createLaunchDispatcher } from './shell/launch-dispatcher.ts';
import { createFileLog, LOG_FILE } from './system/file-log.ts';
import { dataFolder, takeDataFolder } from './system/paths.ts';
import { faultOf } from './system/fault.ts';
import { watchHelpers } from './system/watched-helper.ts';
import { isForeseen, startFailure } from './system/start-failure.ts';
import { inBackground } from './system/background.ts';

/** How long the page may be absent after its window has gone, for a reload or a slow start. */
const QUIET_MS = 1_000;

const options = readOptions(process.argv.slice(2), process.cwd());
if (!options.run) {
  (options.exitCode === 0 ? process.stdout : process.stderr).write(`${options.say}\n`);
  process.exit(options.exitCode);
}

const facts = { platform: process.platform, env: process.env, home: homedir() };
const root = join(import.meta.dirname, '..', '..');
const data = options.data ?? dataFolder(facts);
const { out, launch, pseudo } = options;
/** As given, for the command that starts this again. */
const givenData = options.data;
const lock = lockedData();
if (!lock) {
  const shown = await askFirstInstance(data, launch);
  const say = shown
    ? 'Dragoman is already running; its window was brought to the front.'
    : `Dragoman is already running with the data in ${data}. Stop it first, or choose another folder with --data.`;
  process.stderr.write(`${say}\n`);
  process.exit(shown ? 0 : 1);
}

const log = createFileLog(join(data, LOG_FILE));
const scratch = openScratchFolder(data);
const files = createTicketBook();
const pages = createPageCount();
const pageConnections = createPageConnections(log);
const closers: (() => unknown)[] = [() => lock.release(), () => scratch.remove()];

let stopping = false;
const stop = async (exitCode: number) => {
  if (stopping) return;
  stopping = true;
  for (const close of closers.reverse()) {
    try {
      await close();
    } catch (error) {
      // What cannot be closed keeps nothing else open, and not the program.
      log.write('shell.not-closed', faultOf('shell.close', error));
    }
  }
  process.exit(exitCode);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => inBackground('browser.stop', () => stop(0)));
}
guardAgainstCrashes(log);

const dev = readDevSession(process.env);
const server = await startLoopbackServer(
  {
    pass: createLaunchPass(dev?.secret),
    files: await openPageFiles(join(import.meta.dirname, '..', 'renderer')),
    received: createReceivedFiles(scratch.path, files),
    pages,
    onPage: (pipe) => pageConnections.join(pipe),
  },
  dev?.port,
);
closers.push(() => server.close());

let raise = () => Promise.resolve();

// The features start only once the port listens, so that the page loads meanwhile.
const [{ window, why }, features] = await Promise.all([
  present(server, { open: options.open, scratch: scratch.path, facts }, (line) =>
    process.stdout.write(`${line}\n`),
  ),
  startFeatures().then((features) => {
    closers.push(() => features.close());
    pageConnections.open(features.handlers);
    return features;
  }, refuse),
]);
raise = async () => {
  await window?.raise().catch(() => undefined);
};
log.write('shell.started', { shell: 'browser', window: window !== null, why });

const take = createLaunchDispatcher(files, features.take);
if (launch.kind !== 'show') take(launch);
const later = await listenForLaterStarts(data, (asked) => {
  take(asked);
  // Without a window of ours the open page takes what is asked for; it cannot come to the front.
  return Promise.resolve(window !== null || asked.kind !== 'show');
});
closers.push(() => later.close());
if (window) {
  closers.push(() => window.close());
  await window.closed;
  await pages.quiet(QUIET_MS);
  await stop(0);
}

/** Ends with the reason why the features cannot start; a fault of ours goes on to the guard against crashes. */
async function refuse(error: unknown): Promise<never> {
  if (!isForeseen(error)) throw error;
  const sentence = startFailure(error, data, 0);
  log.write('shell.not-started', { reason: error instanceof Error ? error.name : 'unknown' });
  process.stderr.write(`${sentence}\n`);
  await stop(1);
  // Whoever waits for the features waits for the end of the program.
  return new Promise(() => undefined);
}

/** Composes the features from its ports. */
async function startFeatures() {
  const [
    { createFeatures },
    { openDatabase },
    { createNodeNetwork },
    { openSecretStore },
    { openSound },
    { createDesktopOpen },
    { createBrowserOutside },
    { downloadsFolder },
  ] = await Promise.all([
    import('./features/features.ts'),
    import('./system/database.ts'),
    import('./system/node-network.ts'),
    import('./system/secret-service.ts'),
    import('./system/sound/open-sound.ts'),
    import('./shell/browser/open-files.ts'),
    import('./shell/browser/outside.ts'),
    import('./system/downloads-folder.ts'),
  ]);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const database = openDatabase(join(data, 'dragoman.sqlite'), { recovers: true });
  const network = createNodeNetwork(process.env);
  const startHelper = createForkStart(import.meta.dirname);
  const features = createFeatures({
    pseudo,
    version: manifest.version,
    shell: 'browser',
    database,
    secrets: openSecretStore(facts),
    startHelper,
    paths: { data, assets: join(root, 'assets') },
    output: out ?? downloadsFolder(facts),
    checkpointThread: join(import.meta.dirname, 'checkpoint.js'),
    memoryThread: join(import.meta.dirname, 'memory.js'),
    writingThread: join(import.meta.dirname, 'writing.js'),
    network,
    files,
    openFiles: createDesktopOpen(facts),
    sound: openSound({
      startHelper: watchHelpers(startHelper, (entry) => log.write('helper.hung', { entry })),
      ...facts,
    }),
    captionsWindow: null,
    outside: createBrowserOutside({
      ...facts,
      start: [
        process.execPath,
        join(import.meta.dirname, 'browser.js'),
        ...(givenData === null ? [] : ['--data', givenData]),
      ],
      showMain: () => inBackground('browser.raise', () => raise()),
      quit: () => inBackground('browser.stop', () => stop(0)),
    }),
    applicationMenu: null,
    // The page asks the engine for it.
    keepAwake: () => undefined,
    log,
  });
  return {
    handlers: features.handlers,
    take: features.outside.take,
    async close() {
      await features.close();
      await network.close();
      database.close();
    },
  };
}

/** The lock on the data folder, null where another program has it; ends where there can be none. */
function lockedData() {
  try {
    takeDataFolder(data);
    return lockData(data);
  } catch (error) {
    process.stderr.write(`${startFailure(error, data, 0)}\n`);
    process.exit(1);
  }
}
