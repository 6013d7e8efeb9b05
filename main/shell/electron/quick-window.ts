import { app, BrowserWindow, nativeTheme, screen } from 'electron';
import type { Log } from '../../system/log.ts';
import type { QuickWindow } from '../../system/outside.ts';
import { QUICK_ADDRESS } from './page-address.ts';
import type { PageParts } from './page-preferences.ts';
import { pagePreferences } from './page-preferences.ts';
import { placeQuick, QUICK_LEAST, readQuickPlace, writeQuickPlace } from './quick-place.ts';
import { isWayland } from './wayland.ts';
import { inBackground } from '../../system/background.ts';

/** What the quick window is made of. */
export interface QuickWindowParts extends PageParts {
  /** File that remembers where it stood. */
  readonly placeFile: string;
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
}

/** The quick window as this shell holds it. */
export interface OwnQuickWindow extends QuickWindow {
  /** Makes it, hidden, so that it is there at once when it is wanted. */
  prepare(): void;
  /** Takes it away with its page: it must not keep the program alive. */
  destroy(): void;
}

/** The quick window; there is none before `prepare` or the first `show`. */
export function createQuickWindow(parts: QuickWindowParts): OwnQuickWindow {
  const closedListeners: (() => void)[] = [];
  let isPinned = false;
  let isOver = false;
  let window: BrowserWindow | null = null;

  // A window that refuses to close would keep the program from quitting.
  app.once('before-quit', () => (isOver = true));
  const make = () => {
    window ??= openWindow(parts, {
      onClosed: () => {
        for (const listener of closedListeners) listener();
      },
      onGone: () => (window = null),
      isOver: () => isOver,
    });
    window.setAlwaysOnTop(isPinned);
    return window;
  };
  return {
    staysOnTop: parts.platform !== 'linux' || !isWayland(parts.env),
    prepare: () => {
      if (!isOver) make();
    },
    show() {
      if (isOver) return;
      const shown = make();
      shown.show();
      shown.focus();
    },
    hide: () => window?.hide(),
    pin(next) {
      isPinned = next;
      window?.setAlwaysOnTop(next);
    },
    onClosed: (listener) => void closedListeners.push(listener),
    destroy() {
      isOver = true;
      window?.destroy();
    },
  };
}

interface Listeners {
  readonly onClosed: () => void;
  readonly onGone: () => void;
  readonly isOver: () => boolean;
}

function openWindow(parts: QuickWindowParts, listeners: Listeners): BrowserWindow {
  const { onClosed, onGone, isOver } = listeners;
  const { placeFile, platform, log } = parts;
  const primary = screen.getPrimaryDisplay().workArea;
  const others = screen.getAllDisplays().map((display) => display.workArea);
  const window = new BrowserWindow({
    ...placeQuick(readQuickPlace(placeFile), [primary, ...others]),
    minWidth: QUICK_LEAST.width,
    minHeight: QUICK_LEAST.height,
    show: false,
    title: 'Dragoman',
    minimizable: false,
    maximizable: false,
    fullscreenable: false,
    skipTaskbar: true,
    autoHideMenuBar: true,
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#16181d' : '#ffffff',
    // A panel gets the keyboard without bringing the whole program to the front, and gives it back.
    ...(platform === 'darwin' && { type: 'panel' as const }),
    webPreferences: pagePreferences(parts),
  });
  const keepPlace = () => {
    writeQuickPlace(placeFile, window.getNormalBounds()).catch(() =>
      log.write('quick.place-not-kept'),
    );
  };
  window.on('hide', keepPlace);
  window.on('close', (event) => {
    if (isOver()) return;
    event.preventDefault();
    window.hide();
    onClosed();
  });
  window.once('closed', onGone);
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    log.write('quick.page-gone', { reason });
    // The next press makes it anew.
    onClosed();
    window.destroy();
  });
  inBackground('quickWindow.loadURL', () => window.loadURL(QUICK_ADDRESS));
  return window;
}
