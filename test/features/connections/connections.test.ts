import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServiceFailure } from '../../../main/client/failure.ts';
import type { CallOptions } from '../../../main/client/send.ts';
import type { ServiceClient } from '../../../main/client/service-client.ts';
import type { OpenService } from '../../../main/features/active-service.ts';
import { checkKey } from '../../../main/features/connections/check-key.ts';
import { probeFeatures } from '../../../main/features/connections/probe-features.ts';
import { openDatabase } from '../../../main/system/database.ts';
import type { SecretStore } from '../../../main/system/secrets.ts';
import { createSessionSecrets, SecretUnavailable } from '../../../main/system/secrets.ts';
import type { FakeService } from '../fake-service.ts';
import { startFakeService } from '../fake-service.ts';
import type { Rig } from '../rig.ts';
import { all, createFakeStore, failureOfAsking, firstOf, startRig } from '../rig.ts';

const KEY = 'remote-key-4711-secret';
let rig: Rig;
let remote: FakeService;
beforeEach(async () => {
  rig = await startRig();
  remote = await startFakeService();
});
afterEach(async () => {
  await rig.close();
  await remote.close();
});

const list = () => firstOf(rig.watch('connections.watch', undefined), () => true);
const draft = (more: object = {}) => ({
  name: 'Work',
  kind: 'custom' as const,
  address: remote.baseUrl,
  key: KEY,
  ...more,
});
const translate = (text = 'Hello') =>
  all(rig.watch('text.translate', { text, source: 'en', target: 'de', options: {} }));
const refuse = (status: number, json: object = {}) =>
  remote.answer((seen) => (seen.path.startsWith('/v2/usage') ? { status, json } : null));

describe('the built-in connection', () => {
  it('is there from the start, active, and needs no key', async () => {
    expect(await list()).toEqual({
      active: 'offline',
      all: [
        expect.objectContaining({ id: 'offline', kind: 'offline', host: null, key: 'built-in' }),
      ],
      secrets: { kept: 'session', why: 'no-store' },
    });
  });

  it('cannot be removed or edited', async () => {
    expect((await failureOfAsking(rig.ask('connections.remove', { id: 'offline' }))).code).toBe(
      'invalid-input',
    );
    expect(
      (await failureOfAsking(rig.ask('connections.save', draft({ id: 'offline' })))).code,
    ).toBe('not-found');
  });
});

describe('a key', () => {
  it('is checked without anything being stored', async () => {
    expect(await rig.ask('connections.check', draft())).toEqual({
      tier: 'free',
      characters: { count: 1200, limit: 500_000 },
      keyEnd: 'cret',
    });
    expect((await list()).all).toHaveLength(1);
    expect(remote.seen.map((seen) => seen.path)).toEqual(['/v2/usage']);
  });

  it.each([
    [403, {}, 'key-refused'],
    [401, {}, 'key-refused'],
    [456, {}, 'quota-exceeded'],
    [403, { message: 'auth_key in the body is not supported' }, 'legacy-auth'],
  ])(
    'that the service answers with %i %j is refused and not stored',
    async (status, json, code) => {
      refuse(status, json);
      expect((await failureOfAsking(rig.ask('connections.save', draft()))).code).toBe(code);
      expect((await list()).all).toHaveLength(1);
    },
  );

  it('for administration is refused before it is sent', async () => {
    const failure = await failureOfAsking(
      rig.ask('connections.save', draft({ key: 'some-key:adm' })),
    );
    expect(failure.code).toBe('wrong-key-kind');
    expect(remote.seen).toEqual([]);
  });

  it('that may not read usage is good all the same', async () => {
    refuse(403, { message: 'Forbidden', detail: 'Missing required scope(s): usage:read' });
    expect(await rig.ask('connections.check', draft({ key: 'scoped-key' }))).toEqual({
      tier: 'paid',
      characters: null,
      keyEnd: '-key'.slice(-2),
    });
  });

  it('is asked for, and so is the address', async () => {
    for (const [field, missing] of [
      ['key', { key: undefined }],
      ['address', { address: undefined }],
      ['address', { kind: 'paid' as const, address: '' }],
    ] as const) {
      const failure = await failureOfAsking(rig.ask('connections.save', draft(missing)));
      expect(failure).toEqual({ code: 'invalid-input', params: { field, reason: 'missing' } });
    }
  });

  it.each([
    ['http://example.org', 'insecure-address'],
    ['not an address', 'bad-address'],
  ])('is not sent to %s', async (address, code) => {
    expect((await failureOfAsking(rig.ask('connections.save', draft({ address })))).code).toBe(
      code,
    );
  });
});

