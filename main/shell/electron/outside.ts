import { app } from 'electron';
import { createCopyWatch } from '../../system/copy-watch.ts';
import { createDesktopBus } from '../../system/desktop-bus.ts';
import { desktopKind } from '../../system/desktop-kind.ts';
import type { Log } from '../../system/log.ts';
import type { Outside, QuickWindow } from '../../system/outside.ts';
import { createPasteKey } from '../../system/paste-key.ts';
import { translateCommand } from '../read-launch-request.ts';
import { createGlobalShortcut } from './global-shortcut.ts';
import { createClipboardReader, createPasting } from './system-clipboard.ts';
import { createSystemNotices } from './system-notices.ts';
import { createTray } from './tray.ts';

export interface ElectronOutsideParts {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly quickWindow: QuickWindow;
  /** Folder of the pictures that are shown beside the clock. */
  readonly assets: string;
  /** Program and arguments of this start, as far as the next one needs them. */
  readonly start: readonly string[];
  readonly showMain: () => void;
  readonly log: Log;
}

/** What Electron has outside of its pages on this system. */
export function createElectronOutside(parts: ElectronOutsideParts): Outside {
  const { platform, env, quickWindow, assets, start, showMain, log } = parts;
  const desktop = desktopKind(platform, env);
  const press = createPasteKey(desktop, env);
  const bus = createDesktopBus(env);
  return {
    desktop,
    command: translateCommand(start),
    quickWindow,
    clipboard: createClipboardReader(desktop, env),
    pasting: press === null ? null : createPasting(press),
    shortcut: createGlobalShortcut(desktop),
    copies: createCopyWatch(desktop, env),
    tray: createTray({ assets, platform, showsIcons: () => bus.showsIcons(), log }),
    notify: createSystemNotices(),
    showMain,
    quit: () => app.quit(),
  };
}
