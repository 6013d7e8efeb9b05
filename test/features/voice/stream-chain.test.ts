import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChainEvent } from '../../../main/features/voice/session/chain-ports.ts';
import { openStreamChain } from '../../../main/features/voice/session/stream-chain.ts';
import type { VoiceCall } from '../../../main/client/voice/voice-stream.ts';
import { createVirtualClock } from '../../client/voice/virtual-clock.ts';
import { createFakeVoice, soundOf, textOf } from './fake-voice.ts';

const CALL: VoiceCall = {
  sourceLanguage: 'en',
  sourceMode: 'fixed',
  targets: ['de'],
  speech: null,
  spokenTerms: null,
  glossary: null,
  formality: 'default',
  messageFormat: 'json',
  chunkMs: 100,
};

async function openRig() {
  const time = createVirtualClock();
  const voice = createFakeVoice(time);
  const events: ChainEvent[] = [];
  let concludedMs = 0;
  let asked = 0;
  let mostAsked = 0;
  const opening = openStreamChain(CALL, {
    open: (call, ports) => {
      asked += 1;
      mostAsked = Math.max(mostAsked, asked);
      return voice.open(call, ports).finally(() => (asked -= 1));
    },
    failureOf: voice.failureOf,
    clock: { ...time, date: () => 0 },
    onEvent: (event) => {
      events.push(event);
      if (event.kind !== 'source') return;
      for (const { endMs } of event.update.concluded) concludedMs = Math.max(concludedMs, endMs);
    },
    concludedMs: () => concludedMs,
  });
  await time.pass(100);
  const chain = await opening;
  let word = 0;
  return {
    time,
    voice,
    chain,
    events,
    async speak(words: number) {
      for (let count = 0; count < words; count += 1) {
        const samples = soundOf(word);
        word += 1;
        for (let at = 0; at < samples.length; at += 1_600) {
          chain.push(new Uint8Array(samples.slice(at, at + 1_600).buffer));
          await time.pass(100);
        }
      }
    },
    /** Sessions that were being asked for at the same time. */
    get mostAsked() {
      return mostAsked;
    },
    get spoken() {
      return Array.from({ length: word }, (_, index) => textOf(index));
    },
    kinds: () =>
      events.map(({ kind }) => kind).filter((kind) => kind !== 'source' && kind !== 'target'),
    concluded: () =>
      events.flatMap((event) => (event.kind === 'source' ? event.update.concluded : [])),
    of: <K extends ChainEvent['kind']>(kind: K) =>
      events.filter((event): event is Extract<ChainEvent, { kind: K }> => event.kind === kind),
  };
}

const words = (segments: readonly { readonly text: string }[]) =>
  segments.map(({ text }) => text.trim());

describe('another session after an error', () => {
  test('begins with the sound after the last concluded word, at the same media time', async () => {
    const rig = await openRig();
    await rig.speak(20);
    const concludedMs = rig.concluded().at(-1)?.endMs ?? 0;
    rig.voice.fail(500);
    await rig.speak(10);
    rig.chain.end();
    await rig.time.pass(5_000);
    expect(rig.kinds()).toEqual([
      'granted',
      'open',
      'lost',
      'granted',
      'continued',
      'open',
      'source-end',
      'target-end',
      'ended',
    ]);
    expect(words(rig.concluded())).toEqual(rig.spoken);
    rig.concluded().forEach(({ startMs, endMs }, index) => {
      expect([startMs, endMs]).toEqual([index * 500, index * 500 + 500]);
    });
    // Nothing that was concluded is sent again.
    const [, second] = rig.voice.sessions;
    expect(second?.peer.sound()[0]).toBe(soundOf(concludedMs / 500)[0]);
  });

  test('is asked for again and again, with longer waits, and says why', async () => {
    const rig = await openRig();
    await rig.speak(4);
    rig.voice.fail(500);
    rig.voice.refuse(true);
    await rig.speak(60);
    expect(rig.of('lost').length).toBeGreaterThan(3);
    expect(rig.of('lost').length).toBeLessThan(10);
    expect(rig.of('lost').at(-1)?.failure).toEqual({ code: 'unreachable' });
    rig.voice.refuse(false);
    rig.chain.retry();
    await rig.time.pass(100);
    expect(rig.of('continued')).toHaveLength(1);
    rig.chain.end();
    await rig.time.pass(60_000);
    expect(words(rig.concluded())).toEqual(rig.spoken);
    expect(rig.voice.broken).toEqual([]);
  });

  test('is not asked for when asking is no use', async () => {
    const rig = await openRig();
    await rig.speak(4);
    rig.voice.failOpening({ code: 'key-refused', status: 403 });
    rig.voice.fail(500);
    await rig.speak(10);
    expect(rig.of('failed')).toEqual([
      { kind: 'failed', failure: { code: 'key-refused', status: 403 } },
    ]);
    expect(rig.voice.sessions).toHaveLength(1);
  });

  test('goes on with all sound when the session ends by itself', async () => {
    const rig = await openRig();
    await rig.speak(10);
    rig.voice.peer.say({ end_of_stream: {} });
    await rig.speak(10);
    rig.chain.end();
    await rig.time.pass(5_000);
    expect(rig.voice.sessions).toHaveLength(2);
    expect(words(rig.concluded())).toEqual(rig.spoken);
  });
});

