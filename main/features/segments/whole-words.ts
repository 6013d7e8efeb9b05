import { UNSPACED_CLASS } from '../../engine/full-text/words.ts';

/** What words are made of where spaces part them: vowel signs and accents belong to their letter. */
const SPACED = String.raw`(?!${UNSPACED_CLASS})[\p{L}\p{M}\p{N}_]`;
const BEGINNING = String.raw`(?:(?<!${SPACED})|(?=${UNSPACED_CLASS}))(?!\p{M})`;
const END = String.raw`(?:(?!${SPACED})|(?<=${UNSPACED_CLASS}))(?!\p{M})`;
const BETWEEN_UNSPACED = new RegExp(String.raw`^${UNSPACED_CLASS}{2}$`, 'u');

/** Dictionaries go by script, whatever the language. */
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * An expression that finds whole words alone: a letter, digit or mark on either side makes it part of a
 * longer word. In scripts without spaces words end where the dictionary of the Unicode library parts them.
 * @param source of an expression
 * @throws SyntaxError
 */
export function createWholeWords(source: string, flags: string): RegExp {
  return new WholeWords(`${BEGINNING}(?:${source})${END}`, flags);
}

/** `test` and `replace` find by `exec`. */
class WholeWords extends RegExp {
  override exec(text: string): RegExpExecArray | null {
    for (;;) {
      const found = super.exec(text);
      if (found === null) return null;
      const [{ length }] = found;
      if (isEdge(text, found.index) && isEdge(text, found.index + length)) return found;
      // One that begins within it may be whole.
      const isPair = (text.codePointAt(found.index) ?? 0) > 0xffff;
      this.lastIndex = found.index + (isPair ? 2 : 1);
    }
  }
}

let segmented: { readonly text: string; readonly segments: Intl.Segments } | null = null;

/** Whether a word may begin or end at an offset. */
function isEdge(text: string, at: number): boolean {
  const before = /^[\uDC00-\uDFFF]/.test(text.charAt(at - 1)) ? at - 2 : at - 1;
  const after = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (before < 0 || !BETWEEN_UNSPACED.test(text.slice(before, at) + after)) return true;
  if (segmented?.text !== text) segmented = { text, segments: segmenter.segment(text) };
  return segmented.segments.containing(at)?.index === at;
}
