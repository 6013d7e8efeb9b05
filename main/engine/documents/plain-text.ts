import { readPieces } from '../formats/inline/unit-text.ts';

/** The text of a unit as people read it, without its inline tags. */
export const plainText = (unit: string): string =>
  readPieces(unit)
    .map((piece) => (piece.kind === 'text' ? piece.text : ''))
    .join('');
