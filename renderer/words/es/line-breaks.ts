import type { lineBreaks as en } from '../en/line-breaks.ts';

export const lineBreaks: Readonly<Record<keyof typeof en, string>> = {
  'line-breaks.offer':
    'El texto pegado tiene {count, plural, one {un salto de línea} other {# saltos de línea}} dentro de las frases, como ocurre con los PDF.',
  'line-breaks.join': 'Unir las líneas',
  'line-breaks.leave': 'Dejarlos',
  'line-breaks.joined':
    '{count, plural, one {Se ha quitado un salto de línea.} other {Se han quitado # saltos de línea.}}',
  'line-breaks.undo': 'Deshacer',
  'line-breaks.keep': 'De acuerdo',
};
