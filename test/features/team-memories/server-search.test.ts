import { execFile } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeMember, setMember } from '../../../main/client/team/administer.ts';
import { checkTeam, connectTeam } from '../../../main/client/team/connect.ts';
import { schemaSql, TEAM_SCHEMA } from '../../../main/client/team/schema.ts';
import type { TeamConnection } from '../../../main/client/team/team-connection.ts';
import { openTeam } from '../../../main/client/team/team-connection.ts';
import { TeamFailure } from '../../../main/client/team/team-failure.ts';
import { teamSigning } from '../../../main/client/team/team-signing.ts';
import { openTeamSearch } from '../../../main/client/team/team-search.ts';
import { fillReplica } from '../../../main/features/team-memories/catch-up.ts';
import type { ReplicaThread } from '../../../main/features/team-memories/catch-up.ts';
import type { ServerSearch } from '../../../main/features/team-memories/server-search.ts';
import { createServerSearch } from '../../../main/features/team-memories/server-search.ts';
import { signAll } from '../../../main/features/team-memories/sign-units.ts';
import { copyField } from '../../../main/engine/memory/replica/copy-lines.ts';
import type { Memories, MemoryMatch, UnitFilter } from '../../../main/engine/memory/memories.ts';
import { openMemories } from '../../../main/engine/memory/store.ts';
import { createCorpus } from '../../bench/memory/corpus.ts';
import { createSegments, makeQueries } from '../../bench/memory/segments.ts';
import { memberLogin, memberPassword, startCluster } from '../../client/team/cluster.ts';
import type { Cluster } from '../../client/team/cluster.ts';
import { tries } from '../../extended.ts';
import { inMemory } from '../local-memories/in-memory.ts';

const MEMORY = '77777777-7777-4777-8777-777777777777';
const UNITS = 5500;
const TIME = '2026-01-02T03:04:05.000Z';
const ASKED = { id: MEMORY, targets: ['pt-br', 'pt-pt'] };

/** Memories with a thread that is none. */
function seat() {
  const database = new DatabaseSync(':memory:');
  const memories = openMemories(database);
  const open = inMemory(database, memories);
  const thread: ReplicaThread = { read: (work) => work(open), change: (work) => work(open) };
  return { memories, thread };
}

let cluster: Cluster;
let curator: TeamConnection;
let kept: Memories;
let elsewhere: ReturnType<typeof seat>;
let search: ServerSearch;
const clients: pg.Client[] = [];
const corpus = createCorpus('english', UNITS);

const searchAs = (login: string) =>
  createServerSearch({
    open: () => openTeamSearch(cluster.address(login, 'team'), memberLogin(login), 5000),
    thread: elsewhere.thread,
    now: () => performance.now(),
  });

beforeAll(async () => {
  cluster = await startCluster(['fsync = off']);
  await cluster.team('team', { cora: 'curate', carl: 'contribute', rita: 'read' });
  curator = await openTeam(cluster.address('cora', 'team'), memberLogin('cora'));
  await curator.createMemory({ id: MEMORY, name: 'Large', source: 'en', targets: ['pt-br'] });
  const translations = createSegments('english', 2);
  const lines = function* () {
    let number = 0;
    for (const segment of corpus.segments()) {
      number += 1;
      const text = translations.fresh();
      const targets = JSON.stringify(number % 7 === 0 ? { 'pt-pt': text } : { 'pt-br': text });
      // Real memories repeat themselves, between the same neighbours and others.
      const previous = number % 3 === 0 ? 'Before it.' : null;
      const fields = [segment, targets, 'anna', TIME, 'anna', TIME, previous, null, '{}'];
      yield `${fields.map(copyField).join('\t')}\n`;
    }
  };
  await curator.addUnits(MEMORY, ['pt-br', 'pt-pt'], lines());
  const [memory] = await curator.memories();
  if (memory === undefined) throw new Error('The memory is gone.');
  const here = seat();
  kept = here.memories;
  const state = kept.openReplica({ ...memory }, 'team', 'Cora');
  if (state === null) throw new Error('The memory is in use.');
  await fillReplica(curator, memory, state, here.thread, () => undefined);
  elsewhere = seat();
  elsewhere.memories.openReplica({ ...memory }, 'team', 'Rita');
  await signAll(curator.signing, memory, (sources) => Promise.resolve(kept.signs(sources)));
  search = searchAs('rita');
}, 120_000);
afterAll(async () => {
  await search.close();
  await curator.close();
  await Promise.all(clients.map((client) => client.end()));
  await cluster.remove();
});

const told = (matches: readonly MemoryMatch[]) => matches.map(({ unit: _unit, ...match }) => match);

