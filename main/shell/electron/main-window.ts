import { BrowserWindow, nativeTheme, screen } from 'electron';
import type { Log } from '../../system/log.ts';
import { PAGE_ADDRESS } from './page-address.ts';
import type { PageParts } from './page-preferences.ts';
import { pagePreferences } from './page-preferences.ts';
import { fitBounds, LEAST, readBounds, writeBounds } from './window-bounds.ts';
import { guarded, inBackground } from '../../system/background.ts';

/** What the window is made of. */
export interface WindowParts extends PageParts {
  /** File that remembers where the window stood. */
  readonly boundsFile: string;
  readonly log: Log;
}

/** Page crashes in one run after which the page is no longer loaded again. */
const MAX_CRASHES = 3;
/** A window that is dragged is not written with every pixel. */
const BOUNDS_SETTLE_MS = 500;

/** Opens the one window where it last stood; it shows itself once there is something to see. */
export function openMainWindow(parts: WindowParts): BrowserWindow {
  const { boundsFile, log } = parts;
  const areas = screen.getAllDisplays().map((display) => display.workArea);
  const { maximized, ...bounds } = fitBounds(readBounds(boundsFile), areas);
  const window = new BrowserWindow({
    ...bounds,
    minWidth: LEAST.width,
    minHeight: LEAST.height,
    show: false,
    title: 'Dragoman',
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#16181d' : '#ffffff',
    webPreferences: pagePreferences(parts),
  });
  if (maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  keepBounds(window, boundsFile, log);
  let crashes = 0;
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    log.write('window.page-gone', { reason });
    if (reason === 'clean-exit') return;
    crashes += 1;
    if (crashes < MAX_CRASHES) window.webContents.reload();
    else window.destroy();
  });
  inBackground('mainWindow.loadURL', () => window.loadURL(PAGE_ADDRESS));
  return window;
}

/** Remembers where the window stands: soon after every change, so that a killed program knows it too. */
function keepBounds(window: BrowserWindow, file: string, log: Log): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    const remembered = { ...window.getNormalBounds(), maximized: window.isMaximized() };
    writeBounds(file, remembered).catch(() => log.write('window.bounds-not-kept'));
  };
  const touch = () => {
    clearTimeout(timer);
    timer = setTimeout(guarded('window.bounds', keep), BOUNDS_SETTLE_MS);
  };
  window.on('resize', touch);
  window.on('move', touch);
  window.on('maximize', touch);
  window.on('unmaximize', touch);
  window.on('close', keep);
}

/** Brings a window before the person, wherever it was. */
export function showWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
