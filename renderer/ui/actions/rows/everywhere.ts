import type { ActionRow } from '../action-row.ts';

const go = { group: 'go' } as const;
const look = { group: 'look', overDialogs: true } as const;
const everywhere = { group: 'everywhere' } as const;

/** What works on every screen. */
export const EVERYWHERE = {
  // On the segment editor digits belong to its matches.
  'go-text': { name: 'action.go-text', ...go, shortcut: 'Mod+1' },
  'go-documents': { name: 'action.go-documents', ...go, shortcut: 'Mod+2' },
  'go-segments': { name: 'action.go-segments', ...go, shortcut: 'Mod+3' },
  'go-voice': { name: 'action.go-voice', ...go, shortcut: 'Mod+4' },
  'go-write': { name: 'action.go-write', ...go, shortcut: 'Mod+5' },
  'go-glossaries': { name: 'action.go-glossaries', ...go, shortcut: 'Mod+6' },
  'go-style': { name: 'action.go-style', ...go, shortcut: 'Mod+7' },
  'go-memories': { name: 'action.go-memories', ...go, shortcut: 'Mod+8' },
  'go-terms': { name: 'action.go-terms', ...go, shortcut: 'Mod+9' },
  'go-detect': { name: 'action.go-detect', ...go, shortcut: 'Mod+Shift+D' },
  'go-history': { name: 'action.go-history', ...go, shortcut: 'Mod+0' },
  'go-usage': { name: 'action.go-usage', ...go, shortcut: 'Mod+Shift+G' },
  'go-settings': {
    name: 'action.go-settings',
    ...go,
    shortcut: 'Mod+,',
    keywords: 'action.go-settings.also',
  },
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
