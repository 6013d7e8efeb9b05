import { join } from 'node:path';
import { openTeam } from '../../../main/client/team/team-connection.ts';
import { openMemoryThread } from '../../../main/engine/memory/thread/open-memory-thread.ts';
import { follow } from '../../../main/features/team-memories/follower.ts';
import { memberLogin } from '../../client/team/cluster.ts';
import type { Cluster } from '../../client/team/cluster.ts';
import { createCorpus } from '../memory/corpus.ts';
import { makeQueries } from '../memory/segments.ts';
import { percentile } from '../measured.ts';
import { curator, MEMORY, THREAD } from './fill.ts';

/** Rounds with and without a follower; the medians are compared. */
const ROUNDS = 9;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A seat in its thread follows; changes come from another connection. */
export async function measureFollowing(
  cluster: Cluster,
  changes: number,
  folder: string,
): Promise<Record<string, number>> {
  const thread = await openMemoryThread(THREAD, join(folder, 'seat.sqlite'), () => undefined);
  const { memories } = thread;
  const corpus = createCorpus('english', 20_000);
  const texts = makeQueries(corpus.source, corpus.first, 200, 7).map(({ text }) => text);
  const search = async () => {
    const times: number[] = [];
    for (const segment of texts) {
      const began = performance.now();
      await memories.find(MEMORY, segment, 'de', 75);
      times.push(performance.now() - began);
    }
    return percentile(times, 95);
  };
  await search();

  let isReady = () => {};
  let ready = new Promise<void>((resolve) => (isReady = resolve));
  const start = () =>
    follow({
      team: 'team',
      open: () => openTeam(cluster.address('anna', 'team'), memberLogin('anna')),
      thread: { read: (work) => work(thread), change: (work) => work(thread) },
      now: () => Date.now(),
      mostUnits: () => Infinity,
      log: { write: () => undefined },
      onState: ({ kind }) => {
        if (kind === 'following') isReady();
      },
      onMember: () => undefined,
      onUnsigned: () => undefined,
      onChange: () => undefined,
      onMemory: () => undefined,
      onGone: () => undefined,
    });
  let follower = start();
  await ready;

  const other = await curator(cluster);
  const change = async (source: string) => {
    const item = { token: crypto.randomUUID(), source, targets: { de: source } };
    await other.query('SELECT dragoman.confirm($1, $2)', [MEMORY, JSON.stringify([item])]);
  };
  const lags: number[] = [];
  for (let n = 0; n < changes; n += 1) {
    const source = `Arrives as number ${n}`;
    const began = performance.now();
    await change(source);
    while ((await memories.find(MEMORY, source, 'de', 100)) === null) await pause(1);
    lags.push(performance.now() - began);
  }

  // In turns, since other work of the computer is in both: alone, then following, then alone.
  const alone: number[] = [];
  const during: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ending = new AbortController();
    const changing = (async () => {
      for (let n = 0; !ending.signal.aborted; n += 1) {
        await Promise.all([change(`While searching ${round} ${n}`), pause(20)]);
      }
    })();
    during.push(await search());
    await follower.close();
    alone.push(await search());
    ending.abort();
    await changing;
    ready = new Promise<void>((resolve) => (isReady = resolve));
    follower = start();
    await ready;
  }

  const confirms: number[] = [];
  for (let n = 0; n < changes; n += 1) {
    const unit = { source: `Confirmed ${n}`, targets: { de: `Bestätigt ${n}` } };
    const began = performance.now();
    await memories.confirm(MEMORY, unit);
    confirms.push(performance.now() - began);
    follower.poke();
  }
  await follower.close();
  await other.end();
  await thread.close();
  return {
    change_to_match_p50_ms: percentile(lags, 50),
    change_to_match_p95_ms: percentile(lags, 95),
    search_75_p95_ms: percentile(alone, 50),
    search_75_following_p95_ms: percentile(during, 50),
    search_while_following_ratio: percentile(during, 50) / percentile(alone, 50),
    confirm_p50_ms: percentile(confirms, 50),
    confirm_p95_ms: percentile(confirms, 95),
  };
}