describe('a service that expects another authorization keyword', () => {
  /** Knows one key behind one keyword. */
  const expecting = (keyword: string, headers?: Record<string, string>, key = KEY) =>
    remote.answer((seen) =>
      seen.headers['authorization'] === `${keyword} ${key}`
        ? null
        : { status: 403, json: { message: 'Forbidden' }, headers: headers ?? {} },
    );
  const keywords = () =>
    remote.seen.map(({ headers }) => String(headers['authorization']).split(' ')[0]);

  it.each(['check', 'save'] as const)('is found out by connections.%s', async (verb) => {
    expecting('Service-Auth-Key');
    const given = draft({ kind: 'paid', keyword: 'Team-Key' });
    expect(await failureOfAsking(rig.ask(`connections.${verb}`, given))).toMatchObject({
      code: 'keyword-refused',
      status: 403,
      params: { host: remote.host, keyword: 'Service-Auth-Key' },
    });
    expect(keywords()).toEqual(['Team-Key', 'Service-Auth-Key']);
    expect((await list()).all).toHaveLength(1);
    expect((await rig.ask('connections.check', draft())).tier).toBe('free');
  });

  it('is tried by the name that the service gives', async () => {
    expecting('House-Auth-Key', { 'www-authenticate': 'Basic realm="x", House-Auth-Key' });
    const failure = await failureOfAsking(rig.ask('connections.check', draft()));
    expect(failure).toMatchObject({
      code: 'keyword-refused',
      params: { keyword: 'House-Auth-Key' },
    });
    expect(keywords()).toEqual(['Service-Auth-Key', 'House-Auth-Key']);
  });

  it('is not what is wrong where the service names the keyword that was used', async () => {
    expecting('Service-Auth-Key', { 'www-authenticate': 'Service-Auth-Key' }, 'another-key');
    const failure = await failureOfAsking(rig.ask('connections.check', draft()));
    expect(failure.code).toBe('key-refused');
    expect(remote.seen).toHaveLength(1);
  });

  it('gets few guesses, and a key that no keyword helps is a bad key', async () => {
    remote.answer(() => ({ status: 403 }));
    const failure = await failureOfAsking(
      rig.ask('connections.save', draft({ keyword: 'Team-Key' })),
    );
    expect(failure.code).toBe('key-refused');
    expect(keywords()).toEqual(['Team-Key', 'Service-Auth-Key', 'Bearer']);
  });
});

describe('a key of the free tier', () => {
  it('goes to the address of the connection that was shown, and nowhere else', async () => {
    const first = await startFakeService();
    try {
      const { id } = await rig.ask(
        'connections.save',
        draft({ kind: 'free', address: first.baseUrl, key: 'one:fx' }),
      );
      const second = draft({ kind: 'free', address: undefined, addressOf: id, key: 'two:fx' });
      await rig.ask('connections.save', second);
      expect(first.seen.map(({ headers }) => headers['authorization'])).toEqual([
        'Service-Auth-Key one:fx',
        'Service-Auth-Key two:fx',
      ]);
      expect(remote.seen).toEqual([]);
      expect((await list()).all[2]).toMatchObject({ host: first.host, kind: 'free' });
    } finally {
      await first.close();
    }
  });

  it('never goes where another connection leads unless it was entered for it', async () => {
    const { id } = await rig.ask('connections.save', draft({ kind: 'free', key: 'one:fx' }));
    const first = await startFakeService();
    try {
      const saved = await rig.ask(
        'connections.save',
        draft({ kind: 'free', address: first.baseUrl, key: 'two:fx' }),
      );
      const moved = { ...draft({ key: undefined, address: undefined }), id: saved.id };
      const failure = await failureOfAsking(
        rig.ask('connections.save', { ...moved, addressOf: id }),
      );
      expect(failure).toEqual({
        code: 'invalid-input',
        params: { field: 'key', reason: 'missing' },
      });
      expect(remote.seen).toHaveLength(1);
    } finally {
      await first.close();
    }
  });
});

