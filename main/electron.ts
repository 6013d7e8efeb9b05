import { homedir } from 'node:os';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { app, dialog } from 'electron';
import { createFeatures } from './features/features.ts';
import { lockData } from './shell/data-lock.ts';
import { createPageConnections } from './shell/page-connections.ts';
import { createApplicationMenu } from './shell/electron/application-menu.ts';
import { createCaptionsWindow } from './shell/electron/captions-window.ts';
import { hideOnClose } from './shell/electron/close-to-tray.ts';
import { guardAgainstCrashes } from './shell/electron/crash-guard.ts';
import { folderOption } from './shell/electron/folder-option.ts';
import { receiveFiles } from './shell/electron/file-hand-over.ts';
import { allowPortalShortcuts } from './shell/electron/global-shortcut.ts';
import { createKeepAwake } from './shell/electron/keep-awake.ts';
import { createLaunchQueue } from './shell/electron/launch-queue.ts';
import { receiveLinks } from './shell/electron/link-protocol.ts';
import { openMainWindow, showWindow } from './shell/electron/main-window.ts';
import { createShellOpen } from './shell/electron/open-files.ts';
import { receiveOpenedPaths } from './shell/electron/opened-paths.ts';
import { createElectronOutside } from './shell/electron/outside.ts';
import { registerPageScheme, servePage } from './shell/electron/page-protocol.ts';
import { createPageSession } from './shell/electron/page-session.ts';
import { receivePorts } from './shell/electron/port-hand-over.ts';
import { nameProgram } from './shell/electron/program-name.ts';
import { createQuickWindow } from './shell/electron/quick-window.ts';
import { openSafeStorageSecrets } from './shell/electron/safe-storage-secrets.ts';
import { receiveSecondStarts } from './shell/electron/second-starts.ts';
import { createSystemNetwork } from './shell/electron/system-network.ts';
import { createUtilityStart } from './shell/electron/utility-start.ts';
import { startArguments } from './shell/electron/start-arguments.ts';
import { guardWindows } from './shell/electron/window-guards.ts';
import { askFirstInstance, listenForLaterStarts, REFUSED_EXIT } from './shell/first-instance.ts';
import { openPageFiles } from './shell/page-files.ts';
import { createReceivedFiles } from './shell/received-files.ts';
import { openScratchFolder } from './shell/scratch-folder.ts';
import { readLaunchRequest } from './shell/read-launch-request.ts';
import { createTicketBook } from './shell/ticket-book.ts';
import { createLaunchDispatcher } from './shell/launch-dispatcher.ts';
import { openDatabase } from './system/database.ts';
import { createFileLog, LOG_FILE } from './system/file-log.ts';
import { dataFolder, makePrivateFolder, takeDataFolder } from './system/paths.ts';
import { openSound } from './system/sound/open-sound.ts';
import type { LaunchRequest } from './system/outside.ts';
import { watchHelpers } from './system/watched-helper.ts';
import { isForeseen, startFailure } from './system/start-failure.ts';
import { guarded, inBackground } from './system/background.ts';

/** The quick window is made this long after the first one shows, when the start is over. */
const PREPARE_QUICK_MS = 1_500;

const root = join(import.meta.dirname, '..', '..');
const facts = { platform: process.platform, env: process.env, home: homedir() };
const folder = (option: 'data' | 'out') =>
  folderOption(option, process.argv.slice(1), process.cwd());
const data = folder('data') ?? dataFolder(facts);
/** A program that is not installed is started as Electron with the folder of its code. */
const program = app.isPackaged ? null : root;
const launches = createLaunchQueue();
nameProgram(process.platform);
registerPageScheme();
guardWindows();
allowPortalShortcuts();
receiveLinks(app.isPackaged, launches.give);
receiveOpenedPaths(launches.give);
receiveSecondStarts(program, launches.give);

const unusable = prepareFolders();
/** From then on a fault of ours is logged, said and ends the program. */
let isGuarded = false;
if (unusable !== null) void app.whenReady().then(() => refuse(unusable.error), refuse);
else if (app.requestSingleInstanceLock()) void app.whenReady().then(start).catch(refuse);
else app.quit();

/** Makes the folders that a start needs; answers why they cannot be made. */
function prepareFolders(): { readonly error: unknown } | null {
  // The engine's own files, and with them the single-instance lock, belong to this data folder.
  const engineData = join(data, 'electron');
  try {
    takeDataFolder(data);
    makePrivateFolder(engineData);
    app.setPath('userData', engineData);
    return null;
  } catch (error) {
    return { error };
  }
}

/**
 * Says why the program cannot start, and ends it; a fault of ours goes on to the guard against crashes
 * where there is one yet. Only once the app is ready does a box reach the person: before, Linux writes its text to standard error
 * (https://www.electronjs.org/docs/latest/api/dialog#dialogshowerrorboxtitle-content).
 */
