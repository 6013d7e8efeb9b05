/**
 * Team memories over a PostgreSQL of the bench's own, on this computer: filling a team's memory against
 * a bare COPY of the same rows, filling a seat, from a change to a match on another seat, the cost of
 * confirming, concordance and matches by the database, searching while changes come, and twenty seats that follow. `--units N` fills so many.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../client/team/cluster.ts';
import { printReport } from './measured.ts';
import { measureConcordance } from './team/concordance.ts';
import { measureFill } from './team/fill.ts';
import { measureFollowing } from './team/following.ts';
import { measureSeats } from './team/seats.ts';
import { measureServerSearch } from './team/server-search.ts';

const isQuick = process.argv.includes('--quick');
const asked = Number(process.argv[process.argv.indexOf('--units') + 1] ?? '');
const UNITS = asked || (isQuick ? 50_000 : 1_000_000);

const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-team-'));
const cluster = await startCluster(['shared_buffers = 256MB', 'max_wal_size = 4GB']);
const figures: Record<string, number> = {};
const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
try {
  const seats = Array.from({ length: 20 }, (_, n) => `seat${n}`);
  const others = Object.fromEntries(seats.map((seat) => [seat, 'contribute' as const]));
  await cluster.team('team', { cora: 'curate', anna: 'contribute', ben: 'contribute', ...others });
  Object.assign(figures, await measureFill(cluster, UNITS, folder));
  say(`filled ${JSON.stringify(figures)}`);
  // Before the search is compared: that makes an index that Dragoman has not.
  Object.assign(figures, await measureConcordance(cluster, isQuick ? 40 : 200));
  Object.assign(figures, await measureServerSearch(cluster, isQuick ? 60 : 300, folder));
  say(`searched ${JSON.stringify(figures)}`);
  Object.assign(figures, await measureFollowing(cluster, isQuick ? 100 : 500, folder));
  say('followed');
  Object.assign(figures, await measureSeats(cluster, seats, isQuick ? 10 : 30, folder));
} finally {
  await cluster.remove();
  rmSync(folder, { recursive: true });
}

const targets = {
  // At least half as fast as a bare COPY.
  fill_of_copy_ratio: 2,
  change_to_match_p95_ms: 250,
  // What somebody waits for who looks a phrase up, and the whole memory is read for.
  concordance_p95_ms: 1000,
  concordance_absent_ms: 1000,
  server_search_p95_ms: 60,
  // At least ten times faster than `pg_trgm`.
  server_of_trigram_ratio: 0.1,
  server_search_missed_percent: 1,
  search_while_following_ratio: 1.05,
  seats_20_lag_p95_ms: 1000,
};
printReport({ bench: 'team', figures, targets, skipped: {} });
process.exit(0);
