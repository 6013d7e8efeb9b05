import type { MenuItemConstructorOptions } from 'electron';

/** What decides the menu. */
export interface MenuFacts {
  readonly platform: NodeJS.Platform;
  /** Adds reloading and developer tools. */
  readonly developing: boolean;
}

type Row = readonly (MenuItemConstructorOptions['role'] | '-')[];

/** Rows by menu; every label and shortcut is the system's own, by role. */
const EDIT: Row = [
  'undo',
  'redo',
  '-',
  'cut',
  'copy',
  'paste',
  'pasteAndMatchStyle',
  '-',
  'selectAll',
];
const VIEW: Row = ['resetZoom', 'zoomIn', 'zoomOut', '-', 'togglefullscreen'];
const DEVELOPING: Row = ['-', 'reload', 'toggleDevTools'];
const WINDOW: Row = ['minimize', 'close'];

/** The application menu as plain data. */
export function menuTemplate({ platform, developing }: MenuFacts): MenuItemConstructorOptions[] {
  const view = developing ? [...VIEW, ...DEVELOPING] : VIEW;
  return [
    ...(platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
    { role: 'fileMenu', submenu: items([platform === 'darwin' ? 'close' : 'quit']) },
    { role: 'editMenu', submenu: items(EDIT) },
    { role: 'viewMenu', submenu: items(view) },
    platform === 'darwin' ? { role: 'windowMenu' } : { role: 'windowMenu', submenu: items(WINDOW) },
  ];
}

const items = (row: Row): MenuItemConstructorOptions[] =>
  row.map((role) => (role === '-' || role === undefined ? { type: 'separator' } : { role }));
