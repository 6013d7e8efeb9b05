import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOfAsking } from '../rig.ts';
import type { AdminRig } from './admin-rig.ts';
import { startManaging } from './admin-rig.ts';
import { SHOP, SITE, wireKey } from './fake-account.ts';

let feature: AdminRig;
beforeEach(async () => {
  feature = await startManaging();
  feature.remote.seen.length = 0;
});
afterEach(() => feature.close());

const list = () => feature.rig.ask('developer-keys.list', undefined);
const usedBy = async () =>
  Object.fromEntries((await list()).keys.map(({ label, used }) => [label, used?.characters]));
const row = (api_key: string, total_characters: number) => ({
  api_key,
  usage: { total_characters },
});
const writes = () => feature.adminPaths().filter((path) => !path.startsWith('GET '));

describe('the list of developer keys', () => {
  it('joins what each key used this month', async () => {
    feature.account.usage = [row('aaaa****aaaa', 70)];
    const { connection, keys } = await list();
    expect(connection).toBe((await feature.access()).connection);
    expect(
      keys.map(({ id, masked, label, used }) => [id, masked, label, used?.characters]),
    ).toEqual([
      [SITE, 'aaaa****aaaa', 'Site', 70],
      [SHOP, 'bbbb****bbbb', 'Shop', 0],
    ]);
  });

  it('asks for the month in UTC', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T00:30:00+02:00') });
    await list();
    vi.useRealTimers();
    const asked = feature.remote.seen.map(({ path }) => path);
    expect(asked).toContain(
      '/v2/admin/analytics?start_date=2026-02-01&end_date=2026-02-28&group_by=key',
    );
  });

  it('adds up rows of one key under several labels', async () => {
    feature.account.usage = [row('aaaa****aaaa', 70), row('aaaa****aaaa', 5)];
    expect(await usedBy()).toEqual({ Site: 75, Shop: 0 });
  });

  it('gives no usage to keys that share a masked id', async () => {
    feature.account.keys.push(wireKey(SITE.replace('0000-', '9999-'), 'Twin'));
    feature.account.usage = [row('aaaa****aaaa', 70), row('bbbb****bbbb', 3)];
    expect(await usedBy()).toEqual({ Site: undefined, Twin: undefined, Shop: 3 });
  });

  it('takes no key for unused where some usage names none', async () => {
    feature.account.usage = [{ usage: { total_characters: 9 } }, row('bbbb****bbbb', 3)];
    expect(await usedBy()).toEqual({ Site: undefined, Shop: 3 });
  });

  it('is whole without usage, where that cannot be read', async () => {
    feature.account.instead = ({ path }) =>
      path.startsWith('/v2/admin/analytics') ? { status: 400, json: {} } : null;
    expect(await usedBy()).toEqual({ Site: undefined, Shop: undefined });
  });

  it('is without usage, not of none, where the service tells no figure', async () => {
    feature.account.instead = ({ path }) =>
      path.startsWith('/v2/admin/analytics')
        ? { status: 200, json: { usage_report: { total_usage: {} } } }
        : null;
    expect(await usedBy()).toEqual({ Site: undefined, Shop: undefined });
  });
});

