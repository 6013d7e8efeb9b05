import type { ActionRow } from './action-row.ts';
import { ACCOUNT } from './rows/account.ts';
import { EVERYWHERE, WORK } from './rows/everywhere.ts';
import { RESOURCES } from './rows/resources.ts';
import { SEGMENTS } from './rows/segments.ts';
import { TRANSLATING } from './rows/translating.ts';

const voice = { group: 'voice', on: 'voice' } as const;

/** Voice sessions. */
const VOICE = {
  'voice-start': {
    name: 'action.voice-start',
    ...voice,
    shortcut: 'Mod+Shift+R',
    keywords: 'action.voice-start.also',
  },
  'voice-test': { name: 'action.voice-test', ...voice },
  // A meeting goes on behind a dialog.
  'voice-pause': {
    name: 'action.voice-pause',
    ...voice,
    shortcut: 'Mod+Shift+P',
    overDialogs: true,
  },
  'voice-bookmark': { name: 'action.voice-bookmark', ...voice, shortcut: 'Mod+B' },
  'voice-bookmarks': { name: 'action.voice-bookmarks', ...voice },
  'voice-languages': { name: 'action.voice-languages', ...voice },
  'voice-captions': {
    name: 'action.voice-captions',
    ...voice,
    shortcut: 'Mod+Shift+K',
    keywords: 'action.voice-captions.also',
  },
  'voice-hush': {
    name: 'action.voice-hush',
    ...voice,
    shortcut: 'Mod+Shift+X',
    overDialogs: true,
  },
  'voice-report': { name: 'action.voice-report', ...voice },
  'voice-export': { name: 'action.voice-export', ...voice, keywords: 'action.export.also' },
  'voice-back': { name: 'action.voice-back', ...voice },
} as const satisfies Record<string, ActionRow>;

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
