import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCopyLine } from '../../../main/engine/memory/replica/copy-lines.ts';
import { openMemories } from '../../../main/engine/memory/store.ts';
import { startCluster } from '../../client/team/cluster.ts';
import type { Cluster } from '../../client/team/cluster.ts';
import type { CuttingProxy } from './cutting-proxy.ts';
import { startProxy } from './cutting-proxy.ts';
import type { Seat } from './seat.ts';
import { openSeat } from './seat.ts';

const MEMORY = '33333333-3333-4333-8333-333333333333';
const WAIT = { timeout: 30_000, interval: 20 };
const UNITS = 20_000;
let cluster: Cluster;
let proxy: CuttingProxy;
let folder: string;
let seats: Seat[] = [];

beforeAll(async () => {
  cluster = await startCluster(['fsync = off']);
  await cluster.team('team', { anna: 'contribute', ben: 'contribute' });
  const admin = await cluster.admin('team');
  await admin.query(
    `INSERT INTO dragoman.memory (id, name, source, targets, units, last_unit, sequence)
     VALUES ($1, 'Large', 'en', '{de}', ${UNITS}, ${UNITS}, 1)`,
    [MEMORY],
  );
  await admin.query(
    `CREATE TABLE dragoman.unit_en PARTITION OF dragoman.unit FOR VALUES IN ('en')`,
  );
  await admin.query(
    `INSERT INTO dragoman.unit (language, memory, number, source, targets, changed)
     SELECT 'en', 1, n, 'Sentence number ' || n || ' of the handbook', jsonb_build_object('de', 'Satz ' || n), now()
     FROM generate_series(1, ${UNITS}) AS n`,
  );
  await admin.query(`INSERT INTO dragoman.change VALUES (1, 1, 1, ${UNITS})`);
  await admin.end();
});
afterAll(() => cluster.remove());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-faults-'));
  proxy = await startProxy(cluster.port);
});
afterEach(async () => {
  await Promise.all(seats.map((seat) => seat.close()));
  seats = [];
  await proxy.close();
  rmSync(folder, { recursive: true });
});

const seat = (login: string, file = login): Seat => {
  const address = { ...cluster.address(login, 'team'), port: proxy.port };
  const opened = openSeat(join(folder, `${file}.sqlite`), address);
  seats.push(opened);
  return opened;
};
const offline = (one: Seat) => vi.waitFor(() => expect(one.state().kind).toBe('offline'), WAIT);
const complete = (one: Seat) =>
  vi.waitFor(() => {
    expect(one.state().kind).toBe('following');
    expect(one.memories.replicas()).toMatchObject([{ filled: null, waiting: 0 }]);
  }, WAIT);

describe('a first fill', () => {
  it('that is cut again and again goes on where it was, also in another process', async () => {
    const first = seat('anna', 'filled');
    proxy.cutAfter(600_000);
    first.follow();
    await offline(first);
    const [begun] = first.memories.replicas();
    expect(begun?.filled).toBeGreaterThan(0);
    expect(begun?.filled).toBeLessThan(UNITS);
    // Nothing of it is seen before it is complete.
    expect(first.matches(MEMORY, 'Sentence number 1 of the handbook')).toEqual([]);
    await first.close();
    seats = [];
    proxy.cutAfter(null);
    const again = seat('anna', 'filled');
    again.follow();
    await complete(again);
    const whole = seat('ben');
    whole.follow();
    await complete(whole);
    expect(again.content(MEMORY)).toEqual(whole.content(MEMORY));
    expect(again.content(MEMORY).length).toBeGreaterThanOrEqual(UNITS);
    const query = 'Sentence number 777 of the handbooks';
    expect(again.matches(MEMORY, query)).toEqual(whole.matches(MEMORY, query));
  });

  it('gives the matches of a local memory with the same units', async () => {
    const follower = seat('anna', 'same');
    follower.follow();
    await complete(follower);
    const local = openMemories(new DatabaseSync(':memory:'));
    const { id } = local.create({ name: 'Local', source: 'en', targets: ['de'] });
    local.add(
      id,
      Array.from({ length: UNITS }, (_, n) => ({
        source: `Sentence number ${n + 1} of the handbook`,
        targets: { de: `Satz ${n + 1}` },
        changed: '2026-01-01T00:00:00.000Z',
      })),
    );
    for (const text of [
      'Sentence number 12 of the handbook',
      'The sentence number 4711 of handbooks',
      'Nothing alike',
    ]) {
      const facts = (memories: typeof local, memory: string) =>
        memories
          .matches([memory], { segment: text, targetLanguage: 'de', threshold: 60, limit: 1 })
          .map(({ percent, base, penalties, alarms }) => ({ percent, base, penalties, alarms }));
      expect(facts(follower.memories, MEMORY)).toEqual(facts(local, id));
    }
  });
});

