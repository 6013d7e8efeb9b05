import { LINE_WIDTH } from './cue.ts';
import { graphemes, letterWidth, widthOf } from './letter-width.ts';

/** Pieces that are not broken apart: words with what follows them, or single wide letters. */
function unbreakable(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const word of text.split(/(?<=\s)/u)) {
    let piece = '';
    for (const letter of graphemes(word)) {
      const isWide = letterWidth(letter) === 2;
      // A punctuation mark stays with what it follows.
      if (isWide && piece !== '' && !/\p{P}/u.test(letter)) {
        pieces.push(piece);
        piece = '';
      }
      // A word without an end is cut at the edge of a line.
      if (widthOf(piece) + letterWidth(letter) > LINE_WIDTH) {
        pieces.push(piece);
        piece = '';
      }
      piece += letter;
    }
    if (piece !== '') pieces.push(piece);
  }
  return pieces;
}

/** Lines of at most 42 letters, filled from the first. */
export function breakLines(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of unbreakable(text.trim().replace(/\s+/gu, ' '))) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > LINE_WIDTH) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}

/** Two lines of about equal length, where text does not fit into one; the upper one is shorter. */
export function balanced(text: string): readonly string[] {
  const lines = breakLines(text);
  if (lines.length !== 2) return lines;
  const pieces = unbreakable(text.trim().replace(/\s+/gu, ' '));
  let best = lines;
  let least = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut < pieces.length; cut += 1) {
    const upper = pieces.slice(0, cut).join('').trimEnd();
    const lower = pieces.slice(cut).join('').trimEnd();
    const [a, b] = [widthOf(upper), widthOf(lower)];
    if (a > LINE_WIDTH || b > LINE_WIDTH) continue;
    // A line that ends with a sentence or a clause reads better than one of equal length.
    const cost = Math.abs(a - b) - (/[\p{P}]$/u.test(upper) ? 8 : 0) + (a > b ? 1 : 0);
    if (cost < least) {
      least = cost;
      best = [upper, lower];
    }
  }
  return best;
}
