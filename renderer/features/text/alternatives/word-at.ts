import type { SegmentOrigin } from '../../../../preload/contract/text.ts';

/** A word of a result with the sentence that it stands in. Ranges are UTF-16 offsets into the result. */
export interface WordOfResult {
  readonly at: readonly [start: number, end: number];
  readonly word: string;
  readonly translation: string;
  /** Where the translated sentence begins. */
  readonly start: number;
  /** '' where it is not known what was translated. */
  readonly source: string;
}

/** How far around an offset words are looked for. */
const REACH = 200;
/** UTF-16 units of a sentence that is asked about. */
const MOST = 4000;

/** The word at an offset of a text, or just before it; null between words. */
export function wordRange(
  text: string,
  offset: number,
  language: string,
): readonly [start: number, end: number] | null {
  const from = Math.max(0, offset - REACH);
  const words = wordsOf(text.slice(from, offset + REACH), language);
  const found =
    words.find(({ start, end }) => from + start <= offset && offset < from + end) ??
    words.find(({ end }) => from + end === offset);
  return found === undefined ? null : [from + found.start, from + found.end];
}

/** The word before or after a range of a text; null where there is none near. */
export function nextWordRange(
  text: string,
  [start, end]: readonly [number, number],
  step: 1 | -1,
  language: string,
): readonly [start: number, end: number] | null {
  const from = step === 1 ? end : Math.max(0, start - REACH);
  const to = step === 1 ? end + REACH : start;
  const found = wordsOf(text.slice(from, to), language).at(step === 1 ? 0 : -1);
  return found === undefined ? null : [from + found.start, from + found.end];
}

/** A word of a result with its sentence. */
export function wordOfResult(
  {
    source,
    result,
    segments,
  }: {
    readonly source: string;
    readonly result: string;
    readonly segments: readonly SegmentOrigin[];
  },
  at: readonly [start: number, end: number],
  language: string,
): WordOfResult {
  const word = result.slice(...at);
  const segment = segments.find(({ target }) => target[0] <= at[0] && at[1] <= target[1]);
  const unknown = { at, word, translation: word, start: at[0], source: '' };
  if (segment === undefined) return unknown;
  const [start] = segment.target;
  const whole = {
    source: source.slice(...segment.source),
    target: result.slice(...segment.target),
  };
  const pair = sentencePair(whole.source, whole.target, at[0] - start, language);
  if (pair === null) return unknown;
  return { at, word, source: pair.source, translation: pair.target, start: start + pair.start };
}

/** Services that report no sentences answer with a whole part: its sentences follow each other. */
function sentencePair(source: string, target: string, offset: number, language: string) {
  const targets = sentencesOf(target, language);
  const sources = sentencesOf(source, language);
  const place = targets.findIndex(({ start, text }) => offset < start + text.length);
  const [own, its] = [targets[place], sources[place]];
  if (sources.length === targets.length && own !== undefined && its !== undefined) {
    if (own.text.length > MOST || its.text.length > MOST) return null;
    return { source: its.text, target: own.text, start: own.start };
  }
  return source.length > MOST || target.length > MOST ? null : { source, target, start: 0 };
}

function sentencesOf(text: string, language: string) {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ index, segment }) => ({
    start: index,
    text: segment,
  }));
}

function wordsOf(text: string, language: string) {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ index, segment }) => ({ start: index, end: index + segment.length }));
}
