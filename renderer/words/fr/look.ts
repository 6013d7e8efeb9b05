import type { look as en } from '../en/look.ts';

export const look: Readonly<Record<keyof typeof en, string>> = {
  // A word or name of somebody else's within a sentence.
  'look.choices': '{label}, choix',
  'look.search': 'Rechercher',
  'look.nothing-found': 'Rien ne correspond à « {query} ».',
  'look.empty': 'Rien à choisir.',
  'look.number-range': 'Un nombre entier de {min, number} à {max, number}.',
  'look.key.mod': 'Ctrl',
  'look.key.shift': 'Maj',
  'look.key.alt': 'Alt',
  'look.key.space': 'Espace',
  'look.key.delete': 'Suppr',
  'look.key.enter': 'Entrée',
  'look.key.escape': 'Échap',
};
