import { findTags } from '../../markup/find-tags.ts';
import { pairTags } from '../../markup/tag-pairs.ts';
import type { CodePiece, SourcePiece } from './source-piece.ts';
import { append } from '../../../system/long-lists.ts';

/**
 * Finds tags that are written as text (`&lt;b&gt;`, or in CDATA) and makes codes of them, so that no
 * engine takes them for words. Markup of HTML is often carried like this.
 */
export function codeEmbeddedTags(pieces: readonly SourcePiece[]): SourcePiece[] {
  const result: SourcePiece[] = [];
  let stretch: SourcePiece[] = [];
  for (const piece of pieces) {
    // No code crosses the marks of CDATA: it could not be copied.
    if (stretch.length > 0 && stretch[0]?.section !== piece.section) {
      append(result, codeStretch(stretch));
      stretch = [];
    }
    stretch.push(piece);
  }
  append(result, codeStretch(stretch));
  return result;
}

function codeStretch(pieces: readonly SourcePiece[]): SourcePiece[] {
  const found = findTags(
    pieces.map((piece) => (piece.kind === 'text' ? piece.text : '\uFFFC')).join(''),
  );
  if (found.length === 0) return [...pieces];
  const partners = pairTags(found);
  const starts: number[] = [];
  const result: SourcePiece[] = [];
  let at = 0;
  let next = 0;
  let start: number | null = null;
  for (const piece of pieces) {
    const last = at + (piece.kind === 'text' ? piece.text.length : 1);
    let from = at;
    const cut = (to: number): SourcePiece => {
      const part = cutPiece(piece, from - at, to - at);
      from = to;
      return part;
    };
    for (let tag = found[next]; tag && tag.start < last; tag = found[next]) {
      if (start === null && tag.start > from) result.push(cut(tag.start));
      const part = cut(Math.min(tag.end, last));
      start ??= part.start;
      if (tag.end > last) break;
      starts[next] = start;
      const code: CodePiece = {
        kind: tag.kind,
        start,
        end: part.end,
        pair: pairOf(next, partners.get(next), starts),
        isEmbedded: true,
        ...(piece.section ? { section: piece.section } : {}),
      };
      result.push(code);
      start = null;
      next += 1;
    }
    if (start === null && (from < last || from === at)) result.push(cut(last));
    at = last;
  }
  return result;
}

/** Below zero, by the place of the start tag: apart from the pairs of the document's own tags. */
function pairOf(
  tag: number,
  partner: number | undefined,
  starts: readonly number[],
): number | null {
  if (partner === undefined) return null;
  return -1 - (starts[Math.min(tag, partner)] ?? 0);
}

/** A part of literal text; everything else cannot be cut and is taken as a whole. */
function cutPiece(piece: SourcePiece, from: number, to: number): SourcePiece {
  if (piece.kind !== 'text' || piece.isReference === true || piece.text === '') return piece;
  const { start } = piece;
  return { ...piece, start: start + from, end: start + to, text: piece.text.slice(from, to) };
}
