import type { HistoryKind } from '../../../preload/contract/history-kinds.ts';

/** Which entries are on the list. */
export interface HistoryFilter {
  readonly query: string;
  /** null: every kind. */
  readonly kind: HistoryKind | null;
  readonly source: string | null;
  readonly target: string | null;
  /** Id; null: every connection. */
  readonly connection: string | null;
  readonly pinned: boolean;
  /** UTC days, `YYYY-MM-DD`, both inclusive; empty: no limit. */
  readonly from: string;
  readonly until: string;
}

export const EVERYTHING: HistoryFilter = {
  query: '',
  kind: null,
  source: null,
  target: null,
  connection: null,
  pinned: false,
  from: '',
  until: '',
};

/** Whether anything is left out. */
export const isNarrowed = (filter: HistoryFilter): boolean =>
  Object.entries(EVERYTHING).some(([name, value]) => filter[name as keyof HistoryFilter] !== value);

/** The days stand the wrong way round: nothing can be found. */
export const isBackwards = ({ from, until }: HistoryFilter): boolean =>
  from !== '' && until !== '' && from > until;

/** A filter as main takes it. */
export function selectionOf({ query, kind, from, until, ...same }: HistoryFilter) {
  return {
    ...same,
    query: query.trim(),
    kinds: kind === null ? [] : [kind],
    from: from === '' ? null : from,
    until: until === '' ? null : until,
  };
}
