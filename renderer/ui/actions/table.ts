import type { ActionRow } from './action-row.ts';
import { ACCOUNT } from './rows/account.ts';
import { EVERYWHERE, WORK } from './rows/everywhere.ts';
import { RESOURCES } from './rows/resources.ts';
import { SEGMENTS } from './rows/segments.ts';
import { TRANSLATING } from './rows/translating.ts';
import { VOICE } from './rows/voice.ts';

/**
 * Every action of the program: the palette, the menu, shortcuts, tooltips and the sheet of shortcuts
 * are made of it. Settings name the ids, so that they stay.
 */
export const ACTIONS = {
  ...EVERYWHERE,
  ...WORK,
  ...TRANSLATING,
  ...VOICE,
  ...SEGMENTS,
  ...RESOURCES,
  ...ACCOUNT,
} as const satisfies Record<string, ActionRow>;

export type ActionId = keyof typeof ACTIONS;

export const ACTION_IDS = Object.keys(ACTIONS) as readonly ActionId[];

export const isActionId = (id: string): id is ActionId => Object.hasOwn(ACTIONS, id);

/** An action as lists show it. */
export function actionRow(id: ActionId): ActionRow {
  return ACTIONS[id];
}

/** The action that leads to where this one is offered; null where nothing is known. */
export function wayTo(id: ActionId): ActionId | null {
  const { via, on } = actionRow(id);
  const way = via ?? (on === undefined ? null : `go-${on}`);
  return way !== null && isActionId(way) ? way : null;
}