describe('a service that does not answer', () => {
  it.each(['check', 'save'] as const)('is asked once by connections.%s', async (verb) => {
    refuse(503);
    const asking = rig.ask(`connections.${verb}`, draft());
    expect((await failureOfAsking(asking)).code).toBe('service-unavailable');
    expect(remote.seen).toHaveLength(1);
    expect((await list()).all).toHaveLength(1);
  });

  it.each(['check', 'save'] as const)(
    'is not waited for after connections.%s was left',
    async (verb) => {
      const stop = new AbortController();
      remote.answer(() => {
        stop.abort();
        return 'silence';
      });
      const asking = rig.ask(`connections.${verb}`, draft(), stop.signal);
      expect((await failureOfAsking(asking)).code).toBe('cancelled');
      expect((await list()).all).toHaveLength(1);
    },
  );

  it('is asked once for each feature by a probe, and no longer once it was left', async () => {
    const { id } = await rig.ask('connections.save', draft());
    await rig.ask('connections.use', { id });
    remote.seen.length = 0;
    remote.answer(() => ({ status: 503 }));
    await rig.ask('connections.probe', undefined);
    expect(remote.seen).toHaveLength(11);

    const stop = new AbortController();
    remote.answer(() => {
      stop.abort();
      return 'silence';
    });
    const probing = rig.ask('connections.probe', undefined, stop.signal);
    expect((await failureOfAsking(probing)).code).toBe('cancelled');
  });

  it('is what a probe says when nobody is there', async () => {
    const { id } = await rig.ask('connections.save', draft());
    await rig.ask('connections.use', { id });
    await remote.close();
    const failure = await failureOfAsking(rig.ask('connections.probe', undefined));
    expect(failure).toEqual({ code: 'unreachable', params: { host: remote.host } });
    remote = await startFakeService();
  });

  it('gets at most ten seconds for each question', async () => {
    const asked: (CallOptions | undefined)[] = [];
    const refuse = (...args: readonly unknown[]) => {
      asked.push(args.at(-1) as CallOptions);
      return Promise.reject(new ServiceFailure({ code: 'feature-refused', status: 403 }));
    };
    const GROUPS = new Set(['spokenTerms', 'glossaries', 'styleRules']);
    const calls = new Proxy({}, { get: () => refuse });
    const client = new Proxy({} as ServiceClient, {
      get: (_, name) => (GROUPS.has(String(name)) ? calls : refuse),
    });
    const { signal } = new AbortController();
    const service: OpenService = {
      connection: 'one',
      service: 'remote',
      call: (_, signal, run) => run(client, signal),
    };
    const destination = { baseUrl: 'https://a.example', keyword: 'Service-Auth-Key', key: KEY };
    await failureOfAsking(checkKey(destination, () => client, signal));
    await probeFeatures(service, signal);
    expect(asked).toHaveLength(13);
    for (const options of asked) {
      expect(options?.signal).toBe(signal);
      expect(options?.attempts).toBe(1);
      expect(options?.attemptLimitMs).toBeLessThanOrEqual(10_000);
    }
  });
});