describe('a change', () => {
  it('is in the answer and in every list from then on', async () => {
    feature.account.usage = [row('aaaa****aaaa', 70)];
    await list();
    const renamed = await feature.rig.ask('developer-keys.rename', { id: SITE, label: ' Web ' });
    expect(renamed).toMatchObject({ id: SITE, label: 'Web', used: { characters: 70 } });
    expect((await list()).keys[0]).toEqual(renamed);
    const limits = { characters: 5000, speechToTextMs: 90_000 };
    const limited = await feature.rig.ask('developer-keys.limit', { id: SITE, ...limits });
    expect(limited.limits).toEqual({ ...limits, speechToSpeechMs: null });
    expect((await list()).keys[0]).toEqual(limited);
    const open = await feature.rig.ask('developer-keys.limit', { id: SITE, characters: null });
    expect(open.limits).toEqual({
      characters: null,
      speechToTextMs: 90_000,
      speechToSpeechMs: null,
    });
  });

  it('is answered although the list cannot be read afterwards', async () => {
    let isWritten = false;
    feature.account.instead = ({ method }) => {
      if (isWritten && method === 'GET') return { status: 503 };
      isWritten = true;
      return null;
    };
    const renamed = await feature.rig.ask('developer-keys.rename', { id: SITE, label: 'Web' });
    expect(renamed).toMatchObject({ label: 'Web', used: null });
    expect(writes()).toHaveLength(1);
  });

  it.each([
    ['create', () => feature.rig.ask('developer-keys.create', { label: 'New' })],
    ['rename', () => feature.rig.ask('developer-keys.rename', { id: SITE, label: 'Web' })],
    ['limit', () => feature.rig.ask('developer-keys.limit', { id: SITE, characters: 1 })],
    ['deactivate', () => feature.rig.ask('developer-keys.deactivate', { id: SITE, label: 'Site' })],
  ])('%s without a clear outcome is said and sent once', async (_, act) => {
    feature.account.instead = ({ method }) => (method === 'GET' ? null : { status: 502 });
    expect(await failureOfAsking(act())).toMatchObject({
      code: 'outcome-unknown',
      params: { reason: 'service-unavailable' },
    });
    expect(writes()).toHaveLength(1);
  });

  it('is unclear, too, when the built-in service stops before it answers', async () => {
    await feature.rig.ask('connections.use', { id: 'offline' });
    feature.rig.builtIn.answer(({ method }) => {
      if (method === 'POST') feature.rig.helpers[0]?.exit(1);
      return 'silence';
    });
    expect(await failureOfAsking(feature.rig.ask('developer-keys.create', {}))).toEqual({
      code: 'outcome-unknown',
      params: { reason: 'offline-service-down' },
    });
    const sent = feature.rig.builtIn.seen.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(1);
  });

  it('of a key that is not there is not found', async () => {
    const asking = feature.rig.ask('developer-keys.rename', { id: 'no:key', label: 'Web' });
    expect(await failureOfAsking(asking)).toMatchObject({ code: 'not-found' });
  });
});

describe('a new key', () => {
  it('comes with its secret', async () => {
    const { key, secret } = await feature.rig.ask('developer-keys.create', { label: 'New' });
    expect(secret).toBe('new-secret');
    expect(key).toMatchObject({ label: 'New', isActive: true, used: { characters: 0 } });
    expect((await list()).keys.at(-1)).toEqual(key);
  });

  it('gets the label of the service where none was given', async () => {
    const { key } = await feature.rig.ask('developer-keys.create', {});
    expect(key.label).toBe('API Key');
    expect(feature.remote.seen.find(({ method }) => method === 'POST')?.body).toEqual({});
  });
});

describe('deactivating', () => {
  const end = (label: string, id = SITE) =>
    feature.rig.ask('developer-keys.deactivate', { id, label });

  it('needs the label typed', async () => {
    for (const typed of ['', 'site', 'Shop', 'Site 2', 'aaaa****aaaa']) {
      expect(await failureOfAsking(end(typed))).toEqual({
        code: 'invalid-input',
        params: { field: 'label', reason: 'label-mismatch' },
      });
    }
    expect(writes()).toEqual([]);
    expect(await end(' Site ')).toMatchObject({
      id: SITE,
      isActive: false,
      deactivated: '2026-05-06T07:08:09.000Z',
    });
    expect(writes()).toEqual(['PUT /v2/admin/developer-keys/deactivate']);
  });

  it('goes by the label that the service has now', async () => {
    await list();
    const key = feature.account.keys.find(({ key_id }) => key_id === SITE);
    if (key !== undefined) key.label = 'Production';
    expect((await failureOfAsking(end('Site'))).code).toBe('invalid-input');
    expect(writes()).toEqual([]);
    expect((await end('Production')).isActive).toBe(false);
  });

  it('takes the masked id of a key without a label', async () => {
    const key = feature.account.keys.find(({ key_id }) => key_id === SITE);
    if (key !== undefined) key.label = ' ';
    expect((await failureOfAsking(end(''))).code).toBe('invalid-input');
    expect((await end('aaaa****aaaa')).isActive).toBe(false);
  });

  it('changes nothing the second time, nor for a key that is not there', async () => {
    await end('Site');
    expect((await end('Site')).isActive).toBe(false);
    expect(await failureOfAsking(end('Site', 'no:key'))).toMatchObject({ code: 'not-found' });
    expect(writes()).toHaveLength(1);
  });
});
