import type { SearchHit } from '../../../preload/contract/search.ts';
import type { Searcher } from './searcher.ts';

/** Looks for the words of a query in the local memories; at most `count` hits. */
export type FindInMemories = (
  query: string,
  count: number,
) => Promise<{ readonly total: number; readonly hits: readonly Omit<SearchHit, 'origin'>[] }>;

/** The local memories. Their own index answers, by words one after the other. */
export const createMemorySearcher = (find: FindInMemories): Searcher => ({
  origin: 'memory',
  async search({ query, count }) {
    const { total, hits } = await find(query, count);
    return { total, hits: hits.map((hit) => ({ origin: 'memory', ...hit })) };
  },
});