async function both(segment: string, threshold: number, previous?: string) {
  const query = {
    segment,
    targetLanguage: 'pt-br',
    threshold,
    limit: 9,
    ...(previous !== undefined && { previous }),
  };
  const foreign = await search.matches(ASKED, query);
  return {
    here: told(kept.matches([MEMORY], query)),
    there: told(elsewhere.memories.matches([MEMORY], query, [foreign])),
  };
}

describe('a memory that is searched on the server', () => {
  it('gives the same matches in the same order as a copy of it, at every threshold', async () => {
    let wanted = 0;
    let found = 0;
    const differing: string[] = [];
    const queries = makeQueries(corpus.source, corpus.first.slice(0, UNITS), tries(300, 100), 7);
    for (const { text } of queries) {
      for (const threshold of [50, 75, 100]) {
        const { here, there } = await both(text, threshold, 'Before it.');
        wanted += here.length;
        found += here.filter((one) => there.some((other) => other.target === one.target)).length;
        if (JSON.stringify(here) !== JSON.stringify(there)) differing.push(`${threshold} ${text}`);
      }
    }
    expect(wanted).toBeGreaterThan(1.5 * queries.length);
    expect(found / wanted).toBeGreaterThanOrEqual(0.99);
    expect(differing).toEqual([]);
  }, 300_000);

  it('finds what is confirmed, and no longer what was changed or deleted', async () => {
    const carl = await connectTeam(cluster.address('carl', 'team'), memberLogin('carl'));
    const cora = await connectTeam(cluster.address('cora', 'team'), memberLogin('cora'));
    clients.push(carl, cora);
    const source = 'Wholly unheard-of quillwort beneath zephyrs';
    const item = { token: crypto.randomUUID(), source, targets: { 'pt-br': 'Novo' } };
    const confirm = 'SELECT unit FROM dragoman.confirm($1, $2)';
    const { rows } = await carl.query<{ readonly unit: string }>(confirm, [
      MEMORY,
      JSON.stringify([item]),
    ]);
    const unit = Number(rows[0]?.unit);
    const signed = async (client: pg.Client) => {
      const team = teamSigning(client);
      const [memory] = await team.memories();
      if (memory === undefined) throw new Error('The memory is gone.');
      return signAll(team, memory, (sources) => Promise.resolve(kept.signs(sources))).catch(
        (error: unknown) => error,
      );
    };
    const found = async (segment: string) =>
      (await both(segment, 70)).there.map(({ target }) => target);
    // Before it has a signature, too.
    expect(await found(source)).toEqual(['Novo']);
    // A contributor signs what is the own, and is not the one who counts.
    expect(await signed(carl)).toMatchObject({ reason: 'rights' });
    expect(await found(`${source} again`)).toEqual(['Novo']);
    const other = 'Nevermore of quillwort, thou gossamer';
    await cora.query('SELECT dragoman.change_unit($1, $2, $3, $4)', [
      MEMORY,
      unit,
      other,
      { 'pt-br': 'Outro' },
    ]);
    expect(await found(source)).toEqual([]);
    expect(await signed(cora)).toBe(1);
    expect(await found(other)).toEqual(['Outro']);
    await cora.query('SELECT dragoman.remove_units($1, $2)', [MEMORY, [unit]]);
    expect(await found(other)).toEqual([]);
  });

  it('finds passages, on both sides', async () => {
    const concordance = async (text: string, side: 'source' | { readonly language: string }) => {
      const query = { text, side, mode: 'exact', limit: 20, offset: 0 } as const;
      const foreign = await search.concordance(ASKED, query);
      const there = elsewhere.memories.concordance([MEMORY], query, [foreign]);
      const here = kept.concordance([MEMORY], query);
      expect(there.total).toBe(here.total);
      expect(there.hits.map((hit) => [hit.unit.source, hit.ranges])).toEqual(
        here.hits.map((hit) => [hit.unit.source, hit.ranges]),
      );
      return here.total;
    };
    const words = corpus.first[3]?.split(' ').slice(1, 3).join(' ') ?? '';
    expect(await concordance(words, 'source')).toBeGreaterThan(0);
    const [match] = kept.browse(MEMORY, null, 1).units;
    const target = match?.targets['pt-br']?.split(' ').slice(0, 3).join(' ') ?? '';
    expect(await concordance(target, { language: 'pt-br' })).toBeGreaterThan(0);
  });

  it('is closed to those who are no members any more, and says so', async () => {
    const admin = await cluster.admin('team');
    clients.push(admin);
    await setMember(admin, { login: 'mia', role: 'read', name: null });
    await admin.query(`ALTER ROLE mia PASSWORD '${memberPassword('mia')}'`);
    const mia = searchAs('mia');
    const query = { segment: 'Save the file', targetLanguage: 'pt-br', threshold: 50, limit: 9 };
    await mia.matches(ASKED, query);
    await removeMember(admin, 'mia');
    await expect(mia.matches(ASKED, query)).rejects.toMatchObject({ reason: 'rights' });
    await mia.close();
  });

  it('a connection that ended is opened again once, for the answer or its true reason', async () => {
    let opened = 0;
    const ended = () => Promise.reject(new TeamFailure('stopped'));
    const often = createServerSearch({
      open: async () => {
        opened += 1;
        const team = await openTeamSearch(
          cluster.address('rita', 'team'),
          memberLogin('rita'),
          5000,
        );
        return opened === 2 ? team : { ...team, candidates: ended };
      },
      thread: elsewhere.thread,
      now: () => 0,
    });
    const query = { segment: 'Save', targetLanguage: 'pt-br', threshold: 50, limit: 9 };
    // Both were on their way over the first one.
    const found = await Promise.all([often.matches(ASKED, query), often.matches(ASKED, query)]);
    expect(found.map(({ memory }) => memory)).toEqual([ASKED.id, ASKED.id]);
    expect(opened).toBe(2);
    await often.close();
    await expect(often.matches(ASKED, query)).rejects.toMatchObject({ reason: 'stopped' });
    expect(opened).toBe(4);
  });

  it('a server that is not reachable is said to be so, at once the second time', async () => {
    let opened = 0;
    const away = createServerSearch({
      open: () => {
        opened += 1;
        return openTeamSearch(
          { ...cluster.address('rita', 'team'), port: 1 },
          { password: 'x' },
          5000,
        );
      },
      thread: elsewhere.thread,
      now: () => 0,
    });
    const query = { segment: 'Save', targetLanguage: 'pt-br', threshold: 50, limit: 9 };
    for (let round = 0; round < 2; round += 1) {
      await expect(away.matches(ASKED, query)).rejects.toMatchObject({ reason: 'refused' });
    }
    expect(opened).toBe(1);
  });
});