test.for([
  ['connection', false],
  ['session', true],
] as const)(
  'sound without a %s is bounded, and what is lost is told in full',
  async ([, fails]) => {
    const rig = await openRig();
    await rig.speak(2);
    if (fails) rig.voice.fail(500);
    rig.voice.refuse(true);
    await rig.speak(21 * 60);
    expect(rig.chain.waiting / 16).toBe(615_000);
    const lost = rig.of('gap');
    const total = lost.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
    lost.slice(1).forEach(({ startMs }, index) => expect(startMs).toBe(lost[index]?.endMs));
    expect(total).toBe(631_000 - 615_000 - (lost[0]?.startMs ?? 0));
  },
);

describe('another language', () => {
  test('lets the running session finish, and no word is lost between them', async () => {
    const rig = await openRig();
    await rig.speak(10);
    rig.chain.turn({ ...CALL, sourceLanguage: 'fr', targets: ['es'] });
    await rig.speak(10);
    rig.chain.end();
    await rig.time.pass(5_000);
    expect(rig.voice.sessions.map(({ call }) => call.sourceLanguage)).toEqual(['en', 'fr']);
    const heard = rig.concluded().toSorted((a, b) => a.startMs - b.startMs);
    expect(words(heard)).toEqual(rig.spoken);
    expect(heard.map(({ language }) => language)).toEqual([
      ...Array<string>(10).fill('en'),
      ...Array<string>(10).fill('fr'),
    ]);
    expect(rig.of('ended')).toHaveLength(1);
    expect(rig.voice.broken).toEqual([]);
  });

  test('chosen while a session is being asked for is the one that is used', async () => {
    const rig = await openRig();
    await rig.speak(4);
    rig.chain.turn({ ...CALL, sourceLanguage: 'fr' });
    rig.chain.turn({ ...CALL, sourceLanguage: 'it' });
    await rig.speak(6);
    rig.chain.end();
    await rig.time.pass(5_000);
    expect(rig.voice.sessions.at(-1)?.call.sourceLanguage).toBe('it');
    const heard = rig.concluded().toSorted((a, b) => a.startMs - b.startMs);
    expect(words(heard)).toEqual(rig.spoken);
    expect(new Set(heard.slice(4).map(({ language }) => language))).toEqual(new Set(['it']));
  });

  test('and the end at once wait for the last words of both', async () => {
    const rig = await openRig();
    await rig.speak(10);
    const { peer } = rig.voice;
    peer.refuse(true);
    rig.chain.turn({ ...CALL, sourceLanguage: 'fr' });
    await rig.speak(4);
    rig.chain.end();
    await rig.time.pass(3_000);
    expect(rig.of('ended')).toEqual([]);
    peer.refuse(false);
    await rig.time.pass(10_000);
    expect(rig.of('ended')).toHaveLength(1);
    const heard = rig.concluded().toSorted((a, b) => a.startMs - b.startMs);
    expect(words(heard)).toEqual(rig.spoken);
  });

  test('whose last session fails before its last words leaves a gap', async () => {
    const rig = await openRig();
    await rig.speak(10);
    const concludedMs = rig.concluded().at(-1)?.endMs ?? 0;
    const { peer } = rig.voice;
    rig.chain.turn({ ...CALL, sourceLanguage: 'fr' });
    peer.say({ error: { error_code: 500, error_message: '' } });
    await rig.time.pass(1_000);
    expect(rig.of('gap')).toEqual([{ kind: 'gap', startMs: concludedMs, endMs: 5_000 }]);
  });
});

