import { join } from 'node:path';
import type { NativeImage, MenuItemConstructorOptions } from 'electron';
import { Menu, nativeImage, Tray as SystemTray } from 'electron';
import type { Log } from '../../system/log.ts';
import type { Tray, TrayChoice, TrayMenu } from '../../system/outside.ts';

export interface TrayParts {
  /** Folder of the pictures. */
  readonly assets: string;
  readonly platform: NodeJS.Platform;
  /** Whether something on this Linux desktop shows icons. */
  readonly showsIcons: () => Promise<boolean>;
  readonly log: Log;
}

/** Edges of the picture in device-independent pixels, as the systems draw it. */
const WINDOWS_EDGE = 16;
const LINUX_EDGE = 22;

/** The icon beside the clock; null where the system makes none. */
export function createTray({ assets, platform, showsIcons, log }: TrayParts): Tray | null {
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
      return new SystemTray(picture());
    } catch {
      log.write('tray.none');
      return null;
    }
  }

  /**
   * macOS draws a template in the colour of its menu bar, and takes the file with `@2x` beside it for
   * sharp screens; a picture that was resized here would be neither
   * (https://www.electronjs.org/docs/latest/api/native-image#template-image-macos).
   */
  function picture(): NativeImage {
    if (platform === 'darwin') return nativeImage.createFromPath(join(assets, 'iconTemplate.png'));
    const edge = platform === 'win32' ? WINDOWS_EDGE : LINUX_EDGE;
    const full = nativeImage.createFromPath(join(assets, 'icon.png'));
    return full.resize({ width: edge, height: edge });
  }
}

/** The icon's menu as plain data. */
function trayMenu(
  { words, voice }: TrayMenu,
  choose: (choice: TrayChoice) => void,
): MenuItemConstructorOptions[] {
  const item = (choice: TrayChoice, label: string, enabled = true) => ({
    label,
    enabled,
    click: () => choose(choice),
  });
  return [
    item('captions', words.captions),
    item('translate', words.translate),
    item('pause', voice === 'paused' ? words.resume : words.pause, voice !== 'none'),
    { type: 'separator' },
    item('show', words.show),
    item('quit', words.quit),
  ];
}