function refuse(error: unknown): void {
  if (isGuarded && !isForeseen(error)) throw error;
  dialog.showErrorBox('Dragoman', startFailure(error, data, 0));
  app.exit(REFUSED_EXIT);
}

async function start(): Promise<void> {
  // The browser shell may be running with the same data; Electron's own lock does not know it.
  const lock = lockData(data);
  launches.give(readLaunchRequest(startArguments(process.argv, program), process.cwd()));
  if (!lock) {
    const asked: LaunchRequest[] = [];
    launches.listen((launch) => asked.push(launch));
    if (asked.length === 0) asked.push({ kind: 'show' });
    const shown: boolean[] = [];
    for (const launch of asked) shown.push(await askFirstInstance(data, launch));
    const isShown = !shown.includes(false);
    if (!isShown) {
      dialog.showErrorBox('Dragoman', `Dragoman is already running with the data in ${data}.`);
    }
    // The other program has what this start was for, or the person was told: nobody tries again.
    app.exit(isShown ? 0 : REFUSED_EXIT);
    return;
  }
  const log = createFileLog(join(data, LOG_FILE));
  guardAgainstCrashes(log);
  isGuarded = true;
  const developing = !app.isPackaged;
  const scratch = openScratchFolder(data);
  const files = createTicketBook();
  const session = createPageSession();
  servePage(session, await openPageFiles(join(root, 'dist', 'renderer')));
  const applicationMenu = createApplicationMenu({ platform: process.platform, developing });

  const network = createSystemNetwork(session);
  const startHelper = createUtilityStart(import.meta.dirname);
  const preload = join(root, 'dist', 'preload', 'preload.cjs');
  const database = openDatabase(join(data, 'dragoman.sqlite'), { recovers: true });
  const captionsWindow = createCaptionsWindow({
    session,
    preload,
    developing,
    placesFile: join(data, 'captions.json'),
    platform: process.platform,
    env: process.env,
    log,
  });
  const quickWindow = createQuickWindow({
    session,
    preload,
    developing,
    log,
    placeFile: join(data, 'quick.json'),
    platform: process.platform,
    env: process.env,
  });
  let window: BrowserWindow | null = null;
  const show = () => {
    if (window?.isDestroyed() === false) showWindow(window);
  };
  const features = createFeatures({
    pseudo: false,
    version: app.getVersion(),
    shell: 'electron',
    database,
    secrets: openSafeStorageSecrets(join(data, 'secrets.json'), process.platform),
    startHelper,
    paths: { data, assets: join(root, 'assets') },
    output: folder('out') ?? app.getPath('downloads'),
    checkpointThread: join(import.meta.dirname, 'checkpoint.js'),
    memoryThread: join(import.meta.dirname, 'memory.js'),
    writingThread: join(import.meta.dirname, 'writing.js'),
    network,
    files,
    openFiles: createShellOpen(),
    sound: openSound({
      startHelper: watchHelpers(startHelper, (entry) => log.write('helper.hung', { entry })),
      ...facts,
    }),
    captionsWindow,
    outside: createElectronOutside({
      ...facts,
      quickWindow,
      showMain: show,
      log,
      assets: join(root, 'assets'),
      start: [
        // An AppImage is mounted elsewhere at every start.
        process.env['APPIMAGE'] ?? process.execPath,
        ...(developing ? [root] : []),
        ...(folder('data') === null ? [] : ['--data', data]),
      ],
    }),
    applicationMenu,
    keepAwake: createKeepAwake(() => window),
    log,
  });
  const pages = createPageConnections(log);
  pages.open(features.handlers);
  receivePorts((pipe) => pages.join(pipe));
  receiveFiles(files, createReceivedFiles(scratch.path, files));

  window = openMainWindow({
    session,
    preload,
    boundsFile: join(data, 'window.json'),
    developing,
    log,
  });
  hideOnClose(window, () => features.outside.staysInTray());
  // Captions or a hidden window alone must not keep the program alive.
  window.once('closed', () => {
    captionsWindow.close();
    quickWindow.destroy();
  });
  window.once('ready-to-show', () =>
    setTimeout(
      guarded('quick-window.prepare', () => quickWindow.prepare()),
      PREPARE_QUICK_MS,
    ),
  );
  app.on('activate', show);
  app.on('window-all-closed', () => app.quit());
  const take = createLaunchDispatcher(files, features.outside.take);
  launches.listen(take);
  const main = window;
  const later = await listenForLaterStarts(data, (asked) => {
    take(asked);
    return Promise.resolve(!main.isDestroyed());
  });
  log.write('shell.started', { shell: 'electron' });
  if (UPDATE_FEED !== '' && app.isPackaged) {
    const { followUpdates } = await import('./shell/electron/updates.ts');
    followUpdates(log);
  }

  app.once('will-quit', (event) => {
    event.preventDefault();
    later.close();
    inBackground('electron.close', () =>
      features
        .close()
        .then(() => network.close())
        .finally(() => {
          database.close();
          scratch.remove();
          lock.release();
          app.exit(0);
        }),
    );
  });
}
