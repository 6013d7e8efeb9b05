import type { Block, Piece } from './blocks.ts';
import { CODE_CHARACTER, codeCharacter } from './coded-text.ts';
import type { Code, CodedText } from './coded-text.ts';

/** A sentence or paragraph cut out of a block. */
export interface Passage {
  /** UTF-16 offsets into the source. */
  readonly start: number;
  readonly end: number;
  /** With its inner tags as codes. */
  readonly coded: CodedText;
  /** Without tags. */
  readonly plain: string;
  /** With tags as written and references read: what is looked up in a memory. */
  readonly lookup: string;
}

const isTag = (piece: Piece | undefined) =>
  piece?.kind === 'open' || piece?.kind === 'close' || piece?.kind === 'alone';

/**
 * Cuts the range `from` to `to` of a block's plain text. Tags in the range belong to it; a tag right
 * beside it only when its partner is in the range, so that `<b>Save</b>` alone is cut as `Save` and
 * its tags stay where they are.
 */
export function cutPassage(source: string, block: Block, from: number, to: number): Passage {
  const { pieces } = block;
  let low = pieceAt(pieces, from);
  let high = pieceAt(pieces, to - 1);
  const inside = (partner: number | null | undefined) =>
    typeof partner === 'number' && partner >= low && partner <= high;
  for (let grown = true; grown;) {
    grown = false;
    if (from === pieces[low]?.at || isTag(pieces[low])) {
      for (let i = low - 1; isTag(pieces[i]); i -= 1) {
        if (!inside(pieces[i]?.partner)) continue;
        low = i;
        grown = true;
      }
    }
    if (isTag(pieces[high]) || to === endOf(pieces[high])) {
      for (let i = high + 1; isTag(pieces[i]); i += 1) {
        if (!inside(pieces[i]?.partner)) continue;
        high = i;
        grown = true;
      }
    }
  }
  return assemble(source, block, low, high, from, to);
}

const endOf = (piece: Piece | undefined) => (piece ? piece.at + piece.text.length : -1);

function assemble(
  source: string,
  block: Block,
  low: number,
  high: number,
  from: number,
  to: number,
): Passage {
  const codes: Code[] = [];
  const places = new Map<number, number>();
  let text = '';
  let plain = '';
  let lookup = '';
  let start = 0;
  let end = 0;
  const add = (code: Code) => {
    text += codeCharacter(codes.length);
    codes.push(code);
  };
  for (let i = low; i <= high; i += 1) {
    const piece = block.pieces[i];
    if (!piece) continue;
    const skip = piece.kind === 'text' ? Math.max(0, from - piece.at) : 0;
    const stop = piece.kind === 'text' ? Math.max(0, endOf(piece) - to) : 0;
    if (i === low) start = piece.start + skip;
    if (i === high) end = piece.end - stop;
    if (piece.kind === 'text' || piece.kind === 'reference') {
      const written = piece.text.slice(skip, piece.text.length - stop);
      plain += written;
      lookup += written;
      let at = 0;
      for (const match of written.matchAll(CODE_CHARACTER)) {
        text += written.slice(at, match.index);
        at = match.index + match[0].length;
        add({ kind: 'kept', raw: block.write(match[0]), partner: null });
      }
      text += written.slice(at);
      continue;
    }
    const raw = source.slice(piece.start, piece.end);
    lookup += raw;
    places.set(i, codes.length);
    const partner = piece.partner === null ? undefined : places.get(piece.partner);
    if (partner !== undefined) {
      const other = codes[partner];
      if (other) codes[partner] = { ...other, partner: codes.length };
    }
    add({ kind: piece.kind === 'locked' ? 'alone' : piece.kind, raw, partner: partner ?? null });
  }
  return { start, end, coded: { text, codes }, plain, lookup };
}

/** The piece that holds this offset of the plain text. */
function pieceAt(pieces: readonly Piece[], offset: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.at ?? Infinity) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
