import { accented, framed } from '../machine/pseudo.ts';
import { findPlaceholders } from '../markup/placeholders.ts';
import { shownText, shownPieces, wordsOfSegment, type ShownSegment } from './segment-tags.ts';

/** A segment with accents, brackets and the length of a translation; its tags and placeholders stay. */
export function pseudoSegment({ text, tags }: ShownSegment): string {
  const pieces = shownPieces(text, tags).map((piece) =>
    piece.kind === 'text' ? { ...piece, text: accentedWords(piece.text) } : piece,
  );
  return framed(shownText(pieces), wordsOfSegment(text, tags));
}

function accentedWords(text: string): string {
  let changed = '';
  let at = 0;
  for (const { start, end } of findPlaceholders(text)) {
    changed += accented(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return changed + accented(text.slice(at));
}
