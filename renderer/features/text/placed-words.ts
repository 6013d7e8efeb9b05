import type { SegmentOrigin } from '../../../preload/contract/text.ts';
import { isOf, resultOf, type Column } from './column.ts';

type Range = readonly [start: number, end: number];

/**
 * The segments of a result with what a person changed: those that were touched count as typed, the
 * others keep their origin.
 */
export function segmentsOf({
  shown,
  edited,
  placed,
}: Pick<Column, 'shown' | 'edited' | 'placed'>): readonly SegmentOrigin[] {
  const base = placed ?? shown?.translation;
  if (base === undefined) return [];
  if (edited === null || edited === base.text) return base.segments;
  const change = changeOf(base.text, edited);
  return afterChange(base.segments, change, change[1] + edited.length - base.text.length);
}

/**
 * The text that a result translates; null where another text has come since. An edited result stays when
 * options change.
 */
export function translatedBy(
  column: Column,
  { text, revision }: { readonly text: string; readonly revision: number },
): string | null {
  return isOf(column, revision) || column.placed?.source === text ? text : null;
}

/**
 * A result with other words in a range of it.
 * @param source what it translates; null: not known
 */
export function withWord(column: Column, at: Range, word: string, source: string | null): Column {
  const text = resultOf(column);
  const edited = text.slice(0, at[0]) + word + text.slice(at[1]);
  const segments = afterChange(segmentsOf(column), at, at[0] + word.length);
  const { edited: was, placed } = column;
  return {
    ...column,
    edited,
    placed: { text: edited, segments, source, before: { edited: was, placed } },
  };
}

/** Whether the last change of a result is an exchanged word. */
export const hasPlacedWord = ({ edited, placed }: Column): boolean =>
  placed !== null && placed.text === edited;

/** A result as it was before the last word was exchanged, unless something was typed since. */
export function withoutWord(column: Column): Column {
  const { placed } = column;
  return placed === null || !hasPlacedWord(column) ? column : { ...column, ...placed.before };
}

/** The range of a text that became another. */
function changeOf(before: string, after: string): Range {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let same = 0;
  while (
    same < most - start &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  ) {
    same += 1;
  }
  return [start, before.length - same];
}

/**
 * Segments after a change of their text. Those that it touches become one, which counts as typed.
 * @param newEnd where the changed range ends now
 */
function afterChange(
  segments: readonly SegmentOrigin[],
  [start, end]: Range,
  newEnd: number,
): SegmentOrigin[] {
  const shift = newEnd - end;
  const isBefore = ({ target: [from, to] }: SegmentOrigin) => to <= start && from < start;
  const isAfter = ({ target: [from] }: SegmentOrigin) => from >= end;
  const touched = segments.filter((one) => !isBefore(one) && !isAfter(one));
  const [first, last] = [touched[0], touched.at(-1)];
  const typed: SegmentOrigin[] =
    first === undefined || last === undefined
      ? []
      : [
          {
            kind: 'typed',
            source: [first.source[0], last.source[1]],
            target: [Math.min(first.target[0], start), Math.max(last.target[1] + shift, newEnd)],
          },
        ];
  const moved = segments
    .filter((one) => !isBefore(one) && isAfter(one))
    .map((one) => ({
      ...one,
      target: [one.target[0] + shift, one.target[1] + shift] as const,
    }));
  return [...segments.filter(isBefore), ...typed, ...moved];
}
