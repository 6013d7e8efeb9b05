import { z } from 'zod';
import type { HistoryEntry } from './history.ts';
import { ask } from './route.ts';

/** One box over everything that is kept. */
export const SearchInput = z.strictObject({
  query: z.string().trim().min(1).max(500),
  /** Of each group. */
  count: z.int().min(1).max(50).default(8),
});
export type SearchOrigin = 'memory' | 'glossary' | 'history' | 'transcript';
export interface SearchHit {
  readonly origin: SearchOrigin;
  /** Entry, glossary or session that it is in. */
  readonly id: string;
  /** Name of the memory, glossary or session; empty for history. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly source: string | null;
  readonly target: string | null;
  readonly hits: HistoryEntry['hits'];
}
export interface SearchAnswer {
  readonly groups: readonly {
    readonly origin: SearchOrigin;
    readonly total: number;
    readonly hits: readonly SearchHit[];
  }[];
}

export const searchRoutes = {
  'search.all': ask(SearchInput).gives<SearchAnswer>(),
};