test('a session that is left is closed, and tells nothing more', async () => {
  const rig = await openRig();
  await rig.speak(6);
  rig.chain.restart();
  await rig.speak(6);
  expect(rig.voice.sessions[0]?.peer.isConnected).toBe(false);
  rig.chain.close();
  const { length } = rig.events;
  expect(rig.voice.peer.isConnected).toBe(false);
  await rig.speak(4);
  expect(rig.events).toHaveLength(length);
});

test('minutes are those of every session, replays counted again', async () => {
  const rig = await openRig();
  await rig.speak(10);
  const concludedMs = rig.concluded().at(-1)?.endMs ?? 0;
  rig.voice.fail(500);
  await rig.speak(10);
  const [first = 0, second = 0] = rig.chain.streamedMs;
  expect([first, second]).toEqual([5_000, 10_000 - concludedMs]);
});

test('text is bounded over all sessions of a minute, and sound is not sent to another one', async () => {
  const rig = await openRig();
  let said = 0;
  const flood = async (messages: number) => {
    for (let count = 0; count < messages; count += 1) {
      const segment = { text: 'x'.repeat(19_000), start_time: said, end_time: said + 10 };
      said += 10;
      rig.voice.peer.say({ source_transcript_update: { concluded: [segment], tentative: [] } });
    }
    await rig.time.pass(1_000);
  };
  // Neither session alone brings too much.
  await flood(6);
  rig.voice.fail(500);
  await rig.time.pass(1_000);
  expect(rig.voice.sessions).toHaveLength(2);
  expect(rig.of('failed')).toEqual([]);
  await flood(6);
  expect(rig.of('failed')).toEqual([
    { kind: 'failed', failure: { code: 'stream-refused', params: { reason: 'flooded' } } },
  ]);
  expect(rig.concluded()).toHaveLength(10);
  await rig.time.pass(60_000);
  expect(rig.voice.sessions).toHaveLength(2);
});

const HAPPENINGS = [
  'speak',
  'turn',
  'restart',
  'retry',
  'fail',
  'end-of-service',
  'refuse',
  'accept',
  'wait',
] as const;

test('whatever happens, one session is asked for at a time, all words come, and nothing follows the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...HAPPENINGS), { minLength: 3, maxLength: 14 }),
      async (happenings) => {
        const rig = await openRig();
        const { voice, chain, time } = rig;
        let languages = 0;
        for (const happening of happenings) {
          if (happening === 'speak') await rig.speak(3);
          else if (happening === 'turn') {
            languages += 1;
            chain.turn({ ...CALL, targets: languages % 2 === 0 ? ['de'] : ['fr'] });
            await time.pass(50);
          } else if (happening === 'restart') chain.restart();
          else if (happening === 'retry') chain.retry();
          else if (happening === 'fail') voice.fail(500);
          else if (happening === 'end-of-service') {
            // One whose end was told still owes its last words, and ends after them.
            if (!voice.peer.isEnded) voice.peer.say({ end_of_stream: {} });
          } else if (happening === 'refuse') voice.refuse(true);
          else if (happening === 'accept') voice.refuse(false);
          else await time.pass(700);
        }
        voice.refuse(false);
        chain.end();
        await time.pass(120_000);
        expect(rig.mostAsked).toBe(1);
        expect(rig.kinds().at(-1)).toBe('ended');
        const heard = new Set(words(rig.concluded()));
        const missing = rig.of('gap').length > 0 ? [] : rig.spoken.filter((one) => !heard.has(one));
        expect(missing).toEqual([]);
        const before = rig.events.length;
        chain.turn(CALL);
        chain.retry();
        chain.restart();
        await time.pass(20_000);
        expect(rig.events).toHaveLength(before);
        expect(voice.broken).toEqual([]);
      },
    ),
    { numRuns: 100 },
  );
});
