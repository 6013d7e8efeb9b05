import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../main/system/database.ts';
import { startFakeService } from '../fake-service.ts';
import { createFakeStore, failureOfAsking, firstOf } from '../rig.ts';
import type { AdminRig } from './admin-rig.ts';
import { startAdminRig } from './admin-rig.ts';
import { ADMIN_KEY, DEVELOPER_KEY } from './fake-account.ts';

let secrets: Map<string, string>;
let feature: AdminRig;
beforeEach(async () => {
  secrets = new Map();
  feature = await startAdminRig({ secrets: createFakeStore(secrets) });
});
afterEach(() => feature.close());

const saveKey = (key = ADMIN_KEY) => feature.rig.ask('admin.save-key', { key });
const listKeys = () => feature.rig.ask('developer-keys.list', undefined);
const secretsNow = () => [...secrets.values()].sort();

describe('the built-in service', () => {
  it('brings its admin key, which stays in main', async () => {
    expect(await feature.access()).toEqual({
      connection: 'offline',
      key: 'built-in',
      keyEnd: null,
      host: null,
    });
    feature.rig.builtIn.answer(() => ({ json: [] }));
    await listKeys().catch(() => undefined);
    const sent = feature.rig.builtIn.seen.map(({ path, headers }) => [path, headers.authorization]);
    expect(sent).toContainEqual(['/v2/admin/developer-keys', 'Service-Auth-Key admin:adm']);
  });

  it.each([
    ['entered', () => saveKey()],
    ['forgotten', () => feature.rig.ask('admin.forget-key', undefined)],
  ])('has none that could be %s', async (_, act) => {
    expect((await failureOfAsking(act())).code).toBe('invalid-input');
    expect((await feature.access()).key).toBe('built-in');
    expect(secretsNow()).toEqual([]);
  });
});

