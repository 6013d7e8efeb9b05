import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Offline, OfflinePorts } from '../../../main/features/offline/offline.ts';
import { createOffline } from '../../../main/features/offline/offline.ts';
import { createObservable } from '../../../main/system/observable.ts';
import type { EngineChoice } from '../../../main/system/own-engine-routes.ts';
import type { FakeHelper } from '../rig.ts';
import { createFakeHelper, failureOfAsking } from '../rig.ts';

const ports = (): OfflinePorts => ({
  startHelper(entry) {
    entries.push(entry);
    const helper = createFakeHelper();
    helpers.push(helper);
    return helper;
  },
  data: '/data',
  assets: '/assets',
  pseudo: false,
  speechModel: null,
  ocrData: null,
  dictionaries: null,
  engines: createObservable<EngineChoice>({ order: [], own: null, looks: 0 }),
  startOwnEngine: createFakeHelper,
  log: { write: () => undefined },
  tell: (trouble) => told.push(trouble),
});

let helpers: FakeHelper[];
let entries: string[];
let told: unknown[];
let offline: Offline;
let restarts: number;
beforeEach(() => {
  vi.useFakeTimers();
  helpers = [];
  entries = [];
  told = [];
  restarts = 0;
  offline = createOffline(ports());
  offline.onRestart(() => (restarts += 1));
  vi.advanceTimersByTime(3000);
});
afterEach(() => {
  offline.close();
  vi.useRealTimers();
});

const latest = () => helpers.at(-1) as FakeHelper;
/** What the process says of its start, and the time in which it is heard. */
const say = async (frame: object) => {
  latest().say({ id: 0, ...frame });
  await vi.advanceTimersByTimeAsync(0);
};
const said = (value: object) => say({ value });
const refused = (params: object) => say({ error: { code: 'refused', params } });
const sayReady = (number: number) =>
  said({
    ready: { baseUrl: `http://127.0.0.1:${number}`, developerKey: `key-${number}`, adminKey: 'a' },
  });
const ready = () => offline.ready(new AbortController().signal);

