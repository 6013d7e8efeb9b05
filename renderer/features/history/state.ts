import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { HistoryDetail, HistoryEntry } from '../../../preload/contract/history.ts';
import { IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { EVERYTHING, type HistoryFilter } from './filter.ts';

/** What stands on the History screen. */
export interface HistoryState {
  readonly filter: HistoryFilter;
  /** Newest first, from the newest on without a gap; null until the first answer. */
  readonly entries: readonly HistoryEntry[] | null;
  /** Of the whole list, shown or not. */
  readonly total: number;
  /** How the newest question for entries goes. */
  readonly reading: 'idle' | 'running' | { readonly failure: Failure };
  /** Of all entries, whatever the filter; null until main's first value. */
  readonly kept: number | null;
  /** The entry that is shown wholly. */
  readonly chosen: number | null;
  readonly detail: Attempt<HistoryDetail>;
  /** Why the last thing asked did not happen. */
  readonly refusal: Failure | null;
  readonly exporting: Attempt<ExportedFile>;
}

export function emptyHistory(): HistoryState {
  return {
    filter: EVERYTHING,
    entries: null,
    total: 0,
    reading: 'idle',
    kept: null,
    chosen: null,
    detail: IDLE,
    refusal: null,
    exporting: IDLE,
  };
}

/**
 * Entries after the newest ones were read again: what was loaded below them stays, so that nobody is
 * thrown back to the top of a long list.
 */
export function withNewest(
  entries: readonly HistoryEntry[],
  newest: readonly HistoryEntry[],
  total: number,
): readonly HistoryEntry[] {
  const last = newest.at(-1);
  if (last === undefined || newest.length >= total) return newest;
  return [...newest, ...entries.filter(({ id }) => id < last.id)];
}
