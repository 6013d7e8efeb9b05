import type { Piece } from '../inline/unit-text.ts';
import type { Code } from './coded-paragraph.ts';

/**
 * Whether each tag that is XML of its own stands inside the same link, insertion or control as in the
 * source. Looks may go anywhere.
 */
export function sameParents(
  source: readonly Piece[],
  translation: readonly Piece[],
  codes: readonly Code[],
): boolean {
  const wanted = parentsOf(source, codes);
  const found = parentsOf(translation, codes);
  return [...wanted].every(([tag, parent]) => found.get(tag) === parent);
}

/** The nearest pair around each tag; 0 where there is none. */
function parentsOf(pieces: readonly Piece[], codes: readonly Code[]): Map<number, number> {
  const parents = new Map<number, number>();
  const open: number[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'text') continue;
    const kind = codes[piece.tag - 1]?.kind;
    if (kind === 'look' || kind === 'characters') continue;
    if (piece.kind === 'close') {
      open.pop();
      continue;
    }
    parents.set(piece.tag, open.at(-1) ?? 0);
    if (piece.kind === 'open') open.push(piece.tag);
  }
  return parents;
}
