import type { MenuItemConstructorOptions } from 'electron';
import type { TrayChoice, TrayMenu } from '../../system/outside.ts';

/** The icon's menu as plain data. */
export function trayMenu(
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
