import type { z } from 'zod';
import type { HistoryList, HistoryPage } from '../../../preload/contract/history.ts';

/** The history as a searcher sees it. */
export interface KeptEntries {
  page(request: z.output<typeof HistoryPage>): HistoryList;
  /** Id of the voice session that an entry is about. */
  sessionOf(entry: number): string | null;
}

/** Nothing but words and kinds is asked for. */
export const ANYWHERE = {
  source: null,
  target: null,
  connection: null,
  pinned: false,
  from: null,
  until: null,
  before: null,
} as const;
