import type { ActionRow } from '../ui/actions/action-row.ts';

const look = { group: 'look', overDialogs: true } as const;
const everywhere = { group: 'everywhere' } as const;

/** What works on every screen. */
export const EVERYWHERE = {
  search: {
    name: 'action.search',
    ...everywhere,
    shortcut: 'Mod+K',
    keywords: 'action.search.also',
  },
  'run-action': {
    name: 'action.run-action',
    ...everywhere,
    shortcut: 'Mod+Shift+A',
    keywords: 'action.run-action.also',
  },
  'shortcut-sheet': {
    name: 'action.shortcut-sheet',
    ...everywhere,
    shortcut: 'Mod+/',
    also: 'F1',
    keywords: 'action.shortcut-sheet.also',
  },
  quick: { name: 'action.quick', ...everywhere, shortcut: 'Mod+J' },
  'private-mode': {
    name: 'action.private-mode',
    ...everywhere,
    keywords: 'action.private-mode.also',
  },
  'switch-connection': {
    name: 'action.switch-connection',
    ...everywhere,
    keywords: 'action.switch-connection.also',
  },
  'switch-project': { name: 'action.switch-project', ...everywhere },
  'service-info': {
    name: 'action.service-info',
    ...everywhere,
    keywords: 'action.service-info.also',
  },
  'toggle-rail': { name: 'action.toggle-rail', ...look, keywords: 'action.toggle-rail.also' },
  'theme-light': { name: 'action.theme-light', ...look, keywords: 'action.theme.also' },
  'theme-dark': { name: 'action.theme-dark', ...look, keywords: 'action.theme.also' },
  'theme-system': { name: 'action.theme-system', ...look, keywords: 'action.theme.also' },
  'text-larger': { name: 'action.text-larger', ...look, keywords: 'action.text-size.also' },
  'text-smaller': { name: 'action.text-smaller', ...look, keywords: 'action.text-size.also' },
  'text-usual': { name: 'action.text-usual', ...look, keywords: 'action.text-size.also' },
} as const satisfies Record<string, ActionRow>;

const work = { group: 'work' } as const;
/** From a screen that has nothing of the kind it goes to Text. */
const orText = { group: 'work', via: 'go-text' } as const;

/** What several screens do, each in its own way. */
export const WORK = {
  translate: {
    name: 'action.translate',
    ...orText,
    shortcut: 'Mod+Enter',
    keywords: 'action.translate.also',
  },
  cancel: {
    name: 'action.cancel',
    ...work,
    shortcut: 'Escape',
    keywords: 'action.cancel.also',
  },
  clear: { name: 'action.clear', ...work, shortcut: 'Mod+Shift+Backspace' },
  open: { name: 'action.open', ...orText, shortcut: 'Mod+O', keywords: 'action.open.also' },
  save: { name: 'action.save', ...work, shortcut: 'Mod+S' },
  find: { name: 'action.find', ...work, shortcut: 'Mod+F', keywords: 'action.find.also' },
  options: { name: 'action.options', ...orText, shortcut: 'Mod+Shift+O' },
  from: { name: 'action.from', ...orText, shortcut: 'Mod+Shift+F' },
  to: { name: 'action.to', ...orText, shortcut: 'Mod+Shift+L' },
  memory: { name: 'action.memory', ...orText, shortcut: 'Mod+Shift+M' },
  'add-term': { name: 'action.add-term', ...work, shortcut: 'Mod+D' },
} as const satisfies Record<string, ActionRow>;
