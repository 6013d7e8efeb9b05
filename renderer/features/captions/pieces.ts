/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** What never stands apart from the word before it. */
const CLOSING = /^[\s\p{Pe}\p{Pf}.,;:!?…%。、，！？：；]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/** Texts that follow each other, with a space between them where their script has one. */
export function joined(before: string, after: string): string {
  if (before === '' || after === '') return before + after;
  const isOneWord = /\s$/.test(before) || CLOSING.test(after);
  const isUnspaced = UNSPACED.test(before.slice(-1)) || UNSPACED.test(after.slice(0, 1));
  return isOneWord || isUnspaced ? before + after : `${before} ${after}`;
}

/**
 * Cuts a text where a line may end; the pieces together are the text, and each carries the space
 * behind it.
 */
export function piecesOf(text: string): string[] {
  const chunks = text.match(/\s*\S+\s*|\s+/g) ?? [];
  return chunks.flatMap((chunk) => (UNSPACED.test(chunk) ? unspacedPieces(chunk) : [chunk]));
}

function unspacedPieces(chunk: string): string[] {
  const pieces: string[] = [];
  const words = new Intl.Segmenter(undefined, { granularity: 'word' });
  for (const { segment } of words.segment(chunk)) {
    const last = pieces.at(-1);
    if (last !== undefined && (CLOSING.test(segment) || OPENING.test(last))) {
      pieces[pieces.length - 1] = last + segment;
    } else pieces.push(segment);
  }
  return pieces;
}

/** Cuts what is too long for a line of its own between its letters. */
export function lettersOf(piece: string): string[] {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(letters.segment(piece), ({ segment }) => segment);
}
