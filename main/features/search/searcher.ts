import type { SearchHit, SearchOrigin } from '../../../preload/contract/search.ts';
import type { SearchTerm } from '../../engine/full-text/terms.ts';

/** A question to everything that is kept. */
export interface SearchQuery {
  readonly query: string;
  /** The same, read; never empty. */
  readonly terms: readonly SearchTerm[];
  /** Hits of one group at most. */
  readonly count: number;
}

/** Looks through one kind of what is kept. A memory is added by one more of these. */
export interface Searcher {
  readonly origin: SearchOrigin;
  search(
    query: SearchQuery,
    signal: AbortSignal,
  ): Promise<{ readonly total: number; readonly hits: readonly SearchHit[] }>;
}
