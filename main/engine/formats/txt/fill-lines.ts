import { piecesText } from '../../subtitles/pieces.ts';
import type { Piece } from '../../subtitles/pieces.ts';

/** Breaks pieces into lines that each hold as much as fits. No piece is wider than a line. */
export function fillLines(pieces: readonly Piece[], columns: number): string[] {
  const lines: Piece[][] = [];
  let width = 0;
  for (const piece of pieces) {
    const line = lines.at(-1);
    width += piece.space + piece.width;
    if (line && width <= columns) line.push(piece);
    else {
      lines.push([piece]);
      width = piece.width;
    }
  }
  return lines.map(piecesText);
}
