import type { lineBreaks as en } from '../en/line-breaks.ts';

export const lineBreaks: Readonly<Record<keyof typeof en, string>> = {
  'line-breaks.offer':
    'Le texte collé a {count, plural, one {un saut de ligne} other {# sauts de ligne}} à l’intérieur de phrases, comme en produisent les PDF.',
  'line-breaks.join': 'Joindre les lignes',
  'line-breaks.leave': 'Les laisser',
  'line-breaks.joined':
    '{count, plural, one {Un saut de ligne a été retiré.} other {# sauts de ligne ont été retirés.}}',
  'line-breaks.undo': 'Annuler',
  'line-breaks.keep': 'D’accord',
};