describe('a saved connection', () => {
  const save = async (more: object = {}) => (await rig.ask('connections.save', draft(more))).id;

  it('shows its host, its tier, and only the end of its key', async () => {
    const id = await save({ sourceLanguage: 'en', targetLanguage: 'de' });
    const { all: connections } = await list();
    expect(connections[1]).toEqual({
      id,
      name: 'Work',
      kind: 'custom',
      host: remote.host,
      keyword: 'Service-Auth-Key',
      keyEnd: 'cret',
      tier: 'free',
      key: 'session',
      sourceLanguage: 'en',
      targetLanguage: 'de',
    });
    expect(JSON.stringify(connections)).not.toContain(KEY);
    expect(JSON.stringify(connections)).not.toContain('http');
  });

  it('is switched to in one step; the next request has its key and goes to its host only', async () => {
    const id = await save({ keyword: 'Other-Key' });
    await rig.ask('connections.use', { id });
    remote.seen.length = 0;
    rig.builtIn.seen.length = 0;
    expect((await translate()).at(-1)).toMatchObject({ state: 'done', service: 'remote' });
    expect(remote.seen.map((seen) => seen.headers['authorization'])).toEqual([`Other-Key ${KEY}`]);
    expect(rig.builtIn.seen).toEqual([]);
    await rig.ask('connections.use', { id: 'offline' });
    remote.seen.length = 0;
    expect((await translate()).at(-1)).toMatchObject({ state: 'done', service: 'offline' });
    expect(remote.seen).toEqual([]);
  });

  it('is told to those who watch', async () => {
    const actives: string[] = [];
    for await (const { active, all: connections } of rig.watch('connections.watch', undefined)) {
      actives.push(active);
      if (connections.length === 1) void save();
      else if (active === 'offline')
        await rig.ask('connections.use', { id: connections[1]?.id ?? '' });
      else break;
    }
    expect(actives.at(-1)).not.toBe('offline');
  });

  it('is renamed without its key and without asking the service', async () => {
    const id = await save();
    remote.seen.length = 0;
    await rig.ask('connections.save', { id, name: 'Home', kind: 'custom', targetLanguage: 'fr' });
    expect((await list()).all[1]).toMatchObject({
      name: 'Home',
      targetLanguage: 'fr',
      key: 'session',
    });
    expect(remote.seen).toEqual([]);
  });

  it('is edited with the key that it has', async () => {
    const id = await save();
    await rig
      .ask('connections.save', draft({ id, key: undefined, address: `${remote.baseUrl}/base` }))
      .catch(() => undefined);
    await rig.ask('connections.save', draft({ id, key: undefined, keyword: 'Other-Key' }));
    expect(remote.seen.at(-1)?.headers['authorization']).toBe(`Other-Key ${KEY}`);
    expect((await list()).all).toHaveLength(2);
  });

  it('never sends its key to another host', async () => {
    const id = await save();
    const elsewhere = await startFakeService();
    const failure = await failureOfAsking(
      rig.ask('connections.save', draft({ id, key: undefined, address: elsewhere.baseUrl })),
    );
    expect(failure).toEqual({ code: 'invalid-input', params: { field: 'key', reason: 'missing' } });
    expect(elsewhere.seen).toEqual([]);
    await elsewhere.close();
  });

  it('uses a new key at once', async () => {
    const id = await save();
    await rig.ask('connections.use', { id });
    await translate();
    await rig.ask('connections.save', draft({ id, key: 'renewed-key-0815' }));
    await translate('Again');
    expect(remote.seen.at(-1)?.headers['authorization']).toBe('Service-Auth-Key renewed-key-0815');
    expect((await list()).all[1]?.keyEnd).toBe('0815');
  });

  it('keeps its old key when a new one is refused', async () => {
    const id = await save();
    await rig.ask('connections.use', { id });
    remote.answer((seen) =>
      seen.headers['authorization'] === `Service-Auth-Key ${KEY}`
        ? null
        : { status: 403, json: {} },
    );
    await failureOfAsking(rig.ask('connections.save', draft({ id, key: 'wrong-new-key' })));
    expect((await translate()).at(-1)?.state).toBe('done');
    expect((await list()).all[1]?.keyEnd).toBe('cret');
  });

  it('is removed with its key, and the built-in service takes over if it was active', async () => {
    const id = await save();
    await rig.ask('connections.use', { id });
    await rig.ask('connections.remove', { id });
    expect(await list()).toMatchObject({ active: 'offline', all: [{ id: 'offline' }] });
    expect((await failureOfAsking(rig.ask('connections.use', { id }))).code).toBe('not-found');
  });
});

