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
  /** As written, with straight apostrophes, without soft hyphens, accelerators and inner brackets. */
  readonly words: readonly string[];
  /** The words without letter case. */
  readonly folded: readonly string[];
  readonly numbers: readonly Mark[];
  readonly tags: readonly Mark[];
  /** Variables, `{name}`, `%s` and their kin. */
  readonly placeables: readonly Mark[];
  readonly punctuation: readonly Mark[];
  /** Two letters for each token: its kind. */
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
    placeable: [],
    punctuation: [],
  };
  let shape = '';
  let spacing = '';
  for (const token of tokenise(text)) {
    if (token.kind === 'word') words.push(straighten(token.text));
    else marks[token.kind].push({ text: token.text, after: words.length });
    shape += token.kind.slice(0, 2);
    spacing += token.spaced ? '_' : '.';
  }
  return {
    text,
    words,
    folded: words.map(fold),
    numbers: marks.number,
    tags: marks.tag,
    placeables: marks.placeable,
    punctuation: marks.punctuation,
    shape,
    spacing,
  };
}

/** A word as it is compared: as in `SegmentText.words`, without letter case. */
export function foldWord(word: string): string {
  return fold(straighten(word));
}

function straighten(word: string): string {
  return ODD.test(word) ? word.replace(/[’ʼ]/g, "'").replace(UNSAID, '') : word;
}

const ODD = /[’ʼ\u00AD&~_\(\)]/;
const UNSAID = /[\u00AD&~_\(\)]/g;

/** Lower case; the dot that İ leaves behind is dropped, so that it folds to a plain i. */
function fold(word: string): string {
  const lower = word.toLowerCase();
  return lower.includes('\u0307') ? lower.replaceAll('i\u0307', 'i') : lower;
}
