import type { SourcePiece } from './source-piece.ts';

/**
 * Leaves out what is no part of the sentence at the ends of a run: white space, tags that hold all or
 * nothing of it, and what stands alone there. Empty where there is no text at all.
 */
export function trimPieces<P extends SourcePiece>(pieces: readonly P[]): P[] {
  if (!pieces.some((piece) => piece.kind === 'text' && isVisible(piece))) return [];
  const partners = partnersOf(pieces);
  let low = 0;
  let high = pieces.length - 1;
  for (let moved = true; moved;) {
    moved = false;
    const first = pieces[low];
    const last = pieces[high];
    if (!first || !last) return [];
    const partnerOfFirst = partners.get(low);
    const partnerOfLast = partners.get(high);
    if (partnerOfFirst === high) {
      low += 1;
      high -= 1;
      moved = true;
    } else if (canDrop(first, partnerOfFirst)) {
      low += 1;
      moved = true;
    } else if (canDrop(last, partnerOfLast)) {
      high -= 1;
      moved = true;
    } else if (partnerOfFirst !== undefined && !someVisible(pieces, low, partnerOfFirst)) {
      low = partnerOfFirst + 1;
      moved = true;
    } else if (partnerOfLast !== undefined && !someVisible(pieces, partnerOfLast, high)) {
      high = partnerOfLast - 1;
      moved = true;
    }
  }
  return pieces
    .slice(low, high + 1)
    .map((piece, at, all) => trimText(piece, at === 0, at === all.length - 1));
}

/** Tags of a pair stay unless both go. */
function canDrop(piece: SourcePiece, partner: number | undefined): boolean {
  return partner === undefined && !isVisible(piece);
}

function isVisible(piece: SourcePiece): boolean {
  return piece.kind === 'text' ? piece.text.trim() !== '' : piece.isWord === true;
}

function someVisible(pieces: readonly SourcePiece[], from: number, to: number): boolean {
  for (let i = from; i <= to; i += 1) {
    const piece = pieces[i];
    if (piece && isVisible(piece)) return true;
  }
  return false;
}

function partnersOf(pieces: readonly SourcePiece[]): Map<number, number> {
  const partners = new Map<number, number>();
  const opened = new Map<number, number>();
  pieces.forEach((piece, index) => {
    if (piece.kind === 'text' || piece.pair === null) return;
    const open = opened.get(piece.pair);
    if (open === undefined) opened.set(piece.pair, index);
    else {
      partners.set(open, index);
      partners.set(index, open);
      opened.delete(piece.pair);
    }
  });
  return partners;
}

function trimText<P extends SourcePiece>(piece: P, atStart: boolean, atEnd: boolean): P {
  if (piece.kind !== 'text' || piece.isReference === true) return piece;
  const before = atStart ? piece.text.length - piece.text.trimStart().length : 0;
  const after = atEnd ? piece.text.length - piece.text.trimEnd().length : 0;
  if (before === 0 && after === 0) return piece;
  return {
    ...piece,
    start: piece.start + before,
    end: piece.end - after,
    text: piece.text.slice(before, piece.text.length - after),
  };
}
