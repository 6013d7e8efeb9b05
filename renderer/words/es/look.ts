import type { look as en } from '../en/look.ts';

export const look: Readonly<Record<keyof typeof en, string>> = {
  // A word or name of somebody else's within a sentence.
  'look.choices': '{label}, opciones',
  'look.search': 'Buscar',
  'look.nothing-found': 'Nada coincide con «{query}».',
  'look.empty': 'No hay nada que elegir.',
  'look.number-range': 'Un número entero de {min, number} a {max, number}.',
  'look.key.mod': 'Ctrl',
  'look.key.shift': 'Mayús',
  'look.key.alt': 'Alt',
  'look.key.space': 'Espacio',
  'look.key.delete': 'Supr',
  'look.key.enter': 'Intro',
  'look.key.escape': 'Esc',
};
