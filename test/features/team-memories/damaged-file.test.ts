import {
  closeSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openMemoryThread } from '../../../main/engine/memory/thread/open-memory-thread.ts';
import { connectTeam } from '../../../main/client/team/connect.ts';
import { memberLogin, startCluster } from '../../client/team/cluster.ts';
import type { Cluster } from '../../client/team/cluster.ts';
import type { Seat } from './seat.ts';
import { openSeat } from './seat.ts';

const MEMORY = '55555555-5555-4555-8555-555555555555';
const OTHER = '66666666-6666-4666-8666-666666666666';
const WAIT = { timeout: 30_000, interval: 20 };
const THREAD = new URL('../../../main/engine/memory/thread/memory-thread.ts', import.meta.url);
const PAGE = 4096;
const UNITS = 2000;
const UNSENT = 40;
let cluster: Cluster;
let folder: string;
let file: string;
let seats: Seat[] = [];
let rounds = 0;
let database = '';

beforeAll(async () => {
  cluster = await startCluster(['fsync = off']);
});
afterAll(() => cluster.remove());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-damaged-'));
  file = join(folder, 'local-memories.sqlite');
  rounds += 1;
  database = `team${rounds}`;
  await cluster.team(database, { anna: 'contribute', ben: 'contribute', cora: 'curate' });
  const admin = await cluster.admin(database);
  await admin.query(
    `INSERT INTO dragoman.memory (id, name, source, targets, units, last_unit, sequence)
     VALUES ($1, 'Large', 'en', '{de}', ${UNITS}, ${UNITS}, 1), ($2, 'Second', 'en', '{de}', 0, 0, 0)`,
    [MEMORY, OTHER],
  );
  await admin.query(
    `CREATE TABLE dragoman.unit_en PARTITION OF dragoman.unit FOR VALUES IN ('en')`,
  );
  await admin.query(
    `INSERT INTO dragoman.unit (language, memory, number, source, targets, changed)
     SELECT 'en', 1, n, 'Sentence number ' || n, jsonb_build_object('de', 'Satz ' || n), now()
     FROM generate_series(1, ${UNITS}) AS n`,
  );
  await admin.query(`INSERT INTO dragoman.change VALUES (1, 1, 1, ${UNITS})`);
  await admin.end();
});
afterEach(async () => {
  await Promise.all(seats.map((seat) => seat.close()));
  seats = [];
  rmSync(folder, { recursive: true });
});

/** @param most units that the seat keeps of a memory; a larger one is searched in the database */
const seat = (login: string, path: string, most = Infinity): Seat => {
  const now = () => new Date();
  const opened = openSeat(path, cluster.address(login, database), now, undefined, () => most);
  seats.push(opened);
  return opened;
};
const complete = (one: Seat, isSearched = false) =>
  vi.waitFor(() => {
    expect(one.state().kind).toBe('following');
    const replicas = one.memories.replicas().toSorted((a, b) => a.memory.localeCompare(b.memory));
    const searched = isSearched ? (expect.any(Number) as unknown) : null;
    expect(replicas).toMatchObject([
      { memory: MEMORY, team: 'team', filled: null, searched, waiting: 0 },
      { memory: OTHER, team: 'team', filled: null, searched: null, waiting: 0 },
    ]);
  }, WAIT);
const inDatabase = async (): Promise<string[]> => {
  const admin = await cluster.admin(database);
  const { rows } = await admin.query<{ source: string; author: string }>(
    "SELECT source, author FROM dragoman.unit WHERE source LIKE 'Unsent%' ORDER BY number",
  );
  await admin.end();
  return rows.map(({ source, author }) => `${source} by ${author}`);
};
const unsent = Array.from({ length: UNSENT }, (_, n) => `Unsent ${n}`);

/** Fewer units than the large memory has. */
const FEW = 100;

/** A seat that has filled its copy, or knows what it searches, confirmed what was not sent yet, and was closed. */
async function withUnsent(most = Infinity): Promise<void> {
  const anna = seat('anna', file, most);
  anna.follow();
  await complete(anna, most === FEW);
  await anna.leave();
  for (const text of unsent) anna.confirm(MEMORY, text, `Ungesendet ${text}`);
  await anna.close();
  seats = [];
  const closed = new DatabaseSync(file);
  closed.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE');
  closed.close();
}

