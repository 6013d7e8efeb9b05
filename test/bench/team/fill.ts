import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectTeam } from '../../../main/client/team/connect.ts';
import { writeLines } from '../../../main/client/team/copy-units.ts';
import { openTeam } from '../../../main/client/team/team-connection.ts';
import { fillReplica } from '../../../main/features/team-memories/catch-up.ts';
import { openMemoryThread } from '../../../main/engine/memory/thread/open-memory-thread.ts';
import { memberLogin } from '../../client/team/cluster.ts';
import type { Cluster } from '../../client/team/cluster.ts';
import { createCorpus } from '../memory/corpus.ts';
import { createSegments } from '../memory/segments.ts';

export const MEMORY = '44444444-4444-4444-8444-444444444444';
export const THREAD = fileURLToPath(
  new URL('../../../main/engine/memory/thread/memory-thread.ts', import.meta.url),
);
const COLUMNS =
  'source text, targets jsonb, author text, changed timestamptz, creator text, created timestamptz, previous text, next text, details jsonb';

/** Lines that are made before the clock runs: both ways read the same ones. */
function madeLines(units: number): string[] {
  const translations = createSegments('english', 2);
  const time = '2026-01-02T03:04:05.000Z';
  const pieces: string[] = [];
  let piece = '';
  const clean = (text: string) => text.replace(/[\\\t\n\r]/g, ' ');
  for (const segment of createCorpus('english', units).segments()) {
    const targets = JSON.stringify({ de: clean(translations.fresh()) }).replaceAll('\\', '\\\\');
    piece += `${clean(segment)}\t${targets}\tanna\t${time}\tanna\t${time}\t\\N\t\\N\t{}\n`;
    if (piece.length < 256 * 1024) continue;
    pieces.push(piece);
    piece = '';
  }
  pieces.push(piece);
  return pieces;
}

const seconds = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

/** Fills a team's memory and then a seat; the sizes are those on the disk. */
export async function measureFill(
  cluster: Cluster,
  units: number,
  folder: string,
): Promise<Record<string, number>> {
  const lines = madeLines(units);
  const admin = await cluster.admin('team');
  await admin.query(`CREATE TABLE public.bare (${COLUMNS})`);
  const bare = await seconds(() => writeLines(admin, 'public.bare', lines));
  await admin.query('DROP TABLE public.bare');
  await admin.query('CHECKPOINT');

  const team = await openTeam(cluster.address('cora', 'team'), memberLogin('cora'));
  await team.createMemory({ id: MEMORY, name: 'Large', source: 'en', targets: ['de'] });
  const fill = await seconds(() => team.addUnits(MEMORY, ['de'], lines));
  const asked = await admin.query<{ readonly bytes: string }>(
    "SELECT pg_total_relation_size('dragoman.unit_en') AS bytes",
  );
  await admin.end();

  const thread = await openMemoryThread(THREAD, join(folder, 'seat.sqlite'), () => undefined);
  const replicaThread = {
    read: <T>(work: (open: typeof thread) => Promise<T>) => work(thread),
    change: <T>(work: (open: typeof thread) => Promise<T>) => work(thread),
  };
  const [memory] = await team.memories();
  if (memory === undefined) throw new Error('The memory is gone.');
  const state = await thread.memories.openReplica({ ...memory }, 'team', 'Anna');
  if (state === null) throw new Error('the id of the memory is in use');
  const seat = await seconds(() =>
    fillReplica(team, memory, state, replicaThread, () => undefined),
  );
  await thread.close();
  await team.close();
  return {
    copy_bare_units_per_s: units / bare,
    fill_units_per_s: units / fill,
    fill_of_copy_ratio: fill / bare,
    seat_fill_units_per_s: units / seat,
    database_bytes_per_unit: Number(asked.rows[0]?.bytes) / units,
  };
}

/** A connection that another part of the bench changes the memory with. */
export const curator = (cluster: Cluster) =>
  connectTeam(cluster.address('cora', 'team'), memberLogin('cora'));
