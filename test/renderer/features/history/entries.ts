import type { HistoryDetail, HistoryEntry } from '../../../../preload/contract/history.ts';

/** An entry of the history. */
export const historyEntry = (id: number, change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  kind: 'text',
  at: '2026-11-21T09:00:00.000Z',
  connection: 'offline',
  connectionName: '',
  source: 'en',
  target: 'de',
  before: `source ${id}`,
  after: `result ${id}`,
  characters: 8,
  pinned: false,
  hits: { before: [], after: [] },
  ...change,
});

export const historyDetail = (id: number): HistoryDetail => ({
  ...historyEntry(id),
  fullBefore: `source ${id}`,
  fullAfter: `result ${id}`,
  origins: ['engine'],
  request: null,
  of: null,
});

/** Ids from the first down to the last. */
export const entriesDown = (first: number, last: number): HistoryEntry[] =>
  Array.from({ length: first - last + 1 }, (_, index) => historyEntry(first - index));
