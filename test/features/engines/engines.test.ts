import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Agent } from 'undici';
import { systemClock } from '../../../main/client/clock.ts';
import { createOwnEngineHost } from '../../../main/client/own-engine/own-engine-host.ts';
import type { EnginesFeature } from '../../../main/features/engines/engines.ts';
import { createEngines } from '../../../main/features/engines/engines.ts';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import { EngineFailure } from '../../../main/engine/machine/engine.ts';
import { connectOwnEngine } from '../../../main/service/own-engine-link.ts';
import type { Database } from '../../../main/system/database.ts';
import { openDatabase } from '../../../main/system/database.ts';
import type { OwnEngineServer } from '../../own-engine-server.ts';
import { startOwnEngine } from '../../own-engine-server.ts';
import { createFakeStore, failureOfAsking, firstOf } from '../rig.ts';

const KEY = 'engine-key-4711';
const call = { signal: new AbortController().signal };
const CALL = {
  source: 'en',
  target: 'de',
  passages: ['One'],
  isMarkup: false,
  context: null,
  instructions: [],
  terms: [],
};

let server: OwnEngineServer;
let database: Database;
let secrets: Map<string, string>;
let engines: EnginesFeature;
const agent = new Agent();

function open(): EnginesFeature {
  return createEngines({
    database,
    secrets: Promise.resolve(createFakeStore(secrets)),
    hostOf: (address) =>
      createOwnEngineHost(address, {
        network: {
          dispatcher: () => Promise.resolve(agent),
          connect: () => Promise.reject(new Error('No stream.')),
          close: () => Promise.resolve(),
        },
        userAgent: 'test',
        clock: systemClock,
        onAttempt: () => undefined,
      }),
    now: () => systemClock.now(),
    platform: 'linux',
    osRelease: () => Promise.resolve('ID=ubuntu\nID_LIKE=debian\n'),
    uncovered: () => Promise.resolve([]),
  });
}

beforeEach(async () => {
  server = await startOwnEngine((text) => `de:${text}`);
  database = openDatabase(':memory:');
  database.migrate(MIGRATIONS);
  secrets = new Map();
  engines = open();
});
afterEach(async () => {
  database.close();
  await server.close();
});

const draft = (more: object = {}) => ({
  api: 'chat' as const,
  address: `${server.address}/v1`,
  model: 'tiny',
  instructions: 'Formal.',
  key: KEY,
  ...more,
});
const save = (more?: object) => engines.handlers['engines.save'](draft(more), call);
const known = () => firstOf(engines.handlers['engines.watch'](undefined, call), () => true);