describe('an outbox', () => {
  it('of a seat that is killed is sent by the next one, every segment once', async () => {
    const before = seat('anna', 'killed');
    before.follow();
    await complete(before);
    await before.close();
    seats = [];
    const program = fileURLToPath(new URL('seat-program.ts', import.meta.url));
    const child = spawn(process.execPath, [program, join(folder, 'killed.sqlite'), MEMORY], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.split('\n').length > 300) child.kill('SIGKILL');
    });
    await once(child, 'exit');
    const promised = said.split('\n').length - 1;
    const after = seat('anna', 'killed');
    expect(after.waiting()).toBeGreaterThanOrEqual(promised);
    after.follow();
    await complete(after);
    const kept = after.content(MEMORY).filter((line) => line.startsWith('Kept '));
    expect(kept.length).toBeGreaterThanOrEqual(promised);
    const admin = await cluster.admin('team');
    const { rows } = await admin.query(
      "SELECT source FROM dragoman.unit WHERE source LIKE 'Kept %'",
    );
    await admin.end();
    expect(rows).toHaveLength(kept.length);
  });

  it('whose answers are lost is stored once: the connection breaks in the middle of commits', async () => {
    const one = seat('ben', 'cut');
    one.follow();
    await complete(one);
    for (let round = 0; round < 8; round += 1) {
      for (let n = 0; n < 20; n += 1) one.confirm(MEMORY, `Cut ${round}.${n}`, `Schnitt ${n}`);
      proxy.cutAfter(100 + round * 300);
      await offline(one);
      proxy.cutAfter(null);
      one.poke();
      await complete(one);
    }
    const admin = await cluster.admin('team');
    const { rows } = await admin.query(
      "SELECT source FROM dragoman.unit WHERE source LIKE 'Cut %'",
    );
    await admin.end();
    expect(rows).toHaveLength(160);
    expect(one.content(MEMORY).filter((line) => line.startsWith('Cut '))).toHaveLength(160);
  });
});

describe('what a stranger could do', () => {
  it('a server that sends nonsense changes only its own memory', () => {
    const memories = openMemories(new DatabaseSync(join(folder, 'hostile.sqlite')));
    const own = memories.create({ name: 'Own', source: 'en', targets: ['de'] });
    memories.insert(own.id, { source: 'Mine', targets: { de: 'Meins' } });
    memories.openReplica(
      { id: MEMORY, name: 'Theirs', source: 'en', targets: ['de'] },
      't',
      'Anna',
    );
    const lines = [
      '1\tGood\t{"de":"Gut"}\t\\N\t2026-01-01 00:00:00+00\t\\N\t\\N\t\\N\t\\N\t\\N',
      '2\tBad\tnot json\t\\N\t2026-01-01 00:00:00+00\t\\N\t\\N\t\\N\t\\N\t\\N',
      '3\t\t{"de":""}\t\\N\tnever\t\\N\t\\N\t\\N\t\\N\t\\N',
      '4\tx\t{"\'; DROP TABLE memory":"y"}\t\\N\t2026-01-01 00:00:00+00\t\\N\t\\N\t\\N\t\\N\t\\N',
      'x\ty',
      '-1\tNegative\t{"de":"n"}\t\\N\t2026-01-01 00:00:00+00\t\\N\t\\N\t\\N\t\\N\t\\N',
    ];
    memories.fillReplica(MEMORY, `${lines.join('\n')}\n`);
    memories.finishFill(MEMORY);
    expect(memories.browse(MEMORY, null, 10).units.map(({ source }) => source)).toEqual(['Good']);
    expect(memories.browse(own.id, null, 10).units.map(({ source }) => source)).toEqual(['Mine']);
    expect(readCopyLine('')).toBeNull();
    const claimed = { id: own.id, name: 'Own', source: 'en', targets: ['de'] };
    expect(memories.openReplica(claimed, 't', 'A')).toBeNull();
    expect(memories.get(own.id)).toMatchObject({ name: 'Own', segments: 1 });
  });

  it('a stolen copy contains no password and no access to the server', async () => {
    const one = seat('anna', 'stolen');
    one.follow();
    await complete(one);
    await one.close();
    seats = [];
    const stored = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('');
    expect(stored).toContain('Sentence number');
    expect(stored).not.toMatch(/secret-anna|127\.0\.0\.1|SCRAM/);
  });
});
