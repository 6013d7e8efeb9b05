import { describe, expect, test } from 'vitest';
import { outcome, startVoiceRig } from './rig.ts';

describe('a pause', () => {
  test('stops the media clock, keeps the session and the times after it', async () => {
    const rig = await startVoiceRig({ start: { targets: ['de'] } });
    await rig.speak(10);
    rig.session.pause();
    expect(rig.session.state).toMatchObject({ phase: 'paused', mediaMs: 5_000 });
    await rig.sound(new Int16Array(16_000).fill(999));
    await rig.time.pass(100_000);
    expect(rig.session.state.mediaMs).toBe(5_000);
    rig.session.resume();
    expect(rig.session.state.phase).toBe('listening');
    await rig.speak(10);
    const { words, target, events } = await rig.finish();
    expect(words).toEqual(rig.spoken);
    expect(target('de')).toEqual(rig.spoken.map((word) => `de-${word}`));
    expect(events).toEqual([{ kind: 'paused' }, { kind: 'resumed', pausedMs: 101_000 }]);
    expect(rig.voice.broken).toEqual([]);
    expect(rig.voice.sessions).toHaveLength(1);
    const last = rig.session.transcript.rows.findLast(({ kind }) => kind === 'speech');
    expect(last).toMatchObject({ endMs: 10_000 });
  });

  test('that outlives the connection goes on where the connection is', async () => {
    const rig = await startVoiceRig();
    await rig.speak(4);
    rig.session.pause();
    rig.voice.refuse(true);
    await rig.time.pass(5_000);
    expect(rig.session.state.phase).toBe('paused');
    rig.session.resume();
    expect(rig.session.state.phase).toBe('reconnecting');
    rig.voice.refuse(false);
    await rig.speak(10);
    expect(rig.session.state.phase).toBe('listening');
    expect((await rig.finish()).words).toEqual(rig.spoken);
  });

  test('sends the rest that was too short for a chunk before the session would end', async () => {
    const rig = await startVoiceRig({ start: { chunkMs: 250 } });
    await rig.speak(5);
    await rig.sound(new Int16Array(1_600).fill(2_000));
    await rig.time.pass(120_000);
    expect(rig.session.state.waitingMs).toBe(0);
    expect(rig.voice.broken).toEqual([]);
  });
});

test('the language switches inside one transcript', async () => {
  const rig = await startVoiceRig({ start: { targets: ['de'] } });
  await rig.speak(10);
  rig.session.turn('fr', ['es']);
  expect(rig.session.state).toMatchObject({
    sourceLanguage: 'fr',
    targets: [{ language: 'es', ended: false }],
  });
  await rig.speak(10);
  const { words, target, events } = await rig.finish();
  expect(words).toEqual(rig.spoken);
  expect(target('de')).toEqual(rig.spoken.slice(0, 10).map((word) => `de-${word}`));
  expect(target('es')).toEqual(rig.spoken.slice(10).map((word) => `es-${word}`));
  expect(events).toEqual([{ kind: 'languages', source: 'fr', targets: ['es'] }]);
  const speech = rig.session.transcript.rows.flatMap((row) =>
    row.kind === 'speech' ? [[row.language, row.startMs < 5_000]] : [],
  );
  expect(speech.every(([language, isEarly]) => (language === 'en') === isEarly)).toBe(true);
});

test('concluded text only ever grows, and never changes', async () => {
  const rig = await startVoiceRig();
  let before: readonly string[] = [];
  for (let count = 0; count < 20; count += 1) {
    await rig.speak(2);
    if (count % 5 === 4) rig.voice.peer.cut();
    const now = rig.session.transcript.rows.map((row) =>
      row.kind === 'speech' ? row.source.text : row.kind,
    );
    before.forEach((text, index) => expect(now[index]?.startsWith(text)).toBe(true));
    before = now;
  }
});

test('latency is the time from the sound to its text', async () => {
  const rig = await startVoiceRig({ wayMs: 20 });
  expect(rig.session.state.delay).toEqual({ tentative: null, concluded: null });
  await rig.speak(40);
  const { tentative, concluded } = rig.session.state.delay;
  // A word is tentative when the next one begins, and concluded after two more.
  expect(tentative?.p50).toBe(120);
  expect(concluded?.p50).toBe(1_120);
  expect(concluded?.p95).toBeGreaterThanOrEqual(concluded?.p50 ?? 0);
});

describe('the end', () => {
  test('brings the last words, and then says what it took', async () => {
    const rig = await startVoiceRig({ start: { targets: ['de'] } });
    await rig.speak(130);
    rig.session.end();
    expect(rig.session.state.phase).toBe('ending');
    await rig.time.pass(2_000);
    expect(rig.session.state).toMatchObject({
      phase: 'ended',
      minutes: 2,
      streams: 1,
      targets: [{ language: 'de', ended: true }],
    });
    expect(outcome(rig.session).words).toEqual(rig.spoken);
    expect(rig.ended.toSorted()).toEqual(['billed', 'over']);
    expect(rig.memory.isOpen).toBe(false);
  });

  test('comes by itself after a length, after silence and after the last file', async () => {
    const long = await startVoiceRig({ start: { maxMinutes: 1 } });
    await long.speak(125);
    expect(long.session.state.phase).not.toBe('listening');
    const silent = await startVoiceRig({ start: { silenceMinutes: 1 } });
    await silent.sound(new Int16Array(16_000 * 62));
    expect(silent.session.state.phase).not.toBe('listening');
  });

  test('keeps what can be changed afterwards', async () => {
    const rig = await startVoiceRig();
    await rig.speak(6);
    await rig.finish();
    rig.session.enter({ t: 'title', x: 'Weekly' });
    expect(rig.session.state.title).toBe('Weekly');
    expect(rig.memory.folder.lines().at(-1)).toBe('{"t":"title","x":"Weekly"}');
    expect(rig.memory.isOpen).toBe(false);
  });
});

test('a session that is refused at once leaves nothing running', async () => {
  await expect(
    startVoiceRig({ start: { targets: ['de'] }, refusal: { code: 'quota-exceeded', status: 456 } }),
  ).rejects.toMatchObject({ failure: { code: 'quota-exceeded' } });
});
