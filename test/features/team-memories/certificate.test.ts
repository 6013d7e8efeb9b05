import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../../main/system/database.ts';
import { openDatabase } from '../../../main/system/database.ts';
import { createFileLog, LOG_FILE } from '../../../main/system/file-log.ts';
import type { SecretStore } from '../../../main/system/secrets.ts';
import { createSessionSecrets } from '../../../main/system/secrets.ts';
import type { Team } from '../../../preload/contract/team-memories.ts';
import type { Authority, Certificate } from '../../client/team/certificates.ts';
import {
  askForCertificates,
  createAuthority,
  encryptedKey,
  pkcs12,
  serveTls,
} from '../../client/team/certificates.ts';
import { memberPassword, startCluster } from '../../client/team/cluster.ts';
import type { Cluster } from '../../client/team/cluster.ts';
import { openInMemory } from '../local-memories/in-memory.ts';
import type { Rig } from '../rig.ts';
import { createFakeStore, failureOfAsking, firstOf, startRig } from '../rig.ts';

const WAIT = { timeout: 30_000, interval: 20 };
const PASSPHRASE = 'passphrase-4711';
let cluster: Cluster;
let company: Authority;
let cora: Certificate;
let folder: string;
let database: Database;
let memories: DatabaseSync;
let rig: Rig;

beforeAll(async () => {
  cluster = await startCluster(['fsync = off']);
  await cluster.team('team', { cora: 'curate', rita: 'read' });
  company = createAuthority(cluster.folder, 'company');
  await serveTls(cluster, company.issue('server', 'DNS:localhost'));
  await askForCertificates(cluster, company, ['hostssl team cora 127.0.0.1/32 cert']);
  vi.stubEnv('NODE_EXTRA_CA_CERTS', company.file);
  cora = company.issueTo('cora', 20);
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await cluster.remove();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-certificate-'));
  database = openDatabase(join(folder, 'dragoman.sqlite'));
  memories = new DatabaseSync(':memory:');
});
afterEach(async () => {
  await rig.close();
  database.close();
  memories.close();
  rmSync(folder, { recursive: true });
});

const start = async (secrets: SecretStore) => {
  rig = await startRig({
    database,
    secrets,
    openMemories: openInMemory(memories),
    log: createFileLog(join(folder, LOG_FILE)),
    paths: { data: folder, assets: folder },
  });
};
const files = (certificate: string, key: string | null, passphrase = '') => ({
  certificate: new Uint8Array(readFileSync(certificate)),
  key: key === null ? null : new Uint8Array(readFileSync(key)),
  passphrase,
});
const login = (certificate: ReturnType<typeof files> | null, password = '') => ({
  ...cluster.address('cora', 'team'),
  host: 'localhost',
  tls: true,
  name: 'Legal team',
  password,
  certificate,
});
const teams = (): Promise<readonly Team[]> =>
  firstOf(rig.watch('team-memories.watch', undefined), () => true);
const settled = (expected: object) =>
  vi.waitFor(async () => expect(await teams()).toMatchObject([expected]), WAIT);
const following = { kind: 'following' };

it('is stored in the secret store with its key and reused after a restart', async () => {
  const kept = new Map<string, string>();
  await start(createFakeStore(kept));
  const key = encryptedKey(cora, PASSPHRASE);
  const given = files(cora.certificate, key, PASSPHRASE);
  expect(await rig.ask('team-memories.test', login(given))).toMatchObject({ member: 'Cora' });
  await rig.ask('team-memories.connect', login(given));
  await settled({ state: following, certificate: { name: 'cora' } });
  const told = new TextDecoder().decode((await rig.ask('support.bundle', undefined)).bytes);
  await rig.close();
  await start(createFakeStore(kept));
  await settled({ state: following, certificate: { name: 'cora' } });

  database.sqlite.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const stored = [...kept.values()].join();
  const open = [
    readFileSync(join(folder, 'dragoman.sqlite'), 'latin1'),
    readFileSync(join(folder, LOG_FILE), 'utf8'),
    told,
    rig.events.join(),
  ].join();
  const [, line = ''] = readFileSync(key, 'utf8').split('\n');
  for (const secret of [line, Buffer.from(line).toString('base64'), PASSPHRASE]) {
    expect(open).not.toContain(secret);
  }
  expect(stored).toContain(PASSPHRASE);
  expect(stored).toContain(readFileSync(key).toString('base64'));
  const { id } = (await teams())[0] ?? { id: '' };
  await rig.ask('team-memories.leave', { id });
  expect(kept.size).toBe(0);
});

it('a renewed one takes the place of the old one, and so does a password', async () => {
  await start(createFakeStore());
  const { id } = await rig.ask('team-memories.connect', login(files(cora.certificate, cora.key)));
  await settled({ state: following });
  const [before] = await teams();
  const renewed = company.issueTo('cora', 300);
  const file = pkcs12(renewed, PASSPHRASE);
  expect(await rig.ask('team-memories.connect', login(files(file, null, PASSPHRASE)))).toEqual({
    id,
  });
  await settled({ id, state: following, certificate: { name: 'cora' } });
  const [after] = await teams();
  expect(Date.parse(after?.certificate?.ends ?? '')).toBeGreaterThan(
    Date.parse(before?.certificate?.ends ?? ''),
  );
  // One that the server refuses changes nothing.
  const foreign = createAuthority(folder, 'foreign').issueTo('cora');
  expect(
    await failureOfAsking(
      rig.ask('team-memories.connect', login(files(foreign.certificate, foreign.key))),
    ),
  ).toMatchObject({ code: 'team-failed', params: { reason: 'client-refused' } });
  await settled({ id, state: following, certificate: after?.certificate });
  await askForCertificates(cluster, company, []);
  await rig.ask('team-memories.connect', login(null, memberPassword('cora')));
  await settled({ id, state: following, certificate: null });
  await askForCertificates(cluster, company, ['hostssl team cora 127.0.0.1/32 cert']);
});

it('without a secret store, it lasts for the session only and must be entered again', async () => {
  await start(createSessionSecrets('no-store'));
  const given = login(files(cora.certificate, cora.key));
  const { id } = await rig.ask('team-memories.connect', given);
  await settled({ state: following });
  await rig.close();
  await start(createSessionSecrets('no-store'));
  await settled({
    state: { kind: 'offline', reason: 'no-password' },
    certificate: { name: 'cora' },
  });
  expect(await rig.ask('team-memories.connect', given)).toEqual({ id });
  await settled({ state: following });
});

it('is looked at before it is sent anywhere, and needs encryption', async () => {
  await start(createFakeStore());
  const look = (...given: Parameters<typeof files>) =>
    rig.ask('team-memories.look-at-certificate', files(...given));
  expect(await look(cora.certificate, null)).toMatchObject({ lacks: 'key' });
  expect(await look(cora.certificate, cora.key)).toMatchObject({
    lacks: null,
    facts: { name: 'cora' },
  });
  expect(await failureOfAsking(look(cora.key, null))).toMatchObject({
    code: 'team-failed',
    params: { reason: 'not-certificate' },
  });
  const open = { ...login(files(cora.certificate, cora.key)), tls: false };
  expect(await failureOfAsking(rig.ask('team-memories.test', open))).toMatchObject({
    params: { reason: 'insecure' },
  });
});
