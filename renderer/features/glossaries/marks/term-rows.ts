import type { TermMark } from '../../../../preload/contract/glossaries.ts';
import type { MarkLook, Painted } from './painting.ts';

export type Outcome = NonNullable<TermMark['outcome']>;

/** A term of the text with what became of it, however often it stands there. */
export interface TermRow {
  readonly term: string;
  readonly wanted: string;
  /** Id of the glossary. */
  readonly glossary: string;
  readonly outcome: TermMark['outcome'];
  readonly times: number;
  /** Where it stands first in the source. */
  readonly at: TermMark['at'];
  /** Where its translation stands first. */
  readonly found: TermMark['found'];
}

const ORDER: readonly TermMark['outcome'][] = ['missed', 'inflected', 'used', null];

/** Each term once for each of its outcomes; what asks for attention comes first. */
export function termRows(marks: readonly TermMark[]): readonly TermRow[] {
  const rows = new Map<string, TermRow>();
  for (const { term, wanted, glossary, outcome, at, found } of marks) {
    const key = JSON.stringify([term, wanted, glossary, outcome]);
    const before = rows.get(key);
    rows.set(
      key,
      before === undefined
        ? { term, wanted, glossary, outcome, times: 1, at, found }
        : { ...before, times: before.times + 1 },
    );
  }
  return [...rows.values()].sort(
    (one, other) =>
      ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome) || one.at[0] - other.at[0],
  );
}

export function outcomeCounts(marks: readonly TermMark[]): Readonly<Record<Outcome, number>> {
  const counts = { used: 0, inflected: 0, missed: 0 };
  for (const { outcome } of marks) if (outcome !== null) counts[outcome] += 1;
  return counts;
}

const lookOf = ({ outcome }: TermMark): MarkLook => outcome ?? 'plain';

/** What is underlined in the source. */
export const sourceStretches = (marks: readonly TermMark[]): readonly Painted[] =>
  marks.map((mark) => ({ at: mark.at, look: lookOf(mark) }));

/** What is underlined in the translation. */
export const targetStretches = (marks: readonly TermMark[]): readonly Painted[] =>
  marks.flatMap((mark) => (mark.found === null ? [] : [{ at: mark.found, look: lookOf(mark) }]));

/** The mark on an offset of the source or of the translation. */
export const markAt = (
  marks: readonly TermMark[],
  side: 'source' | 'target',
  offset: number,
): TermMark | undefined =>
  marks.find((mark) => {
    const at = side === 'source' ? mark.at : mark.found;
    return at !== null && offset >= at[0] && offset <= at[1];
  });
