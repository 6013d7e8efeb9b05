import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { openTeamSearch } from '../../../main/client/team/team-search.ts';
import { teamSigning } from '../../../main/client/team/team-signing.ts';
import { openMemories } from '../../../main/engine/memory/store.ts';
import { openMemoryThread } from '../../../main/engine/memory/thread/open-memory-thread.ts';
import { createServerSearch } from '../../../main/features/team-memories/server-search.ts';
import { signAll } from '../../../main/features/team-memories/sign-units.ts';
import { memberLogin } from '../../client/team/cluster.ts';
import type { Cluster } from '../../client/team/cluster.ts';
import { inMemory } from '../../features/local-memories/in-memory.ts';
import { createCorpus } from '../memory/corpus.ts';
import { makeQueries } from '../memory/segments.ts';
import { percentile } from '../measured.ts';
import { MEMORY, THREAD } from './fill.ts';

const THRESHOLD = 75;
const LIMIT = 9;

/**
 * The database searches the memory that a seat has filled: the same queries by our signatures with the
 * engine's score, and by `pg_trgm`, whose similarity gets the same threshold. What the seat's own search
 * finds is what should be found.
 */
export async function measureServerSearch(
  cluster: Cluster,
  queries: number,
  folder: string,
): Promise<Record<string, number>> {
  const admin = await cluster.admin('team');
  const thread = await openMemoryThread(THREAD, join(folder, 'seat.sqlite'), () => undefined);
  const signing = teamSigning(admin);
  const memory = (await signing.memories()).find(({ id }) => id === MEMORY);
  if (memory === undefined) throw new Error('The memory is gone.');
  let began = performance.now();
  const signed = await signAll(signing, memory, (sources) => thread.memories.signs(sources));
  const signSeconds = (performance.now() - began) / 1000;
  const table = `dragoman.signature_${memory.number}`;
  await admin.query(`VACUUM ${table}`);
  const { rows: sizes } = await admin.query<{ readonly bytes: string; readonly units: string }>(
    `SELECT pg_total_relation_size('${table}') AS bytes, (SELECT count(*) FROM ${table}) AS units`,
  );
  await admin.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  await admin.query('CREATE INDEX ON dragoman.unit_en USING gin (source gin_trgm_ops)');
  await admin.query('VACUUM ANALYZE dragoman.unit_en');
  await admin.query(`SET pg_trgm.similarity_threshold = ${THRESHOLD / 100}`);

  const here = openMemories(new DatabaseSync(':memory:'));
  here.openReplica({ ...memory, name: 'Large', targets: ['de'] }, 'team', 'Anna');
  const empty = inMemory(new DatabaseSync(':memory:'), here);
  const search = createServerSearch({
    open: () => openTeamSearch(cluster.address('anna', 'team'), memberLogin('anna'), 60_000),
    thread: { read: (work) => work(empty) },
    now: () => performance.now(),
  });
  const asked = { id: MEMORY, targets: ['de'] };
  const corpus = createCorpus('english', 20_000);
  const texts = makeQueries(corpus.source, corpus.first, queries, 7).map(({ text }) =>
    text.replace(/[\\\t\n\r]/g, ' '),
  );
  const queryOf = (segment: string) => ({
    segment,
    targetLanguage: 'de',
    threshold: THRESHOLD,
    limit: LIMIT,
  });
  const ours: number[] = [];
  const theirs: number[] = [];
  let wanted = 0;
  let missed = 0;
  const onServer = async (segment: string) => {
    const foreign = await search.matches(asked, queryOf(segment));
    return here.matches([MEMORY], queryOf(segment), [foreign]);
  };
  const byTrigrams = (segment: string) =>
    admin.query(
      `SELECT number, source, targets, similarity(source, $1) AS alike FROM dragoman.unit_en
       WHERE source % $1 ORDER BY alike DESC LIMIT ${LIMIT}`,
      [segment],
    );
  // One round without the clock: what both read is in memory then.
  for (const text of texts) {
    await onServer(text);
    await byTrigrams(text);
  }
  for (const text of texts) {
    began = performance.now();
    const found = await onServer(text);
    ours.push(performance.now() - began);
    began = performance.now();
    await byTrigrams(text);
    theirs.push(performance.now() - began);
    const local = await thread.memories.matches([MEMORY], queryOf(text));
    wanted += local.length;
    missed += local.filter(
      (one) =>
        !found.some(({ target, percent }) => target === one.target && percent === one.percent),
    ).length;
  }
  await search.close();
  await thread.close();
  await admin.end();
  return {
    sign_units_per_s: signed / signSeconds,
    signature_bytes_per_unit: Number(sizes[0]?.bytes) / Number(sizes[0]?.units),
    server_search_p50_ms: percentile(ours, 50),
    server_search_p95_ms: percentile(ours, 95),
    trigram_search_p50_ms: percentile(theirs, 50),
    trigram_search_p95_ms: percentile(theirs, 95),
    server_of_trigram_ratio: percentile(ours, 95) / percentile(theirs, 95),
    server_search_matches: wanted,
    server_search_missed_percent: (100 * missed) / Math.max(1, wanted),
  };
}
