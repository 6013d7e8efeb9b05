import type { Handlers } from '../../../preload/contract/api.ts';
import { readTerms } from '../../engine/full-text/terms.ts';
import type { Log } from '../../system/log.ts';
import { failureOf } from '../feature-failure.ts';
import type { Searcher } from './searcher.ts';

export interface SearchPorts {
  /** In the order in which their groups are shown. */
  readonly searchers: readonly Searcher[];
  readonly log: Log;
}

/** One box over everything. A group that cannot be searched now is left out. */
export function createSearch({ searchers, log }: SearchPorts): Pick<Handlers, 'search.all'> {
  return {
    'search.all': async ({ query, count }, { signal }) => {
      const terms = readTerms(query);
      if (terms.length === 0) return { groups: [] };
      const groups = await Promise.all(
        searchers.map(async (searcher) => {
          const { origin } = searcher;
          try {
            return [{ origin, ...(await searcher.search({ query, terms, count }, signal)) }];
          } catch (error) {
            if (failureOf(error) === null) log.write('search.failed', { origin });
            return [];
          }
        }),
      );
      return { groups: groups.flat() };
    },
  };
}