describe('an engine at an address', () => {
  it('is off until it is saved; the service then learns of it without address and key', async () => {
    expect(engines.choice.value).toEqual({
      order: ['packs', 'apertium', 'own'],
      own: null,
      looks: 0,
    });
    await save();
    const { host } = new URL(server.address);
    expect(engines.choice.value.own).toEqual({
      name: `tiny (${host})`,
      form: 'segments',
      pairs: null,
    });
    expect(JSON.stringify([engines.choice.value, await known()])).not.toMatch(/engine-key|http/);
    expect((await known()).own).toMatchObject({ key: 'stored', keyEnd: '711', isLocal: true });
    expect([...secrets.values()]).toEqual([KEY]);
    // Nothing of a text went there.
    expect(server.requests).toEqual([]);
  });

  it('tells the pairs that LibreTranslate has', async () => {
    await save({ api: 'libretranslate', address: server.address, model: '' });
    expect(engines.choice.value.own).toMatchObject({
      form: 'html',
      pairs: [
        ['en', 'de'],
        ['en', 'zh'],
        ['de', 'en'],
      ],
    });
  });

  it('serves the offline service through main, with the key and its instructions', async () => {
    await save();
    const link = connectOwnEngine(() => engines.startOwnEngine());
    expect(await link.send(CALL, call.signal)).toEqual(['de:One']);
    const [request] = server.requests;
    expect(request?.headers['authorization']).toBe(`Bearer ${KEY}`);
    expect(request?.body.messages?.[0]?.content).toContain('Formal.');
    server.answer = () => ({ status: 401, body: '' });
    await expect(link.send(CALL, call.signal)).rejects.toMatchObject({ lack: 'wrong-key' });
    await engines.handlers['engines.turn']({ isOn: false }, call);
    await expect(link.send(CALL, call.signal)).rejects.toBeInstanceOf(EngineFailure);
    expect(server.requests).toHaveLength(2);
    link.close();
  });

  it('stays over a restart, and a key that is gone is said so', async () => {
    await save();
    await engines.handlers['engines.order']({ order: ['own', 'packs', 'apertium'] }, call);
    engines = open();
    expect(engines.choice.value).toMatchObject({
      order: ['own', 'packs', 'apertium'],
      own: { form: 'segments' },
    });
    secrets.clear();
    engines = open();
    const link = connectOwnEngine(() => engines.startOwnEngine());
    await expect(link.send(CALL, call.signal)).rejects.toMatchObject({ lack: 'key-missing' });
    expect((await known()).own?.key).toBe('missing');
  });

  it('gets a stored key only at the host it was entered for', async () => {
    await save();
    const { key: _, ...same } = draft();
    await engines.handlers['engines.try']({ ...same, target: 'de' }, call);
    expect(server.requests.at(-1)?.headers['authorization']).toBe(`Bearer ${KEY}`);
    const other = await startOwnEngine();
    const elsewhere = { ...same, address: `${other.address}/v1`, target: 'de' };
    await engines.handlers['engines.try'](elsewhere, call);
    expect(other.requests[0]?.headers['authorization']).toBeUndefined();
    await other.close();
  });

  it('is tried with a sentence of ours, and its answer judged', async () => {
    server.answer = () => ({
      status: 200,
      body: JSON.stringify({
        choices: [{ message: { content: '<seg n="1">Die Besprechung wurde verschoben.</seg>' } }],
      }),
    });
    const trial = await engines.handlers['engines.try']({ ...draft(), target: 'de' }, call);
    expect(trial).toMatchObject({ lack: null, answer: 'Die Besprechung wurde verschoben.' });
    server.answer = () => ({ status: 200, body: '<html>' });
    const failure = await failureOfAsking(
      Promise.resolve(engines.handlers['engines.try']({ ...draft(), target: 'de' }, call)),
    );
    expect(failure).toMatchObject({
      code: 'own-engine-failed',
      params: { host: new URL(server.address).host, reason: 'not-this-api' },
    });
    expect(await failureOfAsking(save({ model: '' }) as Promise<unknown>)).toMatchObject({
      code: 'invalid-input',
      params: { field: 'model' },
    });
    expect(
      await failureOfAsking(save({ address: 'http://engine.example/v1' }) as Promise<unknown>),
    ).toMatchObject({ code: 'insecure-address' });
  });

  it('is gone with its key when it is removed', async () => {
    await save();
    await engines.handlers['engines.remove'](undefined, call);
    expect([secrets.size, engines.choice.value.own, (await known()).own]).toEqual([0, null, null]);
  });

  it('is labeled as another computer if it is one', async () => {
    expect(engines.remoteHost()).toBeNull();
    await save({ address: 'https://no-such-engine.invalid/v1' });
    expect(engines.remoteHost()).toBe('no-such-engine.invalid');
    await engines.handlers['engines.turn']({ isOn: false }, call);
    expect(engines.remoteHost()).toBeNull();
  });
});

describe('how Apertium is installed', () => {
  it('names the package of the pair, by the system', async () => {
    const advice = engines.handlers['engines.advice'];
    expect(await advice({ source: 'es', target: 'en-GB' }, call)).toEqual({
      system: 'debian',
      command: 'sudo apt install apertium apertium-eng-spa',
      hasPair: true,
    });
    expect(await advice({ source: 'en', target: 'fi' }, call)).toMatchObject({ hasPair: false });
  });
});
