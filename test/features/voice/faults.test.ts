import { describe, expect, test } from 'vitest';
import { outcome, startVoiceRig } from './rig.ts';
import type { VoiceRig } from './rig.ts';

/** Every word concluded once, in order, no gap, no rule of the wire broken. */
async function expectWhole(rig: VoiceRig, ms?: number) {
  const { words, gaps } = await rig.finish(ms);
  expect(words).toEqual(rig.spoken);
  expect(gaps).toEqual([]);
  expect(rig.voice.broken).toEqual([]);
  expect(rig.session.state.phase).toBe('ended');
}

/** Rows as they were may only have grown. */
const concludedText = (rig: VoiceRig) => outcome(rig.session).words.join(' ');

describe('no concluded word is lost', () => {
  test('without any fault', async () => {
    const rig = await startVoiceRig();
    await rig.speak(40);
    await expectWhole(rig);
  });

  test('when the socket is cut ten times', async () => {
    const rig = await startVoiceRig();
    for (let count = 0; count < 10; count += 1) {
      await rig.speak(7);
      const before = concludedText(rig);
      rig.voice.peer.cut();
      await rig.time.pass(1_000);
      expect(concludedText(rig).startsWith(before)).toBe(true);
    }
    await rig.speak(5);
    expect(rig.session.state.reconnects).toBe(10);
    await expectWhole(rig);
    expect(rig.voice.sessions).toHaveLength(1);
  });

  test('when the network is gone for 30 s', async () => {
    const rig = await startVoiceRig();
    await rig.speak(10);
    rig.voice.refuse(true);
    await rig.speak(60);
    expect(rig.session.state).toMatchObject({
      phase: 'reconnecting',
      failure: { code: 'unreachable' },
    });
    expect(rig.session.state.waitingMs).toBeGreaterThan(29_000);
    rig.voice.refuse(false);
    await rig.speak(40);
    expect(rig.session.state).toMatchObject({ phase: 'listening', failure: null });
    const reconnected = outcome(rig.session).events.filter(({ kind }) => kind === 'reconnected');
    expect(reconnected).toMatchObject([{ gapMs: 0 }]);
    await expectWhole(rig, 60_000);
  });

  test('when the network and the session are gone for ten minutes', async () => {
    const rig = await startVoiceRig();
    await rig.speak(10);
    rig.voice.refuse(true);
    await rig.speak(10 * 120);
    rig.voice.peer.failRenewal(400);
    rig.voice.refuse(false);
    await rig.speak(10);
    expect(rig.voice.sessions).toHaveLength(2);
    await expectWhole(rig, 400_000);
  });

  test('when the line goes dead without a word', async () => {
    const rig = await startVoiceRig();
    await rig.speak(10);
    rig.voice.peer.swallow();
    await rig.speak(30);
    const { words } = await rig.finish();
    expect([...new Set(words)]).toEqual(rig.spoken);
    // At most half a second goes out twice.
    expect(words.length - rig.spoken.length).toBeLessThanOrEqual(1);
    expect(rig.voice.broken).toEqual([]);
  });

  test('when a token was used already: another session goes on', async () => {
    const rig = await startVoiceRig();
    await rig.speak(12);
    rig.voice.peer.failRenewal(400);
    rig.voice.peer.cut();
    await rig.speak(12);
    expect(rig.voice.sessions).toHaveLength(2);
    expect(rig.session.state).toMatchObject({ streams: 2, phase: 'listening' });
    await expectWhole(rig);
  });

  test.for([500, 503, 429, 408])('when the service ends it with error %i', async (code) => {
    const rig = await startVoiceRig();
    await rig.speak(12);
    const before = concludedText(rig);
    rig.voice.fail(code);
    rig.voice.failOpening({ code: 'service-unavailable', status: 503 });
    await rig.speak(12);
    expect(concludedText(rig).startsWith(before)).toBe(true);
    expect(rig.voice.sessions).toHaveLength(2);
    await expectWhole(rig);
  });

  test('when the stream takes sound and says nothing', async () => {
    const rig = await startVoiceRig();
    await rig.speak(20);
    rig.voice.hush();
    await rig.speak(44);
    expect(rig.session.state.warnings).toMatchObject([{ kind: 'no-words' }]);
    await rig.speak(30);
    expect(rig.session.state.warnings).not.toMatchObject([{ kind: 'no-words' }]);
    // The session that had fallen silent was left, and its sound heard again by the next one.
    expect(rig.voice.sessions).toHaveLength(2);
    const { words } = await rig.finish();
    expect(words).toEqual(rig.spoken);
    expect(rig.voice.broken).toEqual([]);
  });

  test('when messages are malformed, unknown, repeated and out of order', async () => {
    const rig = await startVoiceRig({ start: { targets: ['de'] } });
    let held: object[] = [];
    let count = 0;
    rig.voice.alter((messages) => {
      count += 1;
      const all = [...messages, ...held];
      held = [];
      if (count % 3 === 0) {
        // These come after the next ones.
        held = [...messages];
        return ['{', '{"later":{}}', '[1]'];
      }
      return [...all, ...messages, '{"source_transcript_update":{"concluded":[{"text":7}]}}'];
    });
    await rig.speak(40);
    rig.voice.alter((messages) => [...held.splice(0), ...messages]);
    const result = await rig.finish();
    expect(result.words.toSorted()).toEqual(rig.spoken.toSorted());
    expect(result.target('de').toSorted()).toEqual(
      rig.spoken.map((word) => `de-${word}`).toSorted(),
    );
    expect(result.gaps).toEqual([]);
  });

  test('over the boundary of the hour, without anybody doing anything', async () => {
    const rig = await startVoiceRig({ hourMs: 60_000, forgets: true });
    await rig.speak(360);
    expect(rig.voice.sessions).toHaveLength(1);
    expect(rig.session.state.reconnects).toBeGreaterThanOrEqual(2);
    await expectWhole(rig);
  });

  test('when the wall clock jumps a day back and a year on', async () => {
    const rig = await startVoiceRig();
    await rig.speak(10);
    rig.jumpDate(-86_400_000);
    await rig.speak(10);
    rig.jumpDate(366 * 86_400_000);
    await rig.speak(10);
    const { delay, started } = rig.session.state;
    expect(delay.concluded?.p95).toBeLessThan(2_000);
    expect(started).toBeLessThan(Date.UTC(2026, 9, 4));
    await expectWhole(rig);
  });

  test('when the computer slept: time leaps, and the session is gone', async () => {
    const rig = await startVoiceRig();
    await rig.speak(10);
    rig.voice.peer.swallow();
    rig.voice.peer.failRenewal(400);
    rig.time.leap(3 * 3_600_000);
    await rig.speak(20);
    expect(rig.session.state.phase).toBe('listening');
    expect(rig.voice.sessions).toHaveLength(2);
    await expectWhole(rig);
  });

  test('when the disk is full for a while', async () => {
    const rig = await startVoiceRig({ keepsSound: true });
    await rig.speak(10);
    rig.memory.refuse('ENOSPC');
    await rig.speak(20);
    expect(rig.session.state.warnings).toEqual([{ kind: 'not-kept', reason: 'disk-full' }]);
    expect(rig.session.state.phase).toBe('listening');
    rig.memory.refuse(null);
    await rig.speak(4);
    expect(rig.session.state.warnings).toEqual([]);
    await expectWhole(rig);
    const kept = rig.memory.folder.lines().filter((line) => line.includes('"t":"source"'));
    expect(kept).toHaveLength(rig.spoken.length);
    expect(rig.memory.folder.soundSamples).toBe(rig.spoken.length * 8_000);
  });

  test('when the disk is full to the end: the transcript stays in memory', async () => {
    const rig = await startVoiceRig();
    rig.memory.refuse('ENOSPC');
    await rig.speak(20);
    await expectWhole(rig);
    expect(rig.session.state.warnings).toEqual([{ kind: 'not-kept', reason: 'disk-full' }]);
  });
});

