import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  prepareTeam,
  removeMember,
  setMember,
  teamStatus,
} from '../../../main/client/team/administer.ts';
import { checkTeam, connectTeam } from '../../../main/client/team/connect.ts';
import { schemaSql, TEAM_SCHEMA } from '../../../main/client/team/schema.ts';
import { commandLines } from './command-lines.ts';
import { memberLogin, memberPassword, startCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';

const MEMORY = '11111111-1111-4111-8111-111111111111';
let cluster: Cluster;
const clients: pg.Client[] = [];
const as = async (login: string, database = 'team') => {
  const client = await connectTeam(cluster.address(login, database), memberLogin(login));
  clients.push(client);
  return client;
};
const item = (source: string, target: string) => ({
  token: crypto.randomUUID(),
  source,
  targets: { de: target },
});
const CONFIRM = 'SELECT * FROM dragoman.confirm($1, $2)';
const DENIED = { code: '42501' };

beforeAll(async () => {
  cluster = await startCluster(['fsync = off']);
  await cluster.team('team', { rita: 'read', carl: 'contribute', cora: 'curate' });
  const cora = await as('cora');
  await cora.query('SELECT dragoman.create_memory($1, $2, $3, $4)', [
    MEMORY,
    'Shared',
    'en',
    ['de'],
  ]);
}, 60_000);
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await cluster.remove();
});

describe('the tables of a team database', () => {
  it('are made once, however often and by however many at a time', async () => {
    const admins = await Promise.all([1, 2, 3].map(() => cluster.admin('team')));
    await Promise.all(admins.map((admin) => prepareTeam(admin)));
    const [admin] = admins;
    const { rows } = (await admin?.query('SELECT number FROM dragoman.step')) ?? { rows: [] };
    expect(rows).toEqual(Array.from({ length: TEAM_SCHEMA }, (_, n) => ({ number: n + 1 })));
    await Promise.all(admins.map((one) => one.end()));
  });

  it('of a newer version are left as they are, and said to be newer', async () => {
    await cluster.team('newer', { rita: 'read' });
    const admin = await cluster.admin('newer');
    await admin.query('INSERT INTO dragoman.step (number) VALUES ($1)', [TEAM_SCHEMA + 1]);
    await expect(prepareTeam(admin)).rejects.toMatchObject({ reason: 'schema-newer' });
    await admin.end();
    await expect(as('rita', 'newer').then(checkTeam)).rejects.toMatchObject({
      reason: 'schema-newer',
    });
  });

  it('come from the printed SQL as well, by the foreign client psql', async () => {
    const admin = await cluster.admin('postgres');
    await admin.query('CREATE DATABASE printed');
    await admin.end();
    const psql = promisify(execFile)(
      'psql',
      [
        '-v',
        'ON_ERROR_STOP=1',
        '-q',
        '-h',
        cluster.folder,
        '-p',
        String(cluster.port),
        '-U',
        'admin',
        'printed',
      ],
      {
        env: { ...process.env, PGPASSWORD: 'secret-admin' },
      },
    );
    psql.child.stdin?.end(schemaSql());
    await psql;
    const made = await cluster.admin('printed');
    expect(await teamStatus(made)).toMatchObject({ schema: TEAM_SCHEMA, units: 0, memories: [] });
    await made.end();
  });
});

describe('npm run team', () => {
  const program = fileURLToPath(new URL('../../../main/team.ts', import.meta.url));
  const run = (args: readonly string[], password = 'secret-admin') =>
    promisify(execFile)(process.execPath, [program, ...args], {
      env: { ...process.env, PGPASSWORD: password },
    });
  const url = (database: string) => `postgres://admin@127.0.0.1:${cluster.port}/${database}`;

  it('prepares a database, again without a change, and tells its state as JSON', async () => {
    const admin = await cluster.admin('postgres');
    await admin.query('CREATE DATABASE commanded');
    await admin.end();
    const first = await run(['init', url('commanded')]);
    expect(JSON.parse(first.stdout)).toMatchObject({ schema: TEAM_SCHEMA, units: 0 });
    await run(['init', url('commanded')]);
    const made = await run(['member', url('commanded'), 'nina', 'contribute', '--name', 'Nina N.']);
    expect(made.stdout).toMatch(/"login": "nina",[^]*"password": "[\w-]{20}"/);
    const listed = await run(['members', url('commanded')]);
    expect(JSON.parse(listed.stdout)).toEqual([
      { login: 'nina', role: 'contribute', name: 'Nina N.' },
    ]);
    const status = await run(['status', url('commanded')]);
    expect(JSON.parse(status.stdout)).toMatchObject({
      members: { contribute: 1 },
      last_change: null,
    });
  });

  it('keeps the password out of the process list and warns if it is visible there', async () => {
    let arrived = () => {};
    const connected = new Promise<void>((resolve) => (arrived = resolve));
    // Never answers, so that the program can be looked at while it works.
    const silent = createServer(() => arrived());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const child = spawn(
      process.execPath,
      [program, 'status', `postgres://admin@127.0.0.1:${port}/x`],
      {
        env: { ...process.env, PGPASSWORD: 'secret-4711' },
        stdio: 'ignore',
      },
    );
    try {
      await connected;
      expect(commandLines()).toContain(`127.0.0.1:${port}`);
      expect(commandLines()).not.toContain('secret-4711');
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
      silent.close();
    }
    const open = await run(
      ['status', url('team').replace('admin@', 'admin:secret-admin@')],
      'wrong',
    );
    expect(JSON.parse(open.stdout)).toMatchObject({ schema: TEAM_SCHEMA });
    expect(open.stderr).toMatch(/is visible in the process list/);
    expect(open.stderr).not.toContain('secret-admin');
  });

  it('says why it failed, without the password', async () => {
    const failed = run(['status', url('team')], 'wrong-password-4711').catch(String);
    expect(await failed).toMatch(/user name or password is wrong/);
    expect(await failed).not.toMatch(/4711/);
  });
});

