import type { MessageKey } from '../../i18n/i18n.ts';
import type { ActionRow } from './action-row.ts';

type Named = MessageKey extends infer Key
  ? Key extends `action.${infer Id}`
    ? Id extends `${string}.${string}`
      ? never
      : Id
    : never
  : never;

/** An action is named by a message `action.<id>`; of several that differ by a number `<id>-<n>`. */
export type ActionId = Named | `${Named}-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/** Actions by id. */
export type ActionRows = Readonly<Partial<Record<ActionId, ActionRow>>>;

let rows: ActionRows = {};
let ids: readonly ActionId[] = [];

/**
 * Every action of the program: the palette, the menu, shortcuts, tooltips and the sheet of shortcuts
 * are made of it. Settings name the ids, so that they stay. The features declare them; the registry
 * gives them here once, before anything is drawn.
 */
export function registerActions(all: readonly ActionRows[]): void {
  rows = Object.assign({}, ...all) as ActionRows;
  ids = Object.keys(rows) as ActionId[];
}

/** All of them, in the order of the lists. */
export const actionIds = (): readonly ActionId[] => ids;

export const isActionId = (id: string): id is ActionId => Object.hasOwn(rows, id);

/** An action as lists show it. */
export function actionRow(id: ActionId): ActionRow {
  const row = rows[id];
  if (row === undefined) throw new Error(`No feature declares the action ${id}`);
  return row;
}

/** The action that leads to where this one is offered; null where nothing is known. */
export function wayTo(id: ActionId): ActionId | null {
  const { via, on } = actionRow(id);
  const way = via ?? (on === undefined ? null : `go-${on}`);
  return way !== null && isActionId(way) ? way : null;
}
