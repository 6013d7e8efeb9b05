import type { KeptEntries } from './kept-entries.ts';
import { ANYWHERE } from './kept-entries.ts';
import type { Searcher } from './searcher.ts';

/** Results of every kind, newest first; sessions are found by their transcripts. */
export function createHistorySearcher(history: Pick<KeptEntries, 'page'>): Searcher {
  return {
    origin: 'history',
    search({ query, count }) {
      const kinds = [
        'text' as const,
        'writing' as const,
        'detection' as const,
        'document' as const,
      ];
      const { total, entries } = history.page({ ...ANYWHERE, query, kinds, count });
      const hits = entries.map(({ id, source, target, before, after, hits }) => ({
        origin: 'history' as const,
        id: String(id),
        name: '',
        source,
        target,
        before,
        after,
        hits,
      }));
      return Promise.resolve({ total, hits });
    },
  };
}
