import type { MenuItemConstructorOptions } from 'electron';
import type { MenuItem, MenuRole, ShownMenu } from '../../../preload/contract/menu.ts';

/** What decides the menu. */
export interface MenuFacts {
  readonly platform: NodeJS.Platform;
  /** Adds reloading and developer tools. */
  readonly developing: boolean;
}

/** The page's part of the menu. */
export interface PageMenu {
  readonly menu: ShownMenu;
  readonly choose: (id: string) => void;
}

type Row = readonly (MenuRole | '-')[];

/** Rows by menu; what they do and their shortcuts are the system's own, by role. */
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
const WINDOW: Row = ['minimize', 'close'];
const DEVELOPING: readonly MenuItemConstructorOptions[] = [
  { type: 'separator' },
  { role: 'reload' },
  { role: 'toggleDevTools' },
];

/**
 * The application menu as plain data: roles alone, with the system's words, until the page has told
 * its own.
 */
export function menuTemplate(facts: MenuFacts, page?: PageMenu): MenuItemConstructorOptions[] {
  const { platform, developing } = facts;
  const isMac = platform === 'darwin';
  const words = page?.menu.roles;
  const named = (role: MenuRole) => (words === undefined ? {} : { label: words[role] });
  const roles = (row: Row): MenuItemConstructorOptions[] =>
    row.map((role) =>
      // These four are menus, no rows of one.
      role === '-' || role === 'file' || role === 'edit' || role === 'view' || role === 'window'
        ? { type: 'separator' }
        : { role, ...named(role) },
    );
  const items = (shown: readonly MenuItem[] = []) =>
    shown.map((item) => pageItem(item, (id) => page?.choose(id)));
  const parted = (first: MenuItemConstructorOptions[], last: MenuItemConstructorOptions[]) =>
    first.length > 0 && last.length > 0
      ? [...first, { type: 'separator' } as const, ...last]
      : [...first, ...last];

  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    {
      role: 'fileMenu',
      ...named('file'),
      submenu: parted(items(page?.menu.file), roles([isMac ? 'close' : 'quit'])),
    },
    { role: 'editMenu', ...named('edit'), submenu: roles(EDIT) },
    {
      role: 'viewMenu',
      ...named('view'),
      submenu: [...parted(roles(VIEW), items(page?.menu.view)), ...(developing ? DEVELOPING : [])],
    },
    ...(page === undefined ? [] : pageMenus(page.menu, items)),
    isMac
      ? { role: 'windowMenu', ...named('window') }
      : { role: 'windowMenu', ...named('window'), submenu: roles(WINDOW) },
    ...(page === undefined
      ? []
      : [{ label: page.menu.help.label, submenu: items(page.menu.help.items) }]),
  ];
}

function pageMenus(
  { go, actions }: ShownMenu,
  items: (shown: readonly MenuItem[]) => MenuItemConstructorOptions[],
): MenuItemConstructorOptions[] {
  const parts = actions.parts.map((part) => ({ label: part.label, submenu: items(part.items) }));
  return [
    { label: go.label, submenu: items(go.items) },
    { label: actions.label, submenu: parts },
  ];
}

/**
 * The page hears its shortcuts itself, before the menu does; the menu only shows them. On macOS every
 * shown one is also heard by the menu, which gets what the page has not taken.
 */
function pageItem(item: MenuItem, choose: (id: string) => void): MenuItemConstructorOptions {
  const accelerator = item.shortcut === null ? null : acceleratorOf(item.shortcut);
  return {
    // In a label `&` marks the letter below it.
    label: item.label.replaceAll('&', '&&'),
    enabled: item.isEnabled,
    ...(accelerator !== null && { accelerator, registerAccelerator: false }),
    click: () => choose(item.id),
  };
}

const MODIFIERS: ReadonlyMap<string, string> = new Map([
  ['Mod', 'CommandOrControl'],
  ['Alt', 'Alt'],
  ['Shift', 'Shift'],
]);

/** Keys that menus call otherwise than pages do. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['ArrowUp', 'Up'],
  ['ArrowDown', 'Down'],
  ['ArrowLeft', 'Left'],
  ['ArrowRight', 'Right'],
  ['Enter', 'Return'],
]);

const KNOWN =
  /^(?:[A-Z0-9]|F(?:[1-9]|1\d|2[0-4])|Up|Down|Left|Right|Return|Space|Tab|Backspace|Delete|Insert|Home|End|PageUp|PageDown|[,./;'[\]\\`=-])$/;

/**
 * A shortcut of the page as menus show it; null for what a menu cannot have. A key without Ctrl or
 * Alt is none, besides function keys: a menu would take it from whoever types.
 * Names: https://www.electronjs.org/docs/latest/tutorial/keyboard-shortcuts#accelerators
 */
function acceleratorOf(shortcut: string): string | null {
  const parts = shortcut.split('+');
  const last = parts.pop() ?? '';
  const key = KEYS.get(last) ?? last;
  const held = parts.map((part) => MODIFIERS.get(part));
  if (!KNOWN.test(key) || held.includes(undefined)) return null;
  const isHeld = parts.includes('Mod') || parts.includes('Alt') || /^F\d+$/.test(key);
  return isHeld ? [...held, key].join('+') : null;
}
