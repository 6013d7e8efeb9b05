import type { CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';
import { leftOver } from './left-over.ts';
import { saysInWords } from './number-words.ts';
import type { NumberReader, ReadNumber } from './read-numbers.ts';

/** One side with its numbers. */
export interface NumberedText {
  readonly text: CheckedText;
  readonly numbers: readonly ReadNumber[];
  /** The numbers where spaces part thousands; null where none can. */
  readonly spaced: readonly ReadNumber[] | null;
}

/** @param text what numbers are looked for in */
export const numberedText = (
  checked: CheckedText,
  text: string,
  read: NumberReader,
): NumberedText => ({ text: checked, numbers: read(text), spaced: read.spaced?.(text) ?? null });

/** Numbers that one side alone has, in digits or in words. */
export function checkNumbers(source: NumberedText, target: NumberedText): SegmentFinding[] {
  if (source.numbers.length + target.numbers.length === 0) return [];
  const other = differing(source, target);
  const mayBeSpaced = other.length > 0 && (source.spaced ?? target.spaced) !== null;
  if (mayBeSpaced && readings(source).some((ours) => readings(target).some(isRightIn(ours)))) {
    return [];
  }
  return [...new Set(other)].map((what) => ({ kind: 'numbers', what }));
}

const differing = (source: NumberedText, target: NumberedText): string[] => [
  ...lackedBy(target, source),
  ...lackedBy(source, target),
];

const isRightIn = (ours: NumberedText) => (theirs: NumberedText) =>
  differing(ours, theirs).length === 0;

const readings = (side: NumberedText): readonly NumberedText[] =>
  side.spaced === null ? [side] : [side, { ...side, numbers: side.spaced }];

/** What `ours` has and `theirs` has not, as written. */
function lackedBy(theirs: NumberedText, ours: NumberedText): string[] {
  const valueOf = ({ value }: ReadNumber) => value;
  const missing = leftOver(ours.numbers, theirs.numbers, valueOf);
  if (missing.length === 0) return [];
  // A number that may be read in two ways is right in each.
  const free = leftOver(theirs.numbers, ours.numbers, valueOf);
  const values = new Set(free.map(valueOf));
  const others = new Set(free.map(({ otherwise }) => otherwise));
  const inWords = new Map<string, boolean>();
  const isSaid = (value: string): boolean => {
    const known =
      inWords.get(value) ??
      saysInWords(value, theirs.text.bare, theirs.text.language, ours.text.language);
    inWords.set(value, known);
    return known;
  };
  return missing
    .filter(({ value, otherwise }) => {
      const isReadAnew = otherwise !== undefined && values.has(otherwise);
      return !isReadAnew && !others.has(value) && !isSaid(value);
    })
    .map(({ written }) => written);
}