describe('rights, with any client', () => {
  it('a reader reads and changes nothing', async () => {
    const rita = await as('rita');
    expect((await rita.query('SELECT name FROM dragoman.memory')).rows).toEqual([
      { name: 'Shared' },
    ]);
    for (const sql of [
      "INSERT INTO dragoman.unit VALUES ('en', 1, 99, 'a', '{}', 'x', now(), 'x', now())",
      'DELETE FROM dragoman.unit',
      "UPDATE dragoman.member SET role = 'curate'",
      'UPDATE dragoman.memory SET sequence = 0',
      'DELETE FROM dragoman.change',
      'SELECT * FROM dragoman.receipt',
      'SELECT * FROM dragoman.portion',
      'SELECT * FROM dragoman.unit_en',
      'SELECT * FROM dragoman.signature',
      'SELECT * FROM dragoman.signature_1',
      'DELETE FROM dragoman.unsigned',
      `SELECT dragoman.count_signs('${MEMORY}')`,
      `SELECT dragoman.sign_units('${MEMORY}', 0, 1, 1, '{}', '{}', '{}', '{}', '{}')`,
      'SELECT dragoman.open_portion()',
      'DELETE FROM dragoman.merge',
      `SELECT dragoman.merge_units('${MEMORY}', 1, '{2}')`,
      "SELECT dragoman.set_member('rita', 'curate')",
      `SELECT dragoman.lock_memory('${MEMORY}')`,
      'SET ROLE dragoman_curate',
      'CREATE TABLE dragoman.mine ()',
      'DROP SCHEMA dragoman CASCADE',
    ]) {
      await expect(rita.query(sql), sql).rejects.toMatchObject(DENIED);
    }
    await expect(rita.query(CONFIRM, [MEMORY, '[]'])).rejects.toMatchObject(DENIED);
  });

  it('a contributor confirms only under their own name and cannot change the work of others', async () => {
    const [carl, cora] = [await as('carl'), await as('cora')];
    const forged = { ...item('Save', 'Speichern'), author: 'Cora' };
    await carl.query(CONFIRM, [MEMORY, JSON.stringify([forged])]);
    await cora.query(CONFIRM, [MEMORY, JSON.stringify([item('Save', 'Sichern')])]);
    const { rows } = await carl.query(
      "SELECT number, author, targets->>'de' AS de FROM dragoman.unit ORDER BY number",
    );
    expect(rows).toEqual([
      { number: '1', author: 'Carl', de: 'Speichern' },
      { number: '2', author: 'Cora', de: 'Sichern' },
    ]);
    for (const sql of [
      `SELECT dragoman.remove_units('${MEMORY}', '{2}')`,
      `SELECT dragoman.change_unit('${MEMORY}', 2, 'Save', '{"de":"x"}')`,
      'SELECT dragoman.open_portion()',
      'SELECT dragoman.take_portion(1)',
      `SELECT dragoman.finish_import('${MEMORY}', '{1}', '{}')`,
      `SELECT dragoman.remove_memory('${MEMORY}')`,
      "UPDATE dragoman.unit SET author = 'Cora'",
    ]) {
      await expect(carl.query(sql), sql).rejects.toMatchObject(DENIED);
    }
  });

  it('a curator writes into an own portion only, and no unit comes without the seats being told', async () => {
    const [cora, admin] = [await as('cora'), await cluster.admin('team')];
    await setMember(admin, { login: 'cleo', role: 'curate', name: 'Cleo' });
    await admin.query(`ALTER ROLE cleo PASSWORD '${memberPassword('cleo')}'`);
    const cleo = await as('cleo');
    const open = 'SELECT dragoman.open_portion() AS id';
    const id = String((await cora.query<{ readonly id: string }>(open)).rows[0]?.id);
    const insert = `INSERT INTO dragoman.incoming_${id} (source, targets, changed) VALUES ('New', '{"de":"Neu"}', now())`;
    await expect(cleo.query(insert)).rejects.toMatchObject(DENIED);
    await expect(cora.query(`SELECT * FROM dragoman.incoming_${id}`)).rejects.toMatchObject(DENIED);
    await cora.query(insert);
    const reserve = `SELECT dragoman.reserve_portion('${MEMORY}', ${id}, 1)`;
    await expect(cleo.query(reserve)).rejects.toThrow('no such portion');
    await cora.query(reserve);
    await expect(cleo.query(`SELECT dragoman.take_portion(${id})`)).rejects.toThrow(
      'no such portion',
    );
    // Alone it is a transaction that leaves the import open.
    await expect(cora.query(`SELECT dragoman.take_portion(${id})`)).rejects.toThrow('not finished');
    await cora.query(insert);
    await expect(cora.query(`SELECT dragoman.take_portion(${id})`)).rejects.toThrow(
      'as it was reserved',
    );
    const { rows } = await cora.query("SELECT number FROM dragoman.unit WHERE source = 'New'");
    expect(rows).toEqual([]);
    await admin.query("UPDATE dragoman.portion SET made = now() - interval '2 days'");
    await cora.query(open);
    const left = await admin.query(`SELECT to_regclass('dragoman.incoming_${id}') AS left`);
    expect(left.rows).toEqual([{ left: null }]);
    await admin.end();
  });

  it('a merge is remembered with who did it, and what went', async () => {
    const [cora, carl] = [await as('cora'), await as('carl')];
    const confirm = async (client: pg.Client, target: string) => {
      const items = JSON.stringify([item('Twice', target)]);
      const { rows } = await client.query<{ readonly unit: string }>(CONFIRM, [MEMORY, items]);
      return rows[0]?.unit ?? '';
    };
    const gone = await confirm(carl, 'Doppelt');
    const stays = await confirm(cora, 'Zweimal');
    await cora.query('SELECT dragoman.merge_units($1, $2, $3)', [MEMORY, stays, [gone]]);
    const { rows } = await carl.query(
      "SELECT kept, merged_by, removed->0->>'source' AS source, removed->0->>'author' AS author FROM dragoman.merge",
    );
    expect(rows).toEqual([{ kept: stays, merged_by: 'cora', source: 'Twice', author: 'Carl' }]);
    const left = await carl.query("SELECT number FROM dragoman.unit WHERE source = 'Twice'");
    expect(left.rows).toEqual([{ number: stays }]);
  });

  it('what is sent twice under one token is stored once', async () => {
    const carl = await as('carl');
    const once = JSON.stringify([item('Once', 'Einmal')]);
    const [first, second] = [
      await carl.query(CONFIRM, [MEMORY, once]),
      await carl.query(CONFIRM, [MEMORY, once]),
    ];
    expect(second.rows).toEqual(first.rows);
    const { rows } = await carl.query("SELECT number FROM dragoman.unit WHERE source = 'Once'");
    expect(rows).toHaveLength(1);
  });

  it('a revoked role ends immediately, even on an open connection', async () => {
    const admin = await cluster.admin('team');
    await setMember(admin, { login: 'gone', role: 'contribute', name: null });
    await admin.query("ALTER ROLE gone PASSWORD 'secret-gone'");
    const gone = await as('gone');
    await gone.query(CONFIRM, [MEMORY, JSON.stringify([item('Before', 'Vorher')])]);
    await removeMember(admin, 'gone');
    await expect(
      gone.query(CONFIRM, [MEMORY, JSON.stringify([item('After', 'Nachher')])]),
    ).rejects.toMatchObject(DENIED);
    await expect(gone.query('SELECT * FROM dragoman.memory')).rejects.toMatchObject(DENIED);
    await expect(as('gone')).rejects.toMatchObject({ reason: 'rights' });
    await admin.end();
  });

  it('a login of another team on the same server gets no access', async () => {
    await cluster.team('other', { olga: 'curate' });
    await expect(as('olga')).rejects.toMatchObject({ reason: 'rights' });
  });

  it('distinguishes what can be wrong with a connection', async () => {
    const address = cluster.address('rita', 'team');
    const password = memberPassword('rita');
    const failing = (changed: Partial<typeof address>, given = password) =>
      expect(connectTeam({ ...address, ...changed }, { password: given })).rejects;
    await failing({}, 'wrong').toMatchObject({ reason: 'login' });
    await failing({ user: 'nobody-here' }).toMatchObject({ reason: 'login' });
    await failing({ port: 1 }).toMatchObject({ reason: 'refused' });
    await failing({ host: 'no-such-host.invalid', tls: true }).toMatchObject({ reason: 'host' });
    await failing({ database: 'none' }).toMatchObject({ reason: 'database' });
    await failing({ tls: true }).toMatchObject({ reason: 'no-tls' });
    await failing({ host: 'db.example.com' }).toMatchObject({ reason: 'insecure' });
    await expect(as('rita', 'postgres').then(checkTeam)).rejects.toMatchObject({
      reason: 'unprepared',
    });
  });
});
