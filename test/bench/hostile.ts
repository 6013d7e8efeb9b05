/**
 * A malicious service against the real app in the browser shell: answers of up to 32 MB that are
 * made to be dear. For each, how long main stood still, what memory it took, and how it ended. Every
 * row belongs to the targets; one that could not be measured misses its target.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { failureOf } from '../../main/features/feature-failure.ts';
import { startApp } from '../app/program.ts';
import { openRpcLink } from '../soak/rpc-link.ts';
import type { Cost } from './hostile/main-figures.ts';
import { costOf } from './hostile/main-figures.ts';
import { pageRows } from './hostile/page-rows.ts';
import { ROWS } from './hostile/rows.ts';
import type { Order } from './hostile/service.ts';
import { printReport } from './measured.ts';

const STALL_LIMIT_MS = 250;
const MEMORY_LIMIT_MB = 200;
/** Nothing that people wait for takes so long; the row counts as not run. */
const GIVEN_UP_MS = 15_000;
/** A quick run asks once, a whole one takes the worst of several. */
const TRIES = process.argv.includes('--quick') ? 1 : 3;

const service = fork(new URL('hostile/service.ts', import.meta.url));
const [port] = (await once(service, 'message')) as [number];
const tell = async (order: Order) => {
  service.send(order);
  await once(service, 'message');
};

const data = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
const socket = join(data, 'loop.sock');
const app = await startApp(data, {
  NODE_OPTIONS: `--import=${new URL('hostile/watched-main.ts', import.meta.url).href}`,
  DRAGOMAN_BENCH_LOOP: socket,
});
const link = await openRpcLink(app.url);
const { rpc } = link;
await rpc.ask('settings.change', { welcomed: true });
const { id } = await rpc.ask('connections.save', {
  name: 'Hostile',
  kind: 'custom',
  address: `http://127.0.0.1:${port}`,
  key: '11111111-2222-4333-8444-555555555555',
});
await rpc.ask('connections.use', { id });

const NOT_RUN: Cost = { stallMs: Number.NaN, peakMb: Number.NaN };
const figures: Record<string, number> = {};
const targets: Record<string, number> = {};
const outcomes: Record<string, { stall_ms: number; peak_mb: number; outcome: string }> = {};

for (const row of ROWS) {
  let worst: Cost = { stallMs: 0, peakMb: 0 };
  let outcome = '';
  for (let round = 0; round < TRIES; round += 1) {
    await tell(row);
    const cost = await costOf(app.pid, socket, async () => {
      outcome = await outcomeOf(row.run(rpc, id, (name, bytes) => link.hand(name, bytes)));
    }).catch((): Cost => NOT_RUN);
    if (outcome === 'given up') worst = NOT_RUN;
    worst = {
      stallMs: Math.max(worst.stallMs, cost.stallMs),
      peakMb: Math.max(worst.peakMb, cost.peakMb),
    };
  }
  const [stall, peak] = [`${row.name}_stall_ms`, `${row.name}_peak_mb`];
  figures[stall] = worst.stallMs;
  figures[peak] = worst.peakMb;
  targets[stall] = STALL_LIMIT_MS;
  targets[peak] = MEMORY_LIMIT_MB;
  const told = { stall_ms: Math.round(worst.stallMs), peak_mb: Math.round(worst.peakMb), outcome };
  outcomes[row.name] = told;
}

await app.stop();
service.disconnect();
rmSync(data, { recursive: true, force: true });
const page = await pageRows(process.argv.includes('--quick'));
Object.assign(figures, page.figures);
Object.assign(targets, page.targets);
console.table(outcomes);
printReport({ bench: 'hostile', figures, targets, skipped: {} });
process.exit();

/** How a call ended: the code of the failure that the page gets, where it failed. */
async function outcomeOf(call: Promise<unknown>): Promise<string> {
  const limit = new AbortController();
  const { signal } = limit;
  const ended = call.then(
    () => 'answered',
    (error: unknown) => failureOf(error)?.code ?? codeOf(error),
  );
  const late = sleep(GIVEN_UP_MS, 'given up', { signal });
  late.catch(() => undefined);
  const outcome = await Promise.race([ended, late]);
  limit.abort();
  return outcome;
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : String(error);
}
