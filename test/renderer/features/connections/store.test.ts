import { beforeEach, expect, test } from 'vitest';
import type { Connection, Connections } from '../../../../preload/contract/connections.ts';
import {
  activeConnection,
  createConnectionsStore,
} from '../../../../renderer/features/connections/store.ts';
import { scriptedRpc, settle } from '../../scripted-rpc.ts';

const offline: Connection = {
  id: 'offline',
  name: 'Offline service',
  kind: 'offline',
  host: null,
  keyword: 'Service-Auth-Key',
  keyEnd: null,
  tier: null,
  key: 'built-in',
  sourceLanguage: null,
  targetLanguage: null,
};
const office: Connection = { ...offline, id: 'c1', name: 'Office', kind: 'paid', key: 'stored' };
const list = (active: string): Connections => ({
  active,
  all: [offline, office],
  secrets: { kept: 'session', why: 'no-store' },
});
const draft = { name: 'Office', kind: 'paid', address: 'https://a.example', key: 'k' } as const;

let script: ReturnType<typeof scriptedRpc>;
let store: ReturnType<typeof createConnectionsStore>;
const now = () => store.state.getState();

beforeEach(async () => {
  script = scriptedRpc();
  store = createConnectionsStore(script.rpc);
  void store.follow(new AbortController().signal);
  await script.emit('connections.watch', list('offline'));
});

test('the connection in use is the one that main names', async () => {
  expect(activeConnection(now())).toEqual(offline);
  await script.emit('connections.watch', list('c1'));
  expect(activeConnection(now())).toEqual(office);
});

test('capabilities are mirrored', async () => {
  const capability = { feature: 'detect', state: 'untried' } as const;
  await script.emit('connections.capabilities', [capability]);
  expect(now().capabilities).toEqual([capability]);
});

test('a check shows tier and usage and stores nothing', async () => {
  const check = store.check(draft);
  expect(now().checking.state).toBe('running');
  const found = { tier: 'paid', characters: { count: 5, limit: null }, keyEnd: 'ab12' } as const;
  script.last('connections.check').resolve(found);
  expect(await check).toEqual(found);
  expect(now().checking).toEqual({ state: 'done', value: found });
  expect(script.asked.map((one) => one.route)).not.toContain('connections.save');
});

test('a refused save answers null and keeps the reason', async () => {
  const save = store.save(draft);
  script.last('connections.save').reject({ code: 'key-refused', status: 401 });
  expect(await save).toBeNull();
  expect(now().saving).toEqual({
    state: 'failed',
    failure: { code: 'key-refused', status: 401 },
  });
});

test('saving stops a check, and checking forgets a refused save', async () => {
  void store.check(draft);
  const checkSignal = script.last('connections.check').signal;
  const save = store.save(draft);
  expect(checkSignal?.aborted).toBe(true);
  expect(now().checking.state).toBe('idle');
  script.last('connections.save').reject({ code: 'timeout' });
  await save;
  void store.check(draft);
  expect(now().saving.state).toBe('idle');
});

test('leaving the form stops what runs; a late answer changes nothing', async () => {
  const check = store.check(draft);
  const pending = script.last('connections.check');
  store.leaveForm();
  expect(pending.signal?.aborted).toBe(true);
  pending.reject({ code: 'cancelled' });
  expect(await check).toBeNull();
  expect(now().checking.state).toBe('idle');
});

test('another connection in use forgets what was tried with the last one', async () => {
  const probe = store.probe();
  script.last('connections.probe').reject({ code: 'unreachable' });
  await probe;
  expect(now().probing.state).toBe('failed');
  await script.emit('connections.watch', list('c1'));
  expect(now().probing.state).toBe('idle');
});

test('switching and removing name the connection', async () => {
  void store.use('c1');
  expect(script.last('connections.use').input).toEqual({ id: 'c1' });
  const remove = store.remove('c1');
  script.last('connections.remove').resolve(null);
  await remove;
  expect(script.last('connections.remove').input).toEqual({ id: 'c1' });
  expect(now().removing.state).toBe('done');
  await settle();
});