/** Pages of tables and indexes of these names, counted from 1. */
function pagesOf(...names: readonly string[]): number[] {
  const open = new DatabaseSync(file);
  const list = names.map(() => '?').join(', ');
  const pages = open.prepare(`SELECT pageno FROM dbstat WHERE name IN (${list})`).all(...names);
  open.close();
  return pages.map(({ pageno }) => Number(pageno));
}

function overwrite(page: number, from = 0, length = PAGE): void {
  const open = openSync(file, 'r+');
  writeSync(open, Buffer.alloc(length, 0xa5), 0, length, (page - 1) * PAGE + from);
  closeSync(open);
}

/** Turns single bytes over, one in each page but those of the outbox. */
function flipBytes(): void {
  const spared = new Set(pagesOf('outbox'));
  const open = openSync(file, 'r+');
  const byte = Buffer.alloc(1);
  for (let page = 1; page <= statSync(file).size / PAGE; page += 3) {
    if (spared.has(page)) continue;
    const at = (page - 1) * PAGE + ((page * 977) % PAGE);
    readSync(open, byte, 0, 1, at);
    byte[0] = (byte[0] ?? 0) ^ 0xff;
    writeSync(open, byte, 0, 1, at);
  }
  closeSync(open);
}

/** What the program does with the file at its next start. */
async function nextStart(): Promise<{ readonly saved: number }> {
  const thread = await openMemoryThread(THREAD, file, () => undefined);
  const { setAside } = thread;
  await thread.close();
  expect(setAside).toMatchObject({ why: 'damaged' });
  return { saved: setAside?.saved ?? 0 };
}

/** Everything is as if nothing had happened: here, in the database, and for others. */
async function expectWhole(anna: Seat): Promise<void> {
  anna.follow();
  await complete(anna);
  const ben = seat('ben', join(folder, 'ben.sqlite'));
  ben.follow();
  await complete(ben);
  await vi.waitFor(() => {
    expect(anna.content(MEMORY)).toEqual(ben.content(MEMORY));
    expect(anna.content(MEMORY)).toHaveLength(UNITS + UNSENT);
  }, WAIT);
  expect(await inDatabase()).toEqual(unsent.map((text) => `${text} by Anna`));
  expect(anna.matches(MEMORY, 'Unsent 7')[0]).toMatchObject({ percent: 100, author: 'Anna' });
}

const DAMAGES = [
  ['the list of its tables is destroyed', () => overwrite(1)],
  ['bytes are turned over everywhere', flipBytes],
  [
    'most of it was cut off',
    () => {
      // Everything behind the last page of the outbox.
      truncateSync(file, Math.max(...pagesOf('outbox')) * PAGE);
      overwrite(1, 0, 100);
    },
  ],
  [
    'the name of the team is destroyed',
    () => {
      for (const page of [1, ...pagesOf('replica')]) overwrite(page);
    },
  ],
  [
    'the list of memories is destroyed',
    () => {
      for (const page of [1, ...pagesOf('memory', 'sqlite_autoindex_memory_1')]) overwrite(page);
    },
  ],
] as const;

it.each(DAMAGES)(
  'of a file in which %s, all that was not sent is sent, once',
  async (_, damage) => {
    await withUnsent();
    damage();
    await nextStart();
    const anna = seat('anna', file);
    expect(anna.waiting() === UNSENT || anna.memories.replicas().length === 0).toBe(true);
    await expectWhole(anna);
  },
  60_000,
);

it.each(DAMAGES)(
  'of a file in which %s, what was confirmed into a memory that is searched on the server is sent, once',
  async (_, damage) => {
    await withUnsent(FEW);
    damage();
    await nextStart();
    const anna = seat('anna', file, FEW);
    // What is confirmed before the next connection is sent with the rest, where the memory is known.
    const isKnown = anna.memories.replicas().some(({ memory }) => memory === MEMORY);
    if (isKnown) anna.confirm(MEMORY, 'Unsent later', 'Ungesendet später');
    anna.follow();
    await complete(anna, true);
    const all = isKnown ? [...unsent, 'Unsent later'] : unsent;
    expect(await inDatabase()).toEqual(all.map((text) => `${text} by Anna`));
  },
  60_000,
);

