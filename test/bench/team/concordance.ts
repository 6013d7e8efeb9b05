import { openTeamSearch } from '../../../main/client/team/team-search.ts';
import { createServerSearch } from '../../../main/features/team-memories/server-search.ts';
import { memberLogin } from '../../client/team/cluster.ts';
import type { Cluster } from '../../client/team/cluster.ts';
import { createCorpus } from '../memory/corpus.ts';
import { makeQueries } from '../memory/segments.ts';
import { percentile } from '../measured.ts';
import { MEMORY } from './fill.ts';

/** The concordance of a seat that does not keep the memory: two words beside each other, and a word that no unit has. */
export async function measureConcordance(
  cluster: Cluster,
  queries: number,
): Promise<Record<string, number>> {
  const search = createServerSearch({
    open: () => openTeamSearch(cluster.address('anna', 'team'), memberLogin('anna'), 60_000),
    thread: { read: () => Promise.reject(new Error('The concordance reads nothing here.')) },
    now: () => performance.now(),
  });
  const corpus = createCorpus('english', 20_000);
  const pairs = makeQueries(corpus.source, corpus.first, queries, 11).map(({ text }) =>
    text.split(/\s+/).slice(1, 3).join(' '),
  );
  const asked = { id: MEMORY, targets: ['de'] };
  const find = async (text: string) => {
    const began = performance.now();
    const { units } = await search.concordance(asked, {
      text,
      side: 'source',
      mode: 'fuzzy',
      limit: 50,
      offset: 0,
    });
    return { ms: performance.now() - began, units: units.length };
  };
  await find('quixotry');
  const found = [];
  for (const pair of pairs) found.push(await find(pair));
  const absent = await find('quixotry');
  await search.close();
  return {
    concordance_p50_ms: percentile(
      found.map(({ ms }) => ms),
      50,
    ),
    concordance_p95_ms: percentile(
      found.map(({ ms }) => ms),
      95,
    ),
    concordance_absent_ms: absent.ms,
    concordance_units: found.reduce((sum, { units }) => sum + units, 0),
  };
}