describe('an admin key', () => {
  it('is none until one is entered, which a call says', async () => {
    const connection = await feature.connect();
    const { host } = feature.remote;
    expect(await feature.access()).toEqual({ connection, key: 'none', keyEnd: null, host });
    expect(await failureOfAsking(listKeys())).toEqual({
      code: 'key-missing',
      params: { name: 'Work', kind: 'admin', reason: 'none' },
    });
    expect(feature.adminPaths()).toEqual([]);
  });

  it('is checked with its service and kept apart from the other key', async () => {
    const connection = await feature.connect();
    await saveKey(`  ${ADMIN_KEY} `);
    expect(feature.adminPaths()).toEqual(['GET /v2/admin/developer-keys']);
    const { host } = feature.remote;
    expect(await feature.access()).toEqual({ connection, key: 'stored', keyEnd: 'cret', host });
    expect(secretsNow()).toEqual([ADMIN_KEY, DEVELOPER_KEY]);
    expect((await listKeys()).keys).toHaveLength(2);
  });

  it('that the service refuses is not kept', async () => {
    await feature.connect();
    const failure = await failureOfAsking(saveKey('another-one:adm'));
    expect(failure).toMatchObject({ code: 'wrong-key-kind', status: 403 });
    expect((await feature.access()).key).toBe('none');
    expect(secretsNow()).toEqual([DEVELOPER_KEY]);
  });

  it('is asked about once', async () => {
    await feature.connect();
    feature.account.instead = () => ({ status: 503 });
    expect((await failureOfAsking(saveKey())).code).toBe('service-unavailable');
    expect(feature.adminPaths()).toHaveLength(1);
    expect((await feature.access()).key).toBe('none');
  });

  it.each(['developer-key', 'free-key:fx', 'almost:admx', ':adm:fx'])(
    'is not %s: that is never sent to an admin call',
    async (key) => {
      await feature.connect();
      expect(await failureOfAsking(saveKey(key))).toEqual({
        code: 'wrong-key-kind',
        params: { kind: 'developer' },
      });
      expect(feature.adminPaths()).toEqual([]);
      expect(secretsNow()).toEqual([DEVELOPER_KEY]);
    },
  );

  it('that cannot stand in a header is refused', async () => {
    await feature.connect();
    const failure = await failureOfAsking(saveKey('a b:adm'));
    expect(failure).toEqual({ code: 'invalid-input', params: { field: 'key' } });
  });

  it('entered anew takes the place of the other', async () => {
    await feature.connect();
    await saveKey();
    feature.account.instead = () => ({ json: [] });
    await saveKey('new-administrator-9999:adm');
    expect((await feature.access()).keyEnd).toBe('9999');
    expect(secretsNow()).toEqual([DEVELOPER_KEY, 'new-administrator-9999:adm']);
  });

  it('is forgotten when asked to', async () => {
    await feature.connect();
    await saveKey();
    await feature.rig.ask('admin.forget-key', undefined);
    expect((await feature.access()).key).toBe('none');
    expect(secretsNow()).toEqual([DEVELOPER_KEY]);
    expect((await failureOfAsking(listKeys())).code).toBe('key-missing');
  });

  it('belongs to its connection: another of the same service has none', async () => {
    const first = await feature.connect();
    await saveKey();
    await feature.connect({ name: 'Home' });
    expect((await feature.access()).key).toBe('none');
    await feature.rig.ask('connections.use', { id: first });
    expect((await feature.access()).key).toBe('stored');
  });

  it('goes with its connection', async () => {
    const id = await feature.connect();
    await saveKey();
    await feature.rig.ask('connections.remove', { id });
    expect(secretsNow()).toEqual([]);
    expect((await feature.access()).key).toBe('built-in');
  });

  it('is forgotten when its connection leads to another host', async () => {
    const id = await feature.connect();
    await saveKey();
    const other = await startFakeService();
    other.answer(feature.account.answer);
    await feature.connect({ id, address: other.baseUrl });
    expect(await feature.access()).toMatchObject({ key: 'none', keyEnd: null, host: other.host });
    expect((await failureOfAsking(listKeys())).code).toBe('key-missing');
    expect(secretsNow()).toEqual([DEVELOPER_KEY]);
    await feature.connect({ id });
    expect((await feature.access()).key).toBe('none');
    expect(other.seen.map(({ path }) => path)).not.toContain('/v2/admin/developer-keys');
    await other.close();
  });

  it('stays while name, path, keyword or the other key change', async () => {
    const id = await feature.connect();
    await saveKey();
    await feature.connect({ id, name: 'Renamed' });
    const usage = { character_count: 1, character_limit: 9, products: [] };
    feature.account.instead = ({ path }) => ({ json: path.endsWith('/v2/usage') ? usage : [] });
    const address = `${feature.remote.baseUrl}/base`;
    await feature.connect({ id, address, keyword: 'Bearer', key: 'another-developer-key' });
    expect((await feature.access()).key).toBe('stored');
    expect((await listKeys()).keys).toEqual([]);
    const sent = feature.remote.seen.map(({ path, headers }) => [path, headers.authorization]);
    expect(sent).toContainEqual(['/base/v2/admin/developer-keys', `Bearer ${ADMIN_KEY}`]);
  });

  it('entered while its connection is removed is not kept', async () => {
    const id = await feature.connect();
    feature.account.instead = ({ path }) => {
      if (path === '/v2/admin/developer-keys') void feature.rig.ask('connections.remove', { id });
      return null;
    };
    expect((await failureOfAsking(saveKey())).code).toBe('not-found');
    expect(secretsNow()).toEqual([]);
  });

  it('changes what a watcher sees', async () => {
    await feature.connect();
    const leave = new AbortController();
    const seen: string[] = [];
    const watching = (async () => {
      for await (const { key } of feature.rig.watch('admin.watch', undefined, leave.signal)) {
        if (seen.at(-1) !== key) seen.push(key);
        if (key === 'none' && seen.length === 1) await saveKey();
        else if (key === 'stored') await feature.rig.ask('connections.use', { id: 'offline' });
        else if (key === 'built-in') leave.abort();
      }
    })();
    await watching;
    expect(seen).toEqual(['none', 'stored', 'built-in']);
  });

  it('is what the capability “admin” is about', async () => {
    const stateOfAdmin = async () =>
      (await firstOf(feature.rig.watch('connections.capabilities', undefined), () => true)).find(
        ({ feature }) => feature === 'admin',
      )?.state;
    await feature.connect();
    expect(await stateOfAdmin()).toBe('untried');
    await saveKey();
    expect(await stateOfAdmin()).toBe('available');
    await failureOfAsking(feature.rig.ask('developer-keys.rename', { id: 'no:key', label: 'A' }));
    expect(await stateOfAdmin()).toBe('available');
    feature.account.instead = () => ({ status: 403 });
    await failureOfAsking(listKeys());
    expect(await stateOfAdmin()).toBe('refused');
  });

  it('is unavailable on the free tier, and asking for it sends nothing', async () => {
    feature.account.instead = ({ path }) =>
      path === '/v2/usage' ? { json: { character_count: 1, character_limit: 9 } } : null;
    const connection = await feature.connect({ kind: 'free', key: 'free-key:fx' });
    const { host } = feature.remote;
    expect(await feature.access()).toEqual({ connection, key: 'unavailable', keyEnd: null, host });
    const refused = { code: 'feature-refused', params: { feature: 'admin' } };
    expect(await failureOfAsking(saveKey())).toEqual(refused);
    expect(await failureOfAsking(listKeys())).toEqual(refused);
    expect(feature.adminPaths()).toEqual([]);
  });
});

describe('after a restart', () => {
  it('a stored key is there, and one of the session is missing', async () => {
    for (const [store, state] of [
      [createFakeStore(new Map()), 'stored'],
      [null, 'missing'],
    ] as const) {
      const database = openDatabase(':memory:');
      const options = { database, ...(store && { secrets: store }) };
      const first = await startAdminRig(options);
      const id = await first.connect();
      await first.rig.ask('admin.save-key', { key: ADMIN_KEY });
      expect((await first.access()).key).toBe(store === null ? 'session' : 'stored');
      await first.rig.close();
      const second = await startAdminRig(options);
      expect(await second.access()).toMatchObject({ connection: id, key: state, keyEnd: 'cret' });
      const asking = second.rig.ask('developer-keys.list', undefined);
      if (state === 'stored') expect((await asking).keys).toHaveLength(2);
      else {
        expect(await failureOfAsking(asking)).toEqual({
          code: 'key-missing',
          params: { name: 'Work', kind: 'admin', reason: 'missing' },
        });
      }
      await second.close();
      await first.remote.close();
      database.close();
    }
  });

  it('the database holds no key', async () => {
    const database = openDatabase(':memory:');
    const one = await startAdminRig({ database });
    await one.connect();
    await one.rig.ask('admin.save-key', { key: ADMIN_KEY });
    const bytes = Buffer.from(database.sqlite.serialize());
    for (const key of [ADMIN_KEY, DEVELOPER_KEY]) expect(bytes.includes(key)).toBe(false);
    expect(one.rig.events.join('\n')).not.toMatch(/0815|4711/);
    await one.close();
    database.close();
  });
});