describe('the built-in service', () => {
  it('is started by whoever needs it first, once', async () => {
    const idle = createOffline(ports());
    helpers = [];
    const waiting = idle.ready(new AbortController().signal);
    expect(helpers).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    expect(helpers).toHaveLength(1);
    await sayReady(7);
    await expect(waiting).resolves.toMatchObject({ developerKey: 'key-7' });
    idle.close();
  });

  it('is not started any more when it is closed before', () => {
    const idle = createOffline(ports());
    helpers = [];
    idle.close();
    vi.advanceTimersByTime(3000);
    expect(helpers).toHaveLength(0);
  });

  it('is started within three seconds with its folders, and waited for', async () => {
    expect(entries).toEqual(['offline.js']);
    expect(latest().sent).toEqual([
      {
        id: 0,
        route: 'start',
        input: {
          data: '/data',
          assets: '/assets',
          speechModel: null,
          ocrData: null,
          dictionaries: null,
          engines: { order: [], own: null, looks: 0 },
          pseudo: false,
        },
      },
    ]);
    const waiting = ready();
    await sayReady(1);
    expect(await waiting).toMatchObject({ baseUrl: 'http://127.0.0.1:1', developerKey: 'key-1' });
    expect(restarts).toBe(0);
  });

  it.each(['recogniser.js', 'voice.js'])('has the program %s started for it', (entry) => {
    const service = latest();
    service.say({ relay: { id: 1, start: entry } });
    expect(entries).toEqual(['offline.js', entry]);
    latest().say('ready to speak');
    expect(service.sent.at(-1)).toEqual({ relay: { id: 1, message: 'ready to speak' } });
  });

  it('has no other program started', () => {
    const service = latest();
    service.say({ relay: { id: 1, start: 'exports.js' } });
    expect(entries).toEqual(['offline.js']);
    expect(service.sent.at(-1)).toEqual({ relay: { id: 1, exit: null } });
  });

  it('is asked which languages no engine covers, once it runs', async () => {
    const waiting = offline.uncovered(
      { source: 'en', targets: ['de', 'fi'] },
      new AbortController().signal,
    );
    await sayReady(1);
    const question = latest().sent.at(-1);
    expect(question).toMatchObject({
      route: 'uncovered',
      input: { source: 'en', targets: ['de', 'fi'] },
    });
    const { id } = question as { readonly id: number };
    await say({ id, value: ['fi'] });
    expect(await waiting).toEqual(['fi']);
  });

  it('says that it is down where it dies before it has said what its engines cover', async () => {
    await sayReady(1);
    const waiting = offline.uncovered(
      { source: 'en', targets: ['fi'] },
      new AbortController().signal,
    );
    const failing = failureOfAsking(waiting);
    await vi.advanceTimersByTimeAsync(0);
    latest().exit(null);
    expect((await failing).code).toBe('offline-service-down');
  });

  it('is replaced without delay when it dies, with another address and key', async () => {
    await sayReady(1);
    const first = await ready();
    latest().exit(null);
    expect(first.gone.aborted).toBe(true);
    expect(helpers).toHaveLength(2);
    const waiting = ready();
    await sayReady(2);
    expect(await waiting).toMatchObject({ developerKey: 'key-2' });
    expect(restarts).toBe(1);
  });

  it('that keeps dying is down, and tried again after pauses that double', async () => {
    latest().exit(1);
    for (const pause of [500, 1000, 2000]) {
      latest().exit(1);
      expect((await failureOfAsking(ready())).code).toBe('offline-service-down');
      const count = helpers.length;
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(helpers).toHaveLength(count);
      await vi.advanceTimersByTimeAsync(1);
      expect(helpers).toHaveLength(count + 1);
    }
    await sayReady(5);
    expect((await ready()).developerKey).toBe('key-5');
  });

  it('that was well for a minute is replaced without delay again', async () => {
    latest().exit(1);
    latest().exit(1);
    await vi.advanceTimersByTimeAsync(500);
    await sayReady(3);
    await vi.advanceTimersByTimeAsync(60_000);
    const count = helpers.length;
    latest().exit(1);
    expect(helpers).toHaveLength(count + 1);
  });

  it('that cannot start, or never answers, is ended', async () => {
    await refused({ reason: 'no disk' });
    expect(latest().isKilled).toBe(true);
    latest().exit(1);
    expect(latest().isKilled).toBe(false);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(latest().isKilled).toBe(true);
  });

  it('says that the disk is full where that keeps it from starting, and no more once it has started', async () => {
    const full = { reason: 'There is no space left.', code: 'disk-full' };
    await refused(full);
    latest().exit(1);
    await refused(full);
    latest().exit(1);
    expect((await failureOfAsking(ready())).code).toBe('disk-full');
    await vi.advanceTimersByTimeAsync(500);
    await sayReady(1);
    latest().exit(1);
    expect((await failureOfAsking(ready())).code).toBe('offline-service-down');
  });

  it('names the file of a newer version, and the copy of a damaged one', async () => {
    const failed = { reason: 'newer', code: 'data-newer', file: 'service.sqlite' };
    await refused(failed);
    latest().exit(1);
    await refused(failed);
    latest().exit(1);
    await expect(ready()).rejects.toMatchObject({
      failure: { code: 'data-newer', params: { name: 'service.sqlite' } },
    });
    expect(told).toContainEqual({ kind: 'newer', what: 'offline', file: 'service.sqlite' });
    await vi.advanceTimersByTimeAsync(500);
    await said({ setAside: { backup: 'service.sqlite.damaged-1', saved: 3 } });
    await sayReady(1);
    expect((await ready()).developerKey).toBe('key-1');
    expect(told.at(-1)).toEqual({
      kind: 'replaced',
      what: 'offline',
      backup: 'service.sqlite.damaged-1',
      saved: 3,
    });
  });

  it('is not waited for by those who have left', async () => {
    const leaving = new AbortController();
    const waiting = offline.ready(leaving.signal);
    leaving.abort();
    expect((await failureOfAsking(waiting)).code).toBe('cancelled');
  });

  it('is ended on closing and stays so', async () => {
    await sayReady(1);
    offline.close();
    expect(latest().isKilled).toBe(true);
    latest().exit(0);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(helpers).toHaveLength(1);
  });
});
