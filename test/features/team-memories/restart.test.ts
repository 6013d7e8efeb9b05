import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TeamRole } from '../../../main/client/team/connect.ts';
import { setMember } from '../../../main/client/team/administer.ts';
import { TEAM_SCHEMA } from '../../../main/client/team/schema.ts';
import type { Database } from '../../../main/system/database.ts';
import { openDatabase } from '../../../main/system/database.ts';
import { createFileLog, LOG_FILE } from '../../../main/system/file-log.ts';
import type { SecretStore } from '../../../main/system/secrets.ts';
import { createSessionSecrets } from '../../../main/system/secrets.ts';
import type { Team } from '../../../preload/contract/team-memories.ts';
import { memberPassword, startCluster } from '../../client/team/cluster.ts';
import type { Cluster } from '../../client/team/cluster.ts';
import { openInMemory } from '../local-memories/in-memory.ts';
import type { Rig } from '../rig.ts';
import { createFakeStore, failureOfAsking, firstOf, startRig } from '../rig.ts';

const WAIT = { timeout: 30_000, interval: 20 };
let cluster: Cluster;
let folder: string;
let database: Database;
let memories: DatabaseSync;
let rig: Rig;
let team: string;
let id: string;

beforeAll(async () => {
  cluster = await startCluster(['fsync = off']);
  await cluster.team('team', { cora: 'curate' });
});
afterAll(() => cluster.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-restart-'));
  database = openDatabase(join(folder, 'dragoman.sqlite'));
  memories = new DatabaseSync(':memory:');
});
afterEach(async () => {
  await rig.close();
  database.close();
  memories.close();
  rmSync(folder, { recursive: true });
});

/** The program on the same data. */
const start = async (secrets: SecretStore) => {
  rig = await startRig({
    database,
    secrets,
    openMemories: openInMemory(memories),
    log: createFileLog(join(folder, LOG_FILE)),
    paths: { data: folder, assets: folder },
  });
};
const login = (password = memberPassword('cora')) => ({
  ...cluster.address('cora', 'team'),
  name: 'Legal team',
  password,
  certificate: null,
});
const teams = (): Promise<readonly Team[]> =>
  firstOf(rig.watch('team-memories.watch', undefined), () => true);
const settled = (expected: object) =>
  vi.waitFor(async () => expect(await teams()).toMatchObject([expected]), WAIT);
const following = (more: object = {}) => settled({ state: { kind: 'following' }, ...more });
const offline = (reason: string, more: object = {}) =>
  settled({ state: { kind: 'offline', reason }, ...more });
const confirm = (source: string) =>
  rig.ask('local-memories.change-unit', { id, unit: null, source, targets: { de: 'Ja' } });
const bundle = async () =>
  new TextDecoder().decode((await rig.ask('support.bundle', undefined)).bytes);

async function connect(secrets: SecretStore) {
  await start(secrets);
  team = (await rig.ask('team-memories.connect', login())).id;
  const draft = { team, name: 'Contracts', source: 'en', targets: ['de'] };
  id = (await rig.ask('team-memories.create', draft)).id;
  await vi.waitFor(async () => {
    const { memories: all } = await firstOf(
      rig.watch('local-memories.watch', undefined),
      () => true,
    );
    expect(all.some((memory) => memory.id === id)).toBe(true);
  }, WAIT);
  await following({ role: 'curate' });
}
async function administer(
  work: (admin: Awaited<ReturnType<Cluster['admin']>>) => Promise<unknown>,
) {
  const admin = await cluster.admin('team');
  await work(admin);
  await admin.end();
}
const setRole = (role: TeamRole) =>
  administer((admin) => setMember(admin, { login: 'cora', role, name: null }));
const look = () => rig.ask('team-memories.retry', { id: team });

