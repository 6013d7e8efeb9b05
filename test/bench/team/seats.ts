import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import type { Cluster } from '../../client/team/cluster.ts';
import type { Seat } from '../../features/team-memories/seat.ts';
import { openSeat } from '../../features/team-memories/seat.ts';
import { percentile } from '../measured.ts';
import { curator } from './fill.ts';

const SMALL = '55555555-5555-4555-8555-555555555555';
const PER_SECOND = 50;
const WRITERS = 5;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Twenty seats in one process follow a memory with fifty changes a second. */
export async function measureSeats(
  cluster: Cluster,
  logins: readonly string[],
  seconds: number,
  folder: string,
): Promise<Record<string, number>> {
  const other = await curator(cluster);
  // A team of their own would be the same: the large memory is not what is measured.
  await other.query('SELECT dragoman.remove_memory(id) FROM dragoman.memory');
  const create = 'SELECT dragoman.create_memory($1, $2, $3, $4)';
  await other.query(create, [SMALL, 'Small', 'en', ['de']]);
  const seats: Seat[] = logins.map((login) =>
    openSeat(join(folder, `${login}.sqlite`), cluster.address(login, 'team')),
  );
  const sockets: Socket[] = [];
  const note = (message: unknown) => sockets.push((message as { readonly socket: Socket }).socket);
  subscribe('net.client.socket', note);
  for (const seat of seats) seat.follow();
  while (seats.some((seat) => seat.memories.replicas()[0]?.filled !== null)) await pause(20);
  unsubscribe('net.client.socket', note);
  const bytesReceived = () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0);

  const lags: number[] = [];
  const waiting = new Map<number, { readonly at: number; readonly left: Set<Seat> }>();
  const ending = new AbortController();
  const watching = (async () => {
    while (!ending.signal.aborted || waiting.size > 0) {
      for (const seat of seats) {
        const reached = seat.memories.replicas()[0]?.sequence ?? 0;
        for (const [sequence, change] of waiting) {
          if (sequence > reached || !change.left.delete(seat)) continue;
          lags.push(performance.now() - change.at);
          if (change.left.size === 0) waiting.delete(sequence);
        }
      }
      await pause(5);
    }
  })();
  // Several: the next change does not wait until the one before it is on the disk.
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => curator(cluster)));
  const sent: Promise<void>[] = [];
  const send = async (n: number, writer: pg.Client) => {
    const item = { token: crypto.randomUUID(), source: `Change ${n}`, targets: { de: `${n}` } };
    const { rows } = await writer.query<{ readonly unit: string }>(
      'SELECT * FROM dragoman.confirm($1, $2)',
      [SMALL, JSON.stringify([item])],
    );
    // Each change is one new unit, so that both are counted alike.
    waiting.set(Number(rows[0]?.unit), { at: performance.now(), left: new Set(seats) });
  };
  const processor = process.cpuUsage();
  const server = cluster.processorSeconds();
  const received = bytesReceived();
  const began = performance.now();
  for (let n = 1; n <= seconds * PER_SECOND; n += 1) {
    sent.push(send(n, writers[n % writers.length] ?? other));
    await pause(Math.max(0, began + (n * 1000) / PER_SECOND - performance.now()));
  }
  await Promise.all(sent);
  ending.abort();
  await watching;
  const used = process.cpuUsage(processor);
  const spent = performance.now() - began;
  const serverUsed = cluster.processorSeconds() - server;
  const bytes = bytesReceived() - received;
  await Promise.all(seats.map((seat) => seat.close()));
  await Promise.all([other, ...writers].map((client) => client.end()));
  return {
    seats_20_lag_p50_ms: percentile(lags, 50),
    seats_20_lag_p95_ms: percentile(lags, 95),
    seats_20_changes_per_s: (seconds * PER_SECOND * 1000) / spent,
    seats_20_bytes_per_change_and_seat: bytes / (seconds * PER_SECOND * logins.length),
    server_processor_percent: (100_000 * serverUsed) / spent,
    seat_processor_percent: (used.user + used.system) / 10 / spent / logins.length,
  };
}
