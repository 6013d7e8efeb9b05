import type { WordChange } from '../../../preload/contract/word-diff.ts';

/** What a person decided about a change; an open one stands in the result as it was suggested. */
export type Verdict = 'open' | 'accepted' | 'refused';

/** One decision: changes that had another verdict before, and had the new one from then on. */
interface Step {
  readonly changes: readonly { readonly index: number; readonly before: Verdict }[];
  readonly verdict: Verdict;
}

/** The verdicts on the changes of one result, with a way back and forth. */
export interface Verdicts {
  /** By number of the change. */
  readonly all: readonly Verdict[];
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

const isChange = ({ before, after }: WordChange): boolean => before !== after;

/** How many of the stretches are changes. */
export const changeCount = (stretches: readonly WordChange[]): number =>
  stretches.reduce((count, stretch) => count + (isChange(stretch) ? 1 : 0), 0);

/** Nothing is decided about so many changes. */
export const undecided = (count: number): Verdicts => ({
  all: Array.from({ length: count }, () => 'open'),
  past: [],
  future: [],
});

/** Gives changes a verdict in one step; nothing happens where all of them have it. */
export function decide(verdicts: Verdicts, indexes: readonly number[], verdict: Verdict): Verdicts {
  const changes = indexes.flatMap((index) => {
    const before = verdicts.all[index];
    return before === undefined || before === verdict ? [] : [{ index, before }];
  });
  if (changes.length === 0) return verdicts;
  const step = { changes, verdict };
  return { all: taken(verdicts.all, step), past: [...verdicts.past, step], future: [] };
}

/** Takes the last decision back. */
export function undone(verdicts: Verdicts): Verdicts {
  const step = verdicts.past.at(-1);
  if (step === undefined) return verdicts;
  const all = [...verdicts.all];
  for (const { index, before } of step.changes) all[index] = before;
  return { all, past: verdicts.past.slice(0, -1), future: [step, ...verdicts.future] };
}

/** Takes again what was taken back last. */
export function redone(verdicts: Verdicts): Verdicts {
  const [step, ...future] = verdicts.future;
  if (step === undefined) return verdicts;
  return { all: taken(verdicts.all, step), past: [...verdicts.past, step], future };
}

function taken(all: readonly Verdict[], { changes, verdict }: Step): Verdict[] {
  const next = [...all];
  for (const { index } of changes) next[index] = verdict;
  return next;
}

/** A stretch of the text with the number of its change; null where nothing changed. */
export interface Stretch extends WordChange {
  readonly change: number | null;
}

export function numbered(stretches: readonly WordChange[]): Stretch[] {
  let count = 0;
  return stretches.map((stretch) => {
    if (!isChange(stretch)) return { ...stretch, change: null };
    count += 1;
    return { ...stretch, change: count - 1 };
  });
}

/** The text that the verdicts lead to: refused changes leave what stood before. */
export function chosenText(stretches: readonly WordChange[], all: readonly Verdict[]): string {
  return numbered(stretches)
    .map(({ before, after, change }) =>
      change !== null && all[change] === 'refused' ? before : after,
    )
    .join('');
}

/**
 * The first open change behind another one, round the end; null where none is open.
 * @param from null: before the first
 */
export function nextOpen(all: readonly Verdict[], from: number | null): number | null {
  const start = from === null ? 0 : from + 1;
  for (let step = 0; step < all.length; step += 1) {
    const index = (start + step) % all.length;
    if (all[index] === 'open') return index;
  }
  return null;
}