describe('the next start of the program', () => {
  it('reconnects with the password in the secret store and sends waiting changes', async () => {
    const kept = new Map<string, string>();
    await connect(createFakeStore(kept));
    await cluster.stop('fast');
    await offline('refused');
    await confirm('Kept for later');
    await rig.close();
    await cluster.start();
    await start(createFakeStore(kept));
    await following({ waiting: 0 });
    await administer(async (admin) => {
      const { rows } = await admin.query(
        "SELECT author FROM dragoman.unit WHERE source = 'Kept for later'",
      );
      expect(rows).toEqual([{ author: 'Cora' }]);
    });
    // The password is in the store alone.
    expect([...kept.values()]).toContain(memberPassword('cora'));
    database.sqlite.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    expect(readFileSync(join(folder, 'dragoman.sqlite'), 'latin1')).not.toContain('secret-cora');
  });

  it('asks for a password that was kept for the session only, and goes on with its copy', async () => {
    await connect(createSessionSecrets('no-store'));
    await confirm('Before');
    await following({ waiting: 0 });
    await rig.close();
    await start(createSessionSecrets('no-store'));
    await offline('no-password', { id: team, name: 'Legal team' });
    await confirm('Between');
    expect(await rig.ask('local-memories.units', { id, query: '' })).toMatchObject({ total: 2 });
    expect(
      await failureOfAsking(rig.ask('team-memories.connect', login('wrong-4711'))),
    ).toMatchObject({
      params: { reason: 'login' },
    });
    // The same team, not a second one.
    expect(await rig.ask('team-memories.connect', login())).toEqual({ id: team });
    await following({ waiting: 0 });
  });
});

describe('while somebody works', () => {
  it('a role that is taken is seen, and what was confirmed is sent when it is back', async () => {
    await connect(createFakeStore());
    await setRole('read');
    await confirm('Not taken yet');
    await settled({ waiting: 1, refused: 1 });
    await look();
    await following({ role: 'read', waiting: 1 });
    const found = await rig.ask('local-memories.matches', {
      segment: 'Not taken yet',
      source: 'en',
      target: 'de',
      threshold: 75,
    });
    expect(found).toMatchObject([{ percent: 100, target: 'Ja' }]);
    await setRole('curate');
    await look();
    await following({ role: 'curate', waiting: 0, refused: 0 });
  });

  it('a member that is removed goes on with the copy, and says why', async () => {
    await connect(createFakeStore());
    await administer((admin) => admin.query("SELECT dragoman.set_member('cora', NULL)"));
    await confirm('Alone');
    await offline('rights', { waiting: 1 });
    await administer((admin) =>
      admin.query("SELECT dragoman.set_member('cora', 'curate', 'Cora')"),
    );
    await look();
    await following({ waiting: 0 });
  });

  it('tables of a newer program stop the exchange, and nothing is lost', async () => {
    await connect(createFakeStore());
    await administer((admin) =>
      admin.query('INSERT INTO dragoman.step (number) VALUES ($1)', [TEAM_SCHEMA + 1]),
    );
    await look();
    await offline('schema-newer');
    await confirm('For the new one');
    await offline('schema-newer', { waiting: 1 });
    expect(await rig.ask('local-memories.units', { id, query: '' })).toMatchObject({ total: 1 });
    await administer((admin) =>
      admin.query('DELETE FROM dragoman.step WHERE number > $1', [TEAM_SCHEMA]),
    );
    await look();
    await following({ waiting: 0 });
  });
});

it('neither log nor support file contains a password or names the team', async () => {
  await connect(createFakeStore());
  await failureOfAsking(rig.ask('team-memories.test', login('wrong-4711')));
  await failureOfAsking(rig.ask('team-memories.connect', login('wrong-4711')));
  await confirm('A canary sentence');
  await cluster.stop('immediate');
  await offline('refused');
  const told = `${readFileSync(join(folder, LOG_FILE), 'utf8')}\n${await bundle()}\n${rig.events.join('\n')}`;
  await cluster.start();
  expect(told).toContain('team.offline');
  for (const word of [
    'secret-cora',
    '4711',
    'Legal team',
    'Contracts',
    'canary',
    'cora',
    `:${cluster.port}`,
  ]) {
    expect(told).not.toContain(word);
  }
});