describe('a filter of a memory that is searched on the server', () => {
  const filterOf = (filter: Partial<UnitFilter>) => ({
    author: '',
    project: '',
    since: null,
    until: null,
    ...filter,
  });
  const PROJECT = 'Bericht "Über" 50% a_b \\\\ C:';
  beforeAll(async () => {
    const carl = await openTeam(cluster.address('carl', 'team'), memberLogin('carl'));
    const items = ['Filtered by its project', 'Filtered by its author'].map((source, index) => ({
      token: crypto.randomUUID(),
      source,
      targets: { 'pt-br': `${source}!` },
      ...(index === 0 && {
        details: {
          properties: [
            { type: 'x-Project:SinglePicklist', text: PROJECT },
            { type: 'x-context-pre', text: 'A project for Carla' },
          ],
        },
      }),
    }));
    await carl.confirm(MEMORY, items);
    await carl.close();
  });

  it.each([
    [{ project: 'bericht "über' }, ['Filtered by its project']],
    [{ project: '50% a_b \\\\' }, ['Filtered by its project']],
    [{ project: '50%%a' }, []],
    [{ project: 'carla' }, []],
    [{ author: 'CARL' }, ['Filtered by its project', 'Filtered by its author']],
    [{ author: 'carl', project: 'Bericht' }, ['Filtered by its project']],
    [{ author: 'carl', until: '2026-02-01T00:00:00.000Z' }, []],
    [
      { author: 'carl', since: '2026-02-01T00:00:00.000Z', project: 'c:' },
      ['Filtered by its project'],
    ],
  ] as const)('finds %o, page by page, and counts', async (filter, sources) => {
    const { units, total } = await search.units(ASKED, filterOf(filter), 0, 50);
    expect(units.map(({ source }) => source)).toEqual(sources);
    expect(total).toBe(sources.length);
  });

  it('goes on where a page ended, without counting again', async () => {
    const filter = filterOf({ author: 'anna', until: '2026-02-01T00:00:00.000Z' });
    const first = await search.units(ASKED, filter, 0, 50);
    expect(first.total).toBe(UNITS);
    const second = await search.units(ASKED, filter, first.units.at(-1)?.number ?? 0, 50);
    expect(second).toMatchObject({ total: null });
    expect(second.units[0]?.number).toBe(51);
  });

  it('narrows a search for words', async () => {
    const query = { text: 'filtered', side: 'source', mode: 'exact', limit: 9, offset: 0 } as const;
    const found = async (filter: Partial<UnitFilter>) => {
      const asked = { ...query, filter: filterOf(filter) };
      const foreign = await search.concordance(ASKED, asked);
      return elsewhere.memories.concordance([MEMORY], asked, [foreign]).total;
    };
    expect(await found({ author: 'carl' })).toBe(2);
    expect(await found({ project: 'ÜBER' })).toBe(1);
    expect(await found({ author: 'anna' })).toBe(0);
  });
});

