/** A piece of a part that is written anew: new XML, or a stretch of the source by its offsets. */
export type XmlFragment = string | { readonly start: number; readonly end: number };

/** Writes pieces one after the other; stretches may hold edits of their own. */
export type WriteStretch = (start: number, end: number) => string;

export function writeFragments(pieces: readonly XmlFragment[], stretch: WriteStretch): string {
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : stretch(piece.start, piece.end)))
    .join('');
}
