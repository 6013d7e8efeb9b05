import { expect, it } from 'vitest';
import type { VoiceCall, VoiceStream } from '../../../main/client/voice/voice-stream.ts';
import type { Bill } from '../../../main/features/bill.ts';
import { meteredVoice } from '../../../main/features/voice/metered-voice.ts';
import { createVirtualClock } from '../../client/voice/virtual-clock.ts';
import type { FakeVoiceOptions } from './fake-voice.ts';
import { createFakeVoice, soundOf } from './fake-voice.ts';

const CALL: VoiceCall = {
  sourceLanguage: 'en',
  sourceMode: 'fixed',
  targets: [],
  speech: null,
  spokenTerms: null,
  glossary: null,
  formality: 'default',
  messageFormat: 'json',
  chunkMs: 100,
};

async function open(call: Partial<VoiceCall> = {}, options: FakeVoiceOptions = {}) {
  const time = createVirtualClock();
  const voice = createFakeVoice(time, options);
  const bills: Bill[] = [];
  const leaving = new AbortController();
  const asked: (string | undefined)[] = [];
  const events: string[] = [];
  const metered = meteredVoice(
    (wanted, ports) => {
      asked.push(ports.reportingTag);
      return voice.open(wanted, ports);
    },
    { connection: 'work', tag: 'acme', record: (bill) => bills.push(bill) },
  );
  const opening = metered(
    { ...CALL, ...call },
    { signal: leaving.signal, onEvent: ({ kind }) => events.push(kind) },
  );
  const [stream] = await Promise.all([opening, time.pass(100)]);
  /** So many seconds, as they are spoken. */
  const speak = async (of: VoiceStream, seconds: number) => {
    for (let half = 0; half < 2 * seconds; half += 1) {
      of.push(new Uint8Array(soundOf(half).buffer));
      await time.pass(500);
    }
  };
  const sum = (kind: 'speechToTextMs' | 'speechToSpeechMs' | 'sessions') =>
    bills.reduce((total, bill) => total + (bill[kind] ?? 0), 0);
  return { time, voice, bills, leaving, asked, events, stream, speak, sum };
}

it('takes down all sound that was sent, in pieces, of a session that ends', async () => {
  const { stream, speak, time, bills, asked, events, sum } = await open();
  await speak(stream, 25);
  expect(bills.length).toBe(2);
  stream.end();
  await time.pass(5_000);
  expect(events.at(-1)).toBe('ended');
  expect(sum('speechToTextMs')).toBe(25_000);
  expect(sum('speechToSpeechMs')).toBe(0);
  expect(sum('sessions')).toBe(1);
  expect(bills.every(({ connection, tag }) => connection === 'work' && tag === 'acme')).toBe(true);
  expect(asked).toEqual(['acme']);
});

it('takes translated speech down by the same sound', async () => {
  const speech = { language: 'de', voice: null };
  const { stream, speak, time, sum } = await open({ targets: ['de'], speech });
  await speak(stream, 3);
  stream.end();
  await time.pass(5_000);
  expect([sum('speechToTextMs'), sum('speechToSpeechMs')]).toEqual([3_000, 3_000]);
});

it('takes down what was sent of a session that is given up, refused, or never heard', async () => {
  const givenUp = await open();
  await givenUp.speak(givenUp.stream, 4);
  givenUp.leaving.abort();
  expect(givenUp.sum('speechToTextMs')).toBeGreaterThan(3_500);
  const before = givenUp.bills.length;
  await givenUp.time.pass(60_000);
  expect(givenUp.bills).toHaveLength(before);

  const refused = await open();
  await refused.speak(refused.stream, 4);
  refused.voice.fail(400);
  await refused.time.pass(1_000);
  expect(refused.events).toContain('failed');
  expect(refused.sum('speechToTextMs')).toBeGreaterThan(3_500);

  const silent = await open();
  silent.leaving.abort();
  expect(silent.bills).toEqual([]);
});

it('counts sound that goes out again after a lost connection once', async () => {
  const { stream, speak, time, voice, sum } = await open();
  await speak(stream, 5);
  voice.refuse(true);
  voice.peer.close();
  await speak(stream, 5);
  voice.refuse(false);
  await time.pass(20_000);
  await speak(stream, 5);
  stream.end();
  await time.pass(10_000);
  const heard = voice.peer.sound().length / 16;
  expect(sum('speechToTextMs')).toBe(Math.floor(heard));
  expect(sum('sessions')).toBe(1);
});

it('counts the silence that keeps a session alive, since the service hears it', async () => {
  const { stream, speak, time, voice, sum } = await open();
  await speak(stream, 1);
  await time.pass(60_000);
  stream.end();
  await time.pass(5_000);
  expect(sum('speechToTextMs')).toBe(voice.peer.sound().length / 16);
  expect(sum('speechToTextMs')).toBeGreaterThan(1_000);
});
