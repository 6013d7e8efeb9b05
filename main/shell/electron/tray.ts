import { Menu, nativeImage, Tray as SystemTray } from 'electron';
import type { Log } from '../../system/log.ts';
import type { Tray, TrayChoice } from '../../system/outside.ts';
import { trayMenu } from './tray-menu.ts';

export interface TrayParts {
  /** Path of the picture; it is made smaller here. */
  readonly icon: string;
  readonly platform: NodeJS.Platform;
  /** Whether something on this Linux desktop shows icons. */
  readonly showsIcons: () => Promise<boolean>;
  readonly log: Log;
}

/** Edge of the picture in device-independent pixels, as the systems draw it. */
const EDGE: Readonly<Partial<Record<NodeJS.Platform, number>>> = { win32: 16, darwin: 18 };
const LINUX_EDGE = 22;

/** The icon beside the clock; null where the system makes none. */
export function createTray({ icon, platform, showsIcons, log }: TrayParts): Tray | null {
  const edge = EDGE[platform] ?? LINUX_EDGE;
  const tray = makeTray();
  if (tray === null) return null;
  const listeners: ((choice: TrayChoice) => void)[] = [];
  const choose = (choice: TrayChoice) => {
    for (const listener of listeners) listener(choice);
  };
  tray.setToolTip('Dragoman');
  // macOS opens the menu on a click; Linux desktops differ, and the menu has the same row.
  if (platform !== 'darwin') tray.on('click', () => choose('show'));
  return {
    // Electron makes an icon on every Linux desktop and never says whether one is shown.
    isShown: () =>
      platform === 'win32' || platform === 'darwin' ? Promise.resolve(true) : showsIcons(),
    draw: (menu) => tray.setContextMenu(Menu.buildFromTemplate(trayMenu(menu, choose))),
    onChosen: (listener) => void listeners.push(listener),
    remove: () => tray.destroy(),
  };

  function makeTray(): SystemTray | null {
    try {
      return new SystemTray(nativeImage.createFromPath(icon).resize({ width: edge, height: edge }));
    } catch {
      log.write('tray.none');
      return null;
    }
  }
}
