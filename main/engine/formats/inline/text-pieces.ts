import { readReferences } from '../../markup/references.ts';
import type { SourcePiece } from './source-piece.ts';

/** What is left over after all references are read: an entity whose text is not known here. */
const UNKNOWN_ENTITY = /&[\p{L}_:][\p{L}\p{N}_:.-]{0,200};/gu;

/**
 * The pieces of markup text at these offsets. An XML entity that is declared elsewhere is a word
 * whose text is not known; in HTML it is what browsers make of it, text.
 */
export function textPieces(
  source: string,
  start: number,
  end: number,
  kind: 'xml' | 'html',
): SourcePiece[] {
  const text = source.slice(start, end);
  if (!text.includes('&')) return [{ kind: 'text', start, end, text }];
  return readReferences(source, start, end, kind).flatMap((reading): SourcePiece[] => {
    if (reading.reference) {
      return [
        {
          kind: 'text',
          start: reading.start,
          end: reading.end,
          text: reading.text,
          isReference: true,
        },
      ];
    }
    if (kind === 'html' || !reading.text.includes('&')) {
      return [{ kind: 'text', start: reading.start, end: reading.end, text: reading.text }];
    }
    return splitEntities(reading.text, reading.start);
  });
}

function splitEntities(text: string, start: number): SourcePiece[] {
  const pieces: SourcePiece[] = [];
  let at = 0;
  const literal = (to: number) => {
    if (to <= at) return;
    pieces.push({ kind: 'text', start: start + at, end: start + to, text: text.slice(at, to) });
  };
  for (const match of text.matchAll(UNKNOWN_ENTITY)) {
    literal(match.index);
    at = match.index + match[0].length;
    pieces.push({
      kind: 'alone',
      start: start + match.index,
      end: start + at,
      pair: null,
      isWord: true,
    });
  }
  literal(text.length);
  return pieces;
}
