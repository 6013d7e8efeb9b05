import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SecretStore } from '../../main/system/secrets.ts';
import { createSessionSecrets } from '../../main/system/secrets.ts';
import { openVault } from '../../main/system/vault.ts';
import { createFakeStore } from '../features/rig.ts';

let data: string;
beforeEach(() => (data = mkdtempSync(join(tmpdir(), 'dragoman-vault-'))));
afterEach(() => rmSync(data, { recursive: true, force: true }));

const keyFile = () => join(data, 'documents.key');
const ready = async (secrets: SecretStore) => {
  const vault = await openVault(secrets, data);
  await vault.prepare();
  return vault;
};

test('with a secret store the key is there, and what it sealed can be opened after a restart', async () => {
  const kept = new Map<string, string>();
  const vault = await ready(createFakeStore(kept));
  const sealed = vault.seal('id and key', 'a');
  expect(vault.kept).toBe('store');
  expect(sealed).not.toContain('id and key');
  expect([...kept.keys()]).toEqual(['documents']);
  expect(() => statSync(keyFile())).toThrow();
  expect((await openVault(createFakeStore(kept), data)).open(sealed, 'a')).toBe('id and key');
});

test('without one the key is in a file for the owner alone', async () => {
  const vault = await ready(createSessionSecrets('no-store'));
  const sealed = vault.seal('secret', 'a');
  expect(vault.kept).toBe('key-file');
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
  expect(sealed).not.toContain(readFileSync(keyFile(), 'utf8'));
  const again = await openVault(createSessionSecrets('no-store'), data);
  expect(again.open(sealed, 'a')).toBe('secret');
});

test('nothing is made before it is needed', async () => {
  const kept = new Map<string, string>();
  const vault = await openVault(createFakeStore(kept), data);
  expect(kept.size).toBe(0);
  expect(() => vault.seal('x', 'a')).toThrow();
  await openVault(createSessionSecrets('no-store'), data);
  expect(() => statSync(keyFile())).toThrow();
});

test('a store that appears later keeps new secrets; the old ones are still opened', async () => {
  const old = (await ready(createSessionSecrets('no-store'))).seal('old', 'a');
  const vault = await ready(createFakeStore());
  const fresh = vault.seal('new', 'a');
  expect(fresh.split('.')[0]).toBe('store');
  expect([vault.open(old, 'a'), vault.open(fresh, 'a')]).toEqual(['old', 'new']);
  // And a store that is locked opens nothing that it sealed.
  const locked = await openVault(createSessionSecrets('store-locked'), data);
  expect([locked.open(old, 'a'), locked.open(fresh, 'a')]).toEqual(['old', null]);
});

test('a store that stops working does not stop the queue', async () => {
  const broken: SecretStore = {
    ...createFakeStore(),
    set: () => Promise.reject(new Error('the store refused')),
  };
  const vault = await ready(broken);
  expect(vault.kept).toBe('key-file');
  expect(vault.open(vault.seal('x', 'a'), 'a')).toBe('x');
  const mute = { ...createFakeStore(), get: () => Promise.reject(new Error('no answer')) };
  expect((await openVault(mute, data)).kept).toBe('key-file');
});

test('what was changed, cut or sealed for something else is not opened', async () => {
  const vault = await ready(createSessionSecrets('no-store'));
  const sealed = vault.seal('secret', 'a');
  expect(vault.open(sealed, 'b')).toBeNull();
  expect(vault.open(sealed.slice(0, -2), 'a')).toBeNull();
  expect(vault.open('', 'a')).toBeNull();
  expect(vault.open(sealed.replace('key-file', '__proto__'), 'a')).toBeNull();
  expect(vault.seal('secret', 'a')).not.toBe(sealed);
  writeFileSync(keyFile(), 'damaged');
  expect((await ready(createSessionSecrets('no-store'))).open(sealed, 'a')).toBeNull();
});

test.each([
  ['random bytes', () => writeFileSync(keyFile(), Buffer.alloc(43, 0xa7))],
  ['cut', () => writeFileSync(keyFile(), 'abc')],
  ['of zero length', () => writeFileSync(keyFile(), '')],
  ['a folder', () => mkdirSync(keyFile())],
])('a key file that is %s is set aside under a name that is told', async (_, damage) => {
  damage();
  const told: string[] = [];
  const vault = await openVault(createSessionSecrets('no-store'), data, (backup) =>
    told.push(backup),
  );
  await vault.prepare();
  const sealed = vault.seal('secret', 'a');
  expect(told).toEqual([expect.stringMatching(/^documents\.key\.damaged-\d{8}T\d{6}Z$/)]);
  expect(readdirSync(data).toSorted()).toEqual(['documents.key', ...told]);
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
  const again = await openVault(createSessionSecrets('no-store'), data);
  expect(again.open(sealed, 'a')).toBe('secret');
});
