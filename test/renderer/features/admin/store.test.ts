import { expect, test } from 'vitest';
import type { AdminAccess } from '../../../../preload/contract/admin.ts';
import {
  adminKeyProblem,
  looksLikeDeveloperKey,
} from '../../../../renderer/features/admin/admin-key.ts';
import {
  accessName,
  createAdminStore,
  hasAdminKey,
} from '../../../../renderer/features/admin/store.ts';
import { scriptedRpc } from '../../scripted-rpc.ts';

const KEY = 'admin-key-0011223344:adm';

test.each<[AdminAccess['key'] | null, boolean]>([
  [null, false],
  ['none', false],
  ['missing', false],
  ['unavailable', false],
  ['built-in', true],
  ['stored', true],
  ['session', true],
])('an admin key that is %s allows admin calls: %s', async (key, isThere) => {
  const fake = scriptedRpc();
  const store = createAdminStore(fake.rpc);
  const life = new AbortController();
  void store.follow(life.signal);
  if (key !== null) {
    await fake.emit('admin.watch', { connection: 'c', key, keyEnd: null, host: null });
    await expect.poll(() => store.state.getState().access?.key).toBe(key);
  }
  expect(hasAdminKey(store.state.getState())).toBe(isThere);
  life.abort();
});

test('a key goes up and stays nowhere in the store', async () => {
  const fake = scriptedRpc();
  const store = createAdminStore(fake.rpc);
  const refused = store.saveKey(KEY);
  expect(fake.last('admin.save-key').input).toEqual({ key: KEY });
  expect(JSON.stringify(store.state.getState())).not.toContain(KEY);
  fake.last('admin.save-key').reject({ code: 'key-refused', status: 403 });
  expect(await refused).toBe(false);
  expect(store.state.getState().saving.state).toBe('failed');
  const stored = store.saveKey(KEY);
  fake.last('admin.save-key').resolve(null);
  expect(await stored).toBe(true);
  expect(JSON.stringify(store.state.getState())).not.toContain(KEY);
});

test('leaving the form drops what it showed', async () => {
  const fake = scriptedRpc();
  const store = createAdminStore(fake.rpc);
  const done = store.saveKey(KEY);
  store.leaveForm();
  fake.last('admin.save-key').reject({ code: 'timeout' });
  expect(await done).toBe(false);
  expect(store.state.getState().saving.state).toBe('idle');
});

test('another key or connection has another name', () => {
  const access: AdminAccess = { connection: 'c', key: 'stored', keyEnd: '0042', host: 'h' };
  const name = (change: Partial<AdminAccess>) =>
    accessName({
      access: { ...access, ...change },
      saving: { state: 'idle' },
      forgetting: { state: 'idle' },
    });
  const names = [{}, { connection: 'd' }, { keyEnd: '0043' }, { key: 'none' as const }].map(name);
  expect(new Set(names).size).toBe(4);
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['two words', 'spaces'],
  ['a'.repeat(513), 'long'],
  [` ${KEY} `, null],
])('“%s” as an admin key: %s', (typed, problem) => {
  expect(adminKeyProblem(typed)).toBe(problem);
});

test('a hint waits for a whole key', () => {
  expect(looksLikeDeveloperKey(KEY)).toBe(false);
  expect(looksLikeDeveloperKey('abc')).toBe(false);
  expect(looksLikeDeveloperKey('developer-key-0011:fx')).toBe(true);
});
