import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServiceClient } from '../../../main/client/service-client.ts';
import type { Result } from '../../../main/features/result.ts';
import { createVoice } from '../../../main/features/voice/voice.ts';
import { createObservable } from '../../../main/system/observable.ts';
import { openVoiceFolders } from '../../../main/system/session-folder.ts';
import { Settings } from '../../../preload/contract/settings.ts';
import { VoiceStart } from '../../../preload/contract/voice.ts';
import { createFakeVoice } from './fake-voice.ts';
import { createVirtualClock } from '../../client/voice/virtual-clock.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'voice-history-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The voice feature over a fake service, in virtual time, and what it tells the history. */
function startVoice(settings: Partial<Settings> = {}) {
  const time = createVirtualClock();
  const fake = createFakeVoice(time, {});
  const told: Result[] = [];
  const removed: string[] = [];
  const client = { openVoice: fake.open } as unknown as ServiceClient;
  const call = { signal: new AbortController().signal };
  const open = () =>
    Promise.resolve({
      connection: 'work',
      service: 'remote' as const,
      call: <T>(
        _: unknown,
        signal: AbortSignal,
        run: (client: ServiceClient, signal: AbortSignal) => Promise<T>,
      ) => run(client, signal),
    });
  const feature = createVoice({
    memories: { bestFor: () => Promise.resolve([]), hasAssigned: () => false },
    services: {
      active: createObservable({ id: 'work', service: 'remote' as const }),
      changes: createObservable(0),
      about: () => null,
      open,
      openActive: open,
      openBuiltIn: open,
    },
    settings: () => Settings.parse(settings),
    sound: {
      devices: () => Promise.resolve({ program: null, devices: [], systemAudio: 'no-recorder' }),
      recordDevice: (name) => ({ name, start: () => undefined, stop: () => undefined }),
      recordFile: ({ name }) => ({ name, start: () => undefined, stop: () => undefined }),
    },
    files: { take: () => null },
    folders: openVoiceFolders(root),
    clock: { ...time, date: () => 1_000_000 + time.now() },
    record: () => undefined,
    onBilled: () => undefined,
    reportingTag: () => null,
    recordResult: (result) => told.push(result),
    isRecorded: (id) => told.some((result) => result.kind === 'voice' && result.id === id),
    onRemoved: (id) => removed.push(id),
    onDamaged: () => undefined,
    onRunning: () => undefined,
  });
  const start = async () => {
    const input = VoiceStart.parse({
      sources: [{ slot: 'microphone', from: { kind: 'page', name: 'Microphone' } }],
      sourceLanguage: 'en',
      targets: ['de'],
      title: 'Staff',
      messageFormat: 'json',
    });
    const starting = feature.handlers['voice.start'](input, call);
    let id = '';
    void Promise.resolve(starting).then((started) => (id = started.id));
    while (id === '') await time.pass(10);
    return id;
  };
  const end = async (id: string) => {
    await feature.handlers['voice.end']({ id }, call);
    await time.pass(60_000);
  };
  return { feature, told, removed, call, start, end };
}

test('a session is taken down when it has ended, follows its changes, and goes with it', async () => {
  const { feature, told, removed, call, start, end } = startVoice();
  const id = await start();
  expect(told).toEqual([]);
  await end(id);
  const session = {
    kind: 'voice',
    connection: 'work',
    id,
    title: 'Staff',
    source: 'en',
    target: 'de',
  };
  expect(told).toEqual([expect.objectContaining(session)]);
  await feature.handlers['voice.rename']({ id, title: 'Talk' }, call);
  expect(told.at(-1)).toMatchObject({ id, title: 'Talk' });
  await feature.handlers['voice.remove']({ id }, call);
  expect(removed).toEqual([id]);
  await feature.close();
});

test('a session of which nothing is kept is not taken down', async () => {
  const { feature, told, start, end } = startVoice({ privateMode: true });
  await end(await start());
  expect(told).toEqual([]);
  await feature.close();
});