describe('units that have no signature yet', () => {
  it('are found, and it is said where not all were looked at', async () => {
    const confirmed = [
      {
        token: crypto.randomUUID(),
        source: 'Wholly unsigned sentences',
        targets: { 'pt-br': 'Sim' },
      },
    ];
    await curator.confirm(MEMORY, confirmed);
    const rita = searchAs('rita');
    const ask = (segment: string, threshold: number) =>
      rita.matches(ASKED, { segment, targetLanguage: 'pt-br', threshold, limit: 9 });
    for (const [segment, threshold] of [
      ['Wholly unsigned sentences', 100],
      ['wholly unsigned sentence', 75],
    ] as const) {
      const { units, isPartial } = await ask(segment, threshold);
      expect(units.map(({ source }) => source)).toContain('Wholly unsigned sentences');
      expect(isPartial).toBe(false);
    }
    const admin = await cluster.admin('team');
    const range = 'FROM dragoman.memory WHERE id = $1';
    await admin.query(`INSERT INTO dragoman.unsigned SELECT number, 1000000, 1030000 ${range}`, [
      MEMORY,
    ]);
    expect(await ask('Wholly unsigned sentences', 100)).toMatchObject({ isPartial: true });
    // Identical ones are found without a signature and beyond those that were looked at.
    const exact = 'Zwischen zwei Zeilen: é';
    await admin.query(
      `INSERT INTO dragoman.unit SELECT 'en', number, 10, $2, '{"pt-br": "Exato"}', 'anna', now(), NULL,
         NULL, NULL, NULL, NULL, NULL ${range} ON CONFLICT (memory, number, language) DO UPDATE SET source = $2`,
      [MEMORY, ` ${exact.replace(' ', '   ')}`],
    );
    await admin.query(`INSERT INTO dragoman.unsigned SELECT number, 10, 10 ${range}`, [MEMORY]);
    for (const segment of [exact, exact.normalize('NFD')]) {
      const { units } = await ask(segment, 75);
      expect(units.map(({ number }) => number)).toContain(10);
    }
    await admin.query('DELETE FROM dragoman.unsigned WHERE first IN (10, 1000000)');
    await admin.end();
    await rita.close();
  });
});

describe('a database of an earlier version', () => {
  it.each([1, 2, 3, 4])(
    '%i is brought up to date with its units, which are found then',
    async (version) => {
      const name = `old${version}`;
      const server = await cluster.admin('postgres');
      await server.query(`CREATE DATABASE ${name}`);
      await server.end();
      const admin = await cluster.admin(name);
      clients.push(admin);
      await admin.query(schemaSql(version));
      await setMember(admin, { login: 'cora', role: 'curate', name: 'Cora' });
      const cora = await connectTeam(cluster.address('cora', name), memberLogin('cora'));
      clients.push(cora);
      const create = 'SELECT dragoman.create_memory($1, $2, $3, $4)';
      await cora.query(create, [MEMORY, 'Old', 'en', ['pt-br']]);
      const items = ['Save the old file', 'Close the old window'].map((source) => ({
        token: crypto.randomUUID(),
        source,
        targets: { 'pt-br': `${source}!` },
        details: { properties: [{ type: 'client', text: 'ACME' }] },
      }));
      await cora.query('SELECT dragoman.confirm($1, $2)', [MEMORY, JSON.stringify(items)]);
      await expect(checkTeam(cora)).rejects.toMatchObject({ reason: 'schema-older' });
      const program = fileURLToPath(new URL('../../../main/team.ts', import.meta.url));
      const url = `postgres://admin@127.0.0.1:${cluster.port}/${name}`;
      const { stdout } = await promisify(execFile)(process.execPath, [program, 'init', url], {
        env: { ...process.env, PGPASSWORD: 'secret-admin' },
      });
      expect(JSON.parse(stdout)).toMatchObject({ schema: TEAM_SCHEMA, units: 2, unsigned: 0 });
      const old = createServerSearch({
        open: () => openTeamSearch(cluster.address('cora', name), memberLogin('cora'), 5000),
        thread: elsewhere.thread,
        now: () => 0,
      });
      const query = { segment: 'Save the file', targetLanguage: 'pt-br', threshold: 60, limit: 9 };
      const foreign = await old.matches(ASKED, query);
      const filter = { author: 'cora', project: 'acme', since: null, until: null };
      expect(await old.units(ASKED, filter, 0, 9)).toMatchObject({ total: 2 });
      await old.close();
      expect(foreign.units.map(({ source }) => source)).toContain('Save the old file');
    },
  );
});
