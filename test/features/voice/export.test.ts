import { expect, test } from 'vitest';
import type { VoiceExport } from '../../../preload/contract/voice.ts';
import { createVoiceExport } from '../../../main/features/voice/export.ts';
import type { HelperProcess } from '../../../main/system/processes.ts';
import { MEETING } from '../../engine/transcripts/sample.ts';

const WANTED: VoiceExport = {
  id: 'a',
  format: 'txt',
  columns: ['source'],
  edited: true,
  times: true,
  speakers: true,
  speakerNames: { me: 'Me', both: 'Both' },
  pauses: 'cut',
};

function rig() {
  const sent: unknown[] = [];
  const entries: string[] = [];
  let kills = 0;
  let say: (message: unknown) => void = () => undefined;
  let exit: (code: number | null) => void = () => undefined;
  const helper: HelperProcess = {
    send: (message) => void sent.push(message),
    onMessage: (listener) => (say = listener),
    onExit: (listener) => (exit = listener),
    kill: () => {
      kills += 1;
      exit(null);
    },
  };
  const exports = createVoiceExport({
    startHelper: (entry) => {
      entries.push(entry);
      return helper;
    },
    transcriptOf: (id) => Promise.resolve(id === 'a' ? MEETING : null),
  });
  const leaving = new AbortController();
  return {
    sent,
    entries,
    leaving,
    kills: () => kills,
    say: (message: unknown) => say(message),
    exit: (code: number | null) => exit(code),
    ask: (change: Partial<VoiceExport> = {}) =>
      exports['voice.export']({ ...WANTED, ...change }, { signal: leaving.signal }),
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the helper gets the transcript, and names for speakers whom nobody has named', async () => {
  const { ask, sent, say, entries, kills } = rig();
  const asked = ask();
  await settled();
  expect(sent).toEqual([
    {
      id: 0,
      route: 'write',
      input: {
        transcript: { ...MEETING, speakers: { me: 'Ada', others: 'Ben', both: 'Both' } },
        options: {
          format: 'txt',
          columns: ['source'],
          edited: true,
          times: true,
          speakers: true,
          pauses: 'cut',
        },
      },
    },
  ]);
  const bytes = new Uint8Array([0, 255]);
  say({ id: 0, value: { name: 'a.txt', type: 'text/plain', bytes } });
  expect(await asked).toEqual({
    name: 'a.txt',
    type: 'text/plain',
    bytes: new Uint8Array([0, 255]),
  });
  expect([entries, kills()]).toEqual([['exports.js'], 1]);
});

test('a session that is not there starts nothing', async () => {
  const { ask, entries } = rig();
  await expect(ask({ id: 'b' })).rejects.toMatchObject({ failure: { code: 'not-found' } });
  expect(entries).toEqual([]);
});

test('a page that leaves ends the helper', async () => {
  const { ask, leaving, kills } = rig();
  const asked = ask();
  await settled();
  leaving.abort();
  await expect(asked).rejects.toMatchObject({ failure: { code: 'cancelled' } });
  expect(kills()).toBeGreaterThan(0);
  await expect(ask()).rejects.toMatchObject({ failure: { code: 'cancelled' } });
});

test.each([
  ['dies', (now: ReturnType<typeof rig>) => now.exit(9)],
  [
    'cannot',
    (now: ReturnType<typeof rig>) =>
      now.say({ id: 0, error: { code: 'failed', params: { reason: 'RangeError' } } }),
  ],
  ['says something else', (now: ReturnType<typeof rig>) => now.say({ id: 0, value: 7 })],
  ['breaks the protocol', (now: ReturnType<typeof rig>) => now.say({ written: 7 })],
])('a helper that %s is a fault of ours', async (what, act) => {
  const now = rig();
  const asked = now.ask();
  await settled();
  act(now);
  await expect(asked).rejects.toThrow(/unreachable|RangeError|bad-answer/);
  // One that has died need not be ended.
  expect(now.kills()).toBe(what === 'dies' ? 0 : 1);
});