describe('over a restart', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-features-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const restart = async (kept: Map<string, string> | SecretStore | null) => {
    const database = openDatabase(join(folder, 'desk.sqlite'));
    await rig.close();
    rig = await startRig({
      database,
      ...(kept !== null && { secrets: kept instanceof Map ? createFakeStore(kept) : kept }),
    });
    return database;
  };

  it('keys stay where there is a store, and stand in no file', async () => {
    const kept = new Map<string, string>();
    const first = await restart(kept);
    const { id } = await rig.ask('connections.save', draft());
    await rig.ask('connections.use', { id });
    expect([...kept]).toEqual([[id, KEY]]);
    for (const name of readdirSync(folder)) {
      expect(readFileSync(join(folder, name)).includes(KEY)).toBe(false);
    }
    expect(rig.events.join()).not.toContain(KEY);
    first.close();
    const second = await restart(kept);
    expect(await list()).toMatchObject({ active: id, all: [{}, { key: 'stored' }] });
    expect((await translate()).at(-1)).toMatchObject({ state: 'done', service: 'remote' });
    await rig.ask('connections.remove', { id });
    expect([...kept]).toEqual([]);
    second.close();
  });

  it('keys are missing where there is none, which is said and never worked around', async () => {
    const first = await restart(null);
    const { id } = await rig.ask('connections.save', draft());
    await rig.ask('connections.use', { id });
    first.close();
    const second = await restart(null);
    expect(await list()).toMatchObject({ active: id, all: [{}, { key: 'missing' }] });
    expect((await translate()).at(-1)).toMatchObject({
      state: 'failed',
      failure: { code: 'key-missing' },
      service: 'remote',
    });
    expect(rig.builtIn.seen.filter((seen) => seen.path === '/v2/translate')).toEqual([]);
    await rig.ask('connections.save', draft({ id }));
    expect((await list()).all[1]?.key).toBe('session');
    expect((await translate()).at(-1)?.state).toBe('done');
    second.close();
  });

  it('a key whose store is locked is said to be locked, waits there, and can be entered again', async () => {
    const kept = new Map<string, string>();
    const first = await restart(kept);
    const { id } = await rig.ask('connections.save', draft());
    await rig.ask('connections.use', { id });
    first.close();
    const forgotten: string[] = [];
    const earlier = {
      has: (secret: string) => kept.has(secret) && !forgotten.includes(secret),
      forget: (secret: string) => Promise.resolve(void forgotten.push(secret)),
    };
    const second = await restart(createSessionSecrets('store-locked', earlier));
    expect((await list()).all[1]?.key).toBe('locked');
    expect((await translate()).at(-1)).toMatchObject({
      state: 'failed',
      failure: { code: 'key-locked' },
      service: 'remote',
    });
    await rig.ask('connections.save', { ...draft({ id }), key: undefined, name: 'Renamed' });
    expect(await list()).toMatchObject({ all: [{}, { name: 'Renamed', key: 'locked' }] });
    expect(forgotten).toEqual([]);
    await rig.ask('connections.save', draft({ id }));
    expect((await list()).all[1]?.key).toBe('session');
    expect((await translate()).at(-1)?.state).toBe('done');
    expect(forgotten).toEqual([id]);
    second.close();
  });

  it('a store that turns out to be locked is noticed; one that takes nothing keeps for the session', async () => {
    const kept = new Map<string, string>();
    const first = await restart(kept);
    const { id } = await rig.ask('connections.save', draft());
    await rig.ask('connections.use', { id });
    first.close();
    const second = await restart({
      ...createFakeStore(kept),
      get: () => Promise.reject(new SecretUnavailable()),
      set: () => Promise.reject(new Error('full')),
    });
    expect((await list()).all[1]?.key).toBe('stored');
    expect((await translate()).at(-1)).toMatchObject({ failure: { code: 'key-locked' } });
    expect((await list()).all[1]?.key).toBe('locked');
    await rig.ask('connections.save', draft({ id }));
    expect((await list()).all[1]?.key).toBe('session');
    second.close();
  });

  it('a key that vanished from the store is noticed', async () => {
    const kept = new Map<string, string>();
    const first = await restart(kept);
    const { id } = await rig.ask('connections.save', draft());
    await rig.ask('connections.use', { id });
    first.close();
    kept.clear();
    const second = await restart(kept);
    await translate();
    expect((await list()).all[1]?.key).toBe('missing');
    second.close();
  });
});

