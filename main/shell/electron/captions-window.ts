import type { Display } from 'electron';
import { BrowserWindow, screen } from 'electron';
import type { CaptionsForm, CaptionsWindow } from '../../system/captions-window.ts';
import type { Log } from '../../system/log.ts';
import type { Anchor } from './captions-place.ts';
import { anchorOf, placed, readPlaces, writePlaces } from './captions-place.ts';
import { CAPTIONS_ADDRESS } from './page-address.ts';
import type { PageParts } from './page-preferences.ts';
import { pagePreferences } from './page-preferences.ts';
import { isWayland } from './wayland.ts';
import { inBackground } from '../../system/background.ts';

/** What the captions window is made of. */
export interface CaptionsParts extends PageParts {
  /** File that remembers where it stood on each display. */
  readonly placesFile: string;
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
}

/** The captions window of this shell; there is none until the first `show`. */
export function createCaptionsWindow(parts: CaptionsParts): CaptionsWindow {
  const closedListeners: (() => void)[] = [];
  let open: ReturnType<typeof openWindow> | null = null;
  return {
    staysOnTop: parts.platform !== 'linux' || !isWayland(parts.env),
    show(form) {
      open ??= openWindow(parts, form, () => {
        open = null;
        for (const listener of closedListeners) listener();
      });
      open.show(form);
    },
    hold: (held) => open?.hold(held),
    close: () => open?.close(),
    onClosed: (listener) => void closedListeners.push(listener),
  };
}

function openWindow(parts: CaptionsParts, first: CaptionsForm, onClosed: () => void) {
  const { placesFile, platform, log } = parts;
  const places = readPlaces(placesFile);
  const anchors = new Map<string, Anchor>(Object.entries(places.anchors));
  const displays = screen.getAllDisplays();
  let display = displays.find(({ id }) => String(id) === places.last) ?? screen.getPrimaryDisplay();
  let form = first;
  let isHeld = false;

  const boundsNow = () => placed(anchors.get(keyOf(display)) ?? null, display.workArea, form);
  /** As set by us; anything else is where the person moved it. */
  let bounds = boundsNow();

  const window = new BrowserWindow({
    ...bounds,
    show: false,
    title: 'Dragoman',
    frame: false,
    transparent: true,
    backgroundColor: '#00000000',
    hasShadow: false,
    // A transparent window cannot be resized by hand on every system; its form says its size.
    resizable: false,
    minimizable: false,
    maximizable: false,
    fullscreenable: false,
    skipTaskbar: true,
    // Clicks never take the keyboard away from the meeting. On Linux such a window is out of the
    // window manager's hands (https://www.electronjs.org/docs/latest/api/structures/base-window-options),
    // and only a window manager moves what is dragged by `app-region`.
    focusable: platform === 'linux',
    alwaysOnTop: true,
    // Captions are read while another window has the keyboard, or hides part of them.
    webPreferences: { ...pagePreferences(parts), backgroundThrottling: false },
  });
  // Turning into another kind of process would make the Dock flicker.
  if (platform !== 'win32') {
    window.setVisibleOnAllWorkspaces(true, {
      visibleOnFullScreen: true,
      skipTransformProcessType: true,
    });
  }

  const place = () => {
    bounds = boundsNow();
    window.setBounds(bounds);
  };
  const takeClicks = () =>
    window.setIgnoreMouseEvents(form.clickThrough && !isHeld, { forward: true });
  const noteMove = () => {
    const now = window.getBounds();
    if (now.x === bounds.x && now.y === bounds.y) return;
    bounds = now;
    display = screen.getDisplayMatching(now);
    anchors.set(keyOf(display), anchorOf(now, display.workArea));
  };
  /** A display is gone or has another size: captions stay in sight. */
  const placeAnew = () => {
    display = screen.getDisplayMatching(window.getBounds());
    place();
  };

  window.on('move', noteMove);
  screen.on('display-removed', placeAnew);
  screen.on('display-metrics-changed', placeAnew);
  window.once('ready-to-show', () => {
    window.showInactive();
    // Above full screen windows and presentations. Linux does not heed it for a hidden window
    // (https://github.com/electron/electron/issues/6103).
    window.setAlwaysOnTop(true, 'screen-saver');
  });
  window.on('close', () => {
    writePlaces(placesFile, {
      last: keyOf(display),
      anchors: Object.fromEntries(anchors),
    }).catch(() => log.write('captions.place-not-kept'));
  });
  window.once('closed', () => {
    screen.off('display-removed', placeAnew);
    screen.off('display-metrics-changed', placeAnew);
    onClosed();
  });
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    log.write('captions.page-gone', { reason });
    window.destroy();
  });
  inBackground('captionsWindow.loadURL', () => window.loadURL(CAPTIONS_ADDRESS));

  return {
    show(next: CaptionsForm) {
      const isMoved = next.width !== form.width || next.height !== form.height;
      form = next;
      if (isMoved) place();
      takeClicks();
    },
    hold(held: boolean) {
      isHeld = held;
      takeClicks();
    },
    close: () => window.close(),
  };
}

const keyOf = ({ id }: Display): string => String(id);