it('what waits for a memory that is searched on the server outlives lost rights and its end', async () => {
  await withUnsent(FEW);
  const admin = await cluster.admin(database);
  await admin.query("SELECT dragoman.set_member('anna', NULL)");
  const anna = seat('anna', file, FEW);
  const waiting = (more: object) =>
    vi.waitFor(() => {
      const large = anna.memories.replicas().find(({ memory }) => memory === MEMORY);
      expect([anna.state(), large]).toMatchObject([more, { waiting: UNSENT }]);
    }, WAIT);
  anna.follow();
  await waiting({ kind: 'offline', reason: 'rights' });
  await admin.query("SELECT dragoman.set_member('anna', 'read', 'Anna')");
  await anna.leave();
  anna.follow();
  await waiting({ kind: 'following' });
  expect(await inDatabase()).toEqual([]);
  // Until it is sent it is a match of this seat.
  expect(anna.matches(MEMORY, 'Unsent 7')[0]).toMatchObject({ target: 'Ungesendet Unsent 7' });

  await admin.end();
  const cora = await connectTeam(cluster.address('cora', database), memberLogin('cora'));
  await cora.query('SELECT dragoman.remove_memory($1)', [MEMORY]);
  await cora.end();
  await vi.waitFor(() => {
    expect(anna.memories.replicas()).toMatchObject([{ memory: OTHER }]);
    const left = anna.memories.list(0, 10).memories.find(({ name }) => name === 'Large');
    expect(anna.content(left?.id ?? '')).toHaveLength(UNSENT);
  }, WAIT);
});

it('what was saved of a copy serves until it is filled again', async () => {
  await withUnsent();
  overwrite(1);
  const { saved } = await nextStart();
  expect(saved).toBe(UNITS + UNSENT);
  const anna = seat('anna', file);
  expect(anna.memories.replicas()).toMatchObject([
    { memory: MEMORY, team: 'team', waiting: UNSENT },
    { memory: OTHER, team: 'team', waiting: 0 },
  ]);
  expect(anna.matches(MEMORY, 'Sentence number 77')[0]).toMatchObject({ target: 'Satz 77' });
  expect(anna.matches(MEMORY, 'Unsent 7')[0]).toMatchObject({ target: 'Ungesendet Unsent 7' });
  // What is confirmed before the next connection is sent with the rest.
  anna.confirm(MEMORY, 'Later', 'Später');
  await anna.leave();
  anna.follow();
  await vi.waitFor(() => expect(anna.content(MEMORY)).toHaveLength(UNITS + UNSENT + 1), WAIT);
});

it('what the database does not take stays with the seat, also after the fill', async () => {
  await withUnsent();
  const admin = await cluster.admin(database);
  await admin.query("SELECT dragoman.set_member('anna', 'read')");
  overwrite(1);
  await nextStart();
  const anna = seat('anna', file);
  anna.follow();
  await vi.waitFor(
    () => expect(anna.memories.replicas()[0]).toMatchObject({ filled: null, waiting: UNSENT }),
    WAIT,
  );
  expect(anna.content(MEMORY)).toHaveLength(UNITS + UNSENT);
  await admin.query("SELECT dragoman.set_member('anna', 'contribute')");
  await admin.end();
  await anna.leave();
  await expectWhole(anna);
});

it('a memory of this computer that has the id of one does not keep the others away', async () => {
  const anna = seat('anna', file);
  anna.memories.create({ id: MEMORY, name: 'Mine', source: 'en', targets: ['de'] });
  anna.memories.add(MEMORY, [{ source: 'Mine', targets: { de: 'Meins' } }]);
  anna.follow();
  await vi.waitFor(() => {
    expect(anna.state().kind).toBe('following');
    expect(anna.memories.replicas()).toMatchObject([{ memory: OTHER, filled: null }]);
  }, WAIT);
  anna.confirm(OTHER, 'Hello', 'Hallo');
  await vi.waitFor(() => expect(anna.waiting()).toBe(0), WAIT);
  expect(anna.content(MEMORY)).toMatchObject([expect.stringContaining('Mine')]);
});