describe('capabilities', () => {
  const capabilities = () => firstOf(rig.watch('connections.capabilities', undefined), () => true);
  const states = async () =>
    Object.fromEntries((await capabilities()).map(({ feature, state }) => [feature, state]));

  it('are untried at first and learnt from every call', async () => {
    expect(new Set(Object.values(await states()))).toEqual(new Set(['untried']));
    await translate();
    await rig.ask('memories.page', { page: 0 });
    expect(await states()).toMatchObject({
      translate: 'available',
      memories: 'available',
      glossaries: 'untried',
    });
  });

  it('are all tried by a probe that bills nothing', async () => {
    rig.builtIn.answer((seen) => {
      if (seen.path.startsWith('/v3/glossaries')) {
        return {
          status: 403,
          json: { message: 'Forbidden', detail: 'Missing required scope(s): glossaries:read' },
        };
      }
      if (seen.path.startsWith('/v3/detect'))
        return { status: 403, json: { message: 'Forbidden' } };
      if (seen.path.startsWith('/v3/voice/realtime')) {
        return { status: 400, json: { message: 'Missing source_media_content_type' } };
      }
      if (seen.path.startsWith('/v3/spoken-terms')) return { status: 404 };
      if (seen.path === '/v2/write/correct') return { status: 400, json: { message: 'text' } };
      return seen.path.startsWith('/v3/style_rules') ? { status: 404 } : null;
    });
    await rig.ask('connections.probe', undefined);
    expect(await states()).toEqual({
      translate: 'available',
      languages: 'available',
      memories: 'available',
      glossaries: 'refused',
      'style-rules': 'refused',
      detect: 'refused',
      usage: 'available',
      voice: 'available',
      'spoken-terms': 'refused',
      // Tried with an admin key only.
      admin: 'untried',
      documents: 'available',
      writing: 'available',
    });
    const refused = (await capabilities()).find(({ feature }) => feature === 'glossaries');
    expect(refused?.failure).toMatchObject({
      code: 'scope-missing',
      params: { scopes: ['glossaries:read'] },
    });
    const texts = rig.builtIn.seen
      .filter((seen) => seen.path === '/v2/translate')
      .map((seen) => seen.body['text']);
    expect(texts).toEqual([['']]);
  });

  it('belong to a connection and are forgotten with its old key', async () => {
    await translate();
    const { id } = await rig.ask('connections.save', draft());
    await rig.ask('connections.use', { id });
    expect((await states())['translate']).toBe('untried');
    await translate();
    expect((await states())['translate']).toBe('available');
    await rig.ask('connections.save', draft({ id, key: 'another-key-1' }));
    expect((await states())['translate']).toBe('untried');
  });

  it('say nothing about a key when the service only failed', async () => {
    rig.builtIn.answer((seen) =>
      seen.path === '/v2/translate' ? { status: 456, json: {} } : null,
    );
    await translate();
    expect((await states())['translate']).toBe('untried');
  });
});