describe('a recogniser that broke down', () => {
  const kinds = (rig: VoiceRig) => rig.session.state.warnings.map(({ kind }) => kind);

  test('is told of for a while, and costs no word', async () => {
    const rig = await startVoiceRig();
    await rig.speak(10);
    rig.voice.peer.say({ recogniser_restarted: { without_spoken_terms: false } });
    await rig.speak(2);
    expect(kinds(rig)).toEqual(['restarted']);
    await rig.speak(70);
    expect(kinds(rig)).toEqual([]);
    await expectWhole(rig);
  });

  test('and goes on without the spoken terms says so as long as they are left out', async () => {
    const rig = await startVoiceRig();
    await rig.speak(2);
    rig.voice.peer.say({ recogniser_restarted: { without_spoken_terms: true } });
    rig.voice.peer.say({ recogniser_restarted: { without_spoken_terms: false } });
    await rig.speak(70);
    expect(kinds(rig)).toEqual(['without-terms']);
    await expectWhole(rig);
  });
});

describe('what is lost is marked with its length', () => {
  test('more than ten minutes without a network', async () => {
    const rig = await startVoiceRig({ forgets: true });
    await rig.speak(10);
    rig.voice.refuse(true);
    await rig.speak(11 * 120);
    expect(rig.session.state.warnings).toContainEqual({
      kind: 'overflow',
      lostMs: expect.closeTo(45_000, -3) as number,
    });
    rig.voice.refuse(false);
    await rig.speak(10);
    expect(rig.session.state.warnings).not.toContainEqual(
      expect.objectContaining({ kind: 'overflow' }),
    );
    const { words, gaps } = await rig.finish(500_000);
    expect(gaps).toHaveLength(1);
    const { startMs, endMs } = gaps[0] ?? { startMs: 0, endMs: 0 };
    expect(endMs - startMs).toBeGreaterThan(44_000);
    // A word that the gap cuts in half may be heard or not.
    const spoken = rig.spoken.filter(
      (_, word) => (word + 1) * 500 <= startMs || word * 500 >= endMs,
    );
    expect(words.filter((word) => spoken.includes(word))).toEqual(spoken);
    expect(words.length - spoken.length).toBeLessThanOrEqual(2);
  });

  test('the end while the network is gone', async () => {
    const rig = await startVoiceRig();
    await rig.speak(10);
    rig.voice.refuse(true);
    await rig.speak(10);
    const { words, gaps } = await rig.finish(60_000);
    expect(rig.session.state.phase).toBe('ended');
    const [gap] = gaps;
    expect(gaps).toHaveLength(1);
    expect(gap?.endMs).toBe(10_000);
    expect(gap?.startMs).toBeLessThanOrEqual(5_100);
    expect(words.length).toBeGreaterThanOrEqual(8 - 2);
  });

  test('a session that is refused for good', async () => {
    const rig = await startVoiceRig();
    await rig.speak(10);
    rig.voice.fail(456);
    expect(rig.session.state).toMatchObject({
      phase: 'failed',
      failure: { code: 'quota-exceeded', said: 'Broken' },
    });
    const { words, gaps } = outcome(rig.session);
    expect(gaps).toEqual([{ startMs: words.length * 500, endMs: 5_000 }]);
  });

  test('a device that is unplugged, until another takes its place', async () => {
    const rig = await startVoiceRig();
    await rig.speak(10);
    rig.session.sources.lost('microphone', {
      code: 'microphone-failed',
      params: { reason: 'unplugged' },
    });
    expect(rig.session.state.sources).toMatchObject([
      { condition: 'lost', failure: { code: 'microphone-failed' } },
    ]);
    await rig.time.pass(20_250);
    const { sources } = rig.session;
    sources.start('microphone', { kind: 'page', name: 'Headset' }, 'Headset', null);
    rig.anew();
    await rig.speak(10);
    const { words, gaps } = await rig.finish();
    expect(words).toEqual(rig.spoken);
    expect(gaps).toEqual([{ startMs: 5_000, endMs: 25_250 }]);
    expect(rig.voice.broken).toEqual([]);
  });

  test('frames that never came', async () => {
    const rig = await startVoiceRig();
    await rig.speak(10);
    rig.skip(12_000);
    await rig.speak(10);
    const { words, gaps } = await rig.finish();
    expect(words).toEqual(rig.spoken);
    expect(gaps).toEqual([{ startMs: 5_000, endMs: 5_750 }]);
  });
});

test('a long backlog is awaited at the end', async () => {
  const rig = await startVoiceRig();
  await rig.speak(10);
  rig.voice.refuse(true);
  await rig.speak(240);
  rig.voice.refuse(false);
  await rig.time.pass(4_000);
  await expectWhole(rig, 120_000);
});
