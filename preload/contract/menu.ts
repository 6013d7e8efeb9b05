import { z } from 'zod';
import { ask, nothing, watch } from './route.ts';

/** What the system does by itself in its menus, and the menus that hold it. */
const ROLES = [
  ...(['file', 'edit', 'view', 'window'] as const),
  ...(['undo', 'redo', 'cut', 'copy', 'paste', 'pasteAndMatchStyle', 'selectAll'] as const),
  ...(['resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'] as const),
  ...(['minimize', 'close', 'quit'] as const),
] as const;
export type MenuRole = (typeof ROLES)[number];

const Label = z.string().min(1).max(200);

/** One action of the page. */
const Item = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  label: Label,
  /** As in the settings; null: none. */
  shortcut: z.string().max(40).nullable(),
  isEnabled: z.boolean(),
});
export type MenuItem = z.output<typeof Item>;

const Items = z.array(Item).max(200);
const Part = z.strictObject({ label: Label, items: Items });

/** The menu as the page wants it, in the language of the interface. */
export const ShownMenu = z.strictObject({
  /** Words for what the system does. */
  roles: z.record(z.enum(ROLES), Label),
  /** Above the end of the File menu. */
  file: Items,
  /** Below the zoom of the View menu. */
  view: Items,
  go: Part,
  actions: z.strictObject({ label: Label, parts: z.array(Part).max(30) }),
  help: Part,
});
export type ShownMenu = z.output<typeof ShownMenu>;

/** What a person chose in the menu last; `count` tells two choices of the same from one. */
export type MenuChoice = { readonly id: string; readonly count: number } | null;

export const menuRoutes = {
  /** Shells without a menu ignore it. */
  'menu.show': ask(ShownMenu).gives<null>(),
  'menu.chosen': watch(nothing).gives<MenuChoice>(),
};
