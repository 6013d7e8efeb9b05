import type { TokenKind } from './tokens.ts';
import { tokenise } from './tokens.ts';

/** A token beside the words, with the number of words before it. */
export interface Mark {
  readonly text: string;
  readonly after: number;
}

/** A segment made ready for comparing. */
export interface SegmentText {
  /** Trimmed, white space collapsed, characters composed. */
  readonly text: string;
  /** As written, with straight apostrophes and without soft hyphens. */
  readonly words: readonly string[];
  /** The words without letter case. */
  readonly folded: readonly string[];
  readonly numbers: readonly Mark[];
  readonly tags: readonly Mark[];
  readonly punctuation: readonly Mark[];
  /** One letter for each token: its kind. */
  readonly shape: string;
  /** One sign for each token: whether white space stands before it. */
  readonly spacing: string;
}

/** The form in which segments are identical: trimmed, white space collapsed, composed (NFC). */
export function normaliseSegment(text: string): string {
  const composed = text.normalize('NFC');
  return (UNEVEN.test(composed) ? composed.replace(/\s+/g, ' ') : composed).trim();
}

/** White space that is not one plain space. */
const UNEVEN = /\s\s|[^\S ]/;

export function analyse(segment: string): SegmentText {
  const text = normaliseSegment(segment);
  const words: string[] = [];
  const marks: Record<Exclude<TokenKind, 'word'>, Mark[]> = {
    number: [],
    tag: [],
    punctuation: [],
  };
  let shape = '';
  let spacing = '';
  for (const token of tokenise(text)) {
    if (token.kind === 'word') words.push(straighten(token.text));
    else marks[token.kind].push({ text: token.text, after: words.length });
    shape += token.kind.charAt(0);
    spacing += token.spaced ? '_' : '.';
  }
  return {
    text,
    words,
    folded: words.map(fold),
    numbers: marks.number,
    tags: marks.tag,
    punctuation: marks.punctuation,
    shape,
    spacing,
  };
}

/** A word as it is compared: straight apostrophes, no soft hyphens, no letter case. */
export function foldWord(word: string): string {
  return fold(straighten(word));
}

function straighten(word: string): string {
  return ODD.test(word) ? word.replace(/[’ʼ]/g, "'").replaceAll('\u00AD', '') : word;
}

const ODD = /[’ʼ\u00AD]/;

/** Lower case; the dot that İ leaves behind is dropped, so that it folds to a plain i. */
function fold(word: string): string {
  const lower = word.toLowerCase();
  return lower.includes('\u0307') ? lower.replaceAll('i\u0307', 'i') : lower;
}
