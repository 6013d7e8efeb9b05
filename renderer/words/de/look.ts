import type { look as en } from '../en/look.ts';

/** Words of the shared primitives. */
export const look: Readonly<Record<keyof typeof en, string>> = {
  // A word or name of somebody else's within a sentence.
  'look.choices': '{label}, Auswahl',
  'look.search': 'Suchen',
  'look.nothing-found': 'Nichts passt zu „{query}“.',
  'look.empty': 'Nichts zur Auswahl.',
  'look.number-range': 'Eine ganze Zahl von {min, number} bis {max, number}.',
  'look.key.mod': 'Strg',
  'look.key.shift': 'Umschalt',
  'look.key.alt': 'Alt',
  'look.key.space': 'Leertaste',
  'look.key.delete': 'Entf',
  'look.key.enter': 'Eingabe',
  'look.key.escape': 'Esc',
};
