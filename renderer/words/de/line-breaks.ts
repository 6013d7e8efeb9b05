import type { lineBreaks as en } from '../en/line-breaks.ts';

/** Words of the repair of line breaks in pasted text. */
export const lineBreaks: Readonly<Record<keyof typeof en, string>> = {
  'line-breaks.offer':
    'Der eingefügte Text hat {count, plural, one {einen Zeilenumbruch} other {# Zeilenumbrüche}} mitten in Sätzen, wie oft aus PDFs.',
  'line-breaks.join': 'Zeilen verbinden',
  'line-breaks.leave': 'So lassen',
  'line-breaks.joined':
    '{count, plural, one {Ein Zeilenumbruch wurde} other {# Zeilenumbrüche wurden}} entfernt.',
  'line-breaks.undo': 'Rückgängig',
  'line-breaks.keep': 'Gut',
};
