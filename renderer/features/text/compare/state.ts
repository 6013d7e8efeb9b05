import type { TextCost, TranslationOptions } from '../../../../preload/contract/text.ts';
import type { WordChange } from '../../../../preload/contract/word-diff.ts';
import { IDLE, type Attempt } from '../../../ui/failure/attempt.ts';
import { emptyColumn, isOf, type Column } from '../column.ts';

export const SIDES = ['a', 'b'] as const;
export type SideId = (typeof SIDES)[number];

/** One of two settings and what came of it. */
export interface Side {
  readonly options: TranslationOptions;
  readonly column: Column;
  readonly cost: Attempt<TextCost>;
}

export interface CompareState {
  readonly isOpen: boolean;
  /** What both sides translate. */
  readonly input: CompareInput;
  /** Numbers the input and the settings. */
  readonly revision: number;
  readonly sides: Readonly<Record<SideId, Side>>;
  /** Words that differ are marked. */
  readonly isMarked: boolean;
  /** From the result of A to that of B; idle until both are there. */
  readonly diff: Attempt<readonly WordChange[]>;
}

export interface CompareInput {
  readonly text: string;
  readonly source: string | null;
  readonly target: string;
}

const emptySide: Side = { options: {}, column: emptyColumn(''), cost: IDLE };

export const CLOSED: CompareState = {
  isOpen: false,
  input: { text: '', source: null, target: '' },
  revision: 0,
  sides: { a: emptySide, b: emptySide },
  isMarked: true,
  diff: IDLE,
};

/** UTF-16 units of a result that can be compared word by word. */
export const MOST_COMPARED = 400_000;

/** Both results, once they are there for what stands on the screen; null before. */
export function bothResults({ sides, revision }: CompareState): Record<SideId, string> | null {
  const results = SIDES.map((id) => {
    const { column } = sides[id];
    const isThere = column.run.state === 'done' && isOf(column, revision);
    return isThere ? (column.shown?.translation.text ?? '') : null;
  });
  const [a, b] = results;
  return typeof a === 'string' && typeof b === 'string' ? { a, b } : null;
}

/** Whether the sides ask for the same. */
export const areAlike = ({ sides }: CompareState): boolean =>
  sorted(sides.a.options) === sorted(sides.b.options);

const sorted = (options: TranslationOptions) =>
  JSON.stringify(Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** What both results were billed; null while one of them did not say. */
export function billedTogether({ sides, revision }: CompareState): number | null {
  let sum = 0;
  for (const id of SIDES) {
    const { column } = sides[id];
    const billed = isOf(column, revision) ? column.shown?.translation.billed : null;
    if (typeof billed !== 'number') return null;
    sum += billed;
  }
  return sum;
}
