import { describe, expect, test, vi } from 'vitest';
import { compare, createRig } from './rig.ts';

// Ten minutes of sound are much work for a busy computer.
vi.setConfig({ testTimeout: 30_000 });

/** Waits for everything to arrive, and says what became of it. */
async function outcome(rig: ReturnType<typeof createRig>, ms = 60_000) {
  await rig.clock.pass(ms);
  return { ...compare(rig.peer.sound(), rig.pushed), broken: rig.peer.broken };
}
const WHOLE = { missing: 0, twice: 0, broken: [] };

const segment = (text: string, start: number, end: number) => ({
  text,
  start_time: start,
  end_time: end,
  language: 'en',
});
const update = (concluded: object[], tentative: object[] = []) => ({
  source_transcript_update: { concluded, tentative },
});

describe('sound arrives bit by bit', () => {
  test.for([
    [100, 100],
    [100, 125],
    [50, 20],
    [250, 100],
    [200, 1_000],
  ] as const)('in chunks of %i ms from frames of %i ms', async ([chunkMs, frameMs]) => {
    const rig = createRig({ chunkMs });
    await rig.speak(20_000, frameMs);
    rig.stream.end();
    expect(await outcome(rig)).toEqual(WHOLE);
    expect(rig.peer.isEnded).toBe(true);
  });

  test('when it is cut ten times', async () => {
    const rig = createRig();
    for (let count = 0; count < 10; count += 1) {
      await rig.speak(3_000);
      rig.peer.cut();
    }
    await rig.speak(3_000);
    expect(await outcome(rig)).toEqual(WHOLE);
    expect(rig.of('reconnected')).toHaveLength(10);
    expect(rig.of('reconnected').every(({ awayMs }) => awayMs <= 300)).toBe(true);
  });

  test.for([6_000, 33_000, 600_000])('when the network is gone for %i ms', async (goneMs) => {
    const rig = createRig();
    await rig.speak(5_000);
    rig.peer.refuse(true);
    await rig.speak(goneMs);
    rig.peer.refuse(false);
    const drained = rig.clock.now();
    await rig.speak(goneMs * 1.3 + 6_000);
    expect((rig.stream.pushed - rig.stream.acknowledged) / 16).toBeLessThanOrEqual(500);
    expect(rig.clock.now() - drained).toBeGreaterThan(0);
    expect(await outcome(rig)).toEqual(WHOLE);
  });

  test('when the line goes dead without a word', async () => {
    const rig = createRig();
    await rig.speak(5_000);
    rig.peer.swallow();
    await rig.speak(5_000);
    expect(rig.of('reconnecting')).toHaveLength(1);
    await rig.speak(5_000);
    const { missing, twice, broken } = await outcome(rig);
    expect({ missing, broken }).toEqual({ missing: 0, broken: [] });
    expect(twice / 16).toBeLessThanOrEqual(500);
  });

  test('over the hour, in a pause where there is one', { timeout: 60_000 }, async () => {
    const rig = createRig({ hourMs: 60_000 });
    await rig.speak(200_000);
    expect(await outcome(rig, 1_000)).toEqual(WHOLE);
    expect(rig.peer.connections).toBeGreaterThan(3);
    const long = createRig();
    await long.speak(55.5 * 60_000, 500);
    long.stream.rest();
    await long.speak(5 * 60_000, 500);
    expect(await outcome(long, 1_000)).toEqual(WHOLE);
    expect(long.peer.connections).toBe(2);
  });

  test('when the loop stood still and all comes at once', async () => {
    const rig = createRig();
    await rig.speak(2_000);
    for (let count = 0; count < 60; count += 1) rig.stream.push(new Uint8Array(3_200).fill(1));
    await rig.clock.pass(30_000);
    expect(rig.peer.broken).toEqual([]);
    expect(rig.stream.acknowledged).toBe(rig.stream.pushed);
  });
});

test('a pause keeps the session alive, and times stay those of the sound', async () => {
  const rig = createRig();
  await rig.speak(2_000);
  await rig.clock.pass(100_000);
  expect(rig.peer.broken).toEqual([]);
  await rig.speak(2_000);
  expect(await outcome(rig, 1_000)).toEqual(WHOLE);
  const silence = rig.peer.sound().filter((sample) => sample === 0).length / 16;
  expect(silence).toBe(600);
  rig.peer.say(update([segment('after', 2_000 + silence + 500, 2_000 + silence + 900)]));
  expect(rig.of('source').at(-1)?.update.concluded).toMatchObject([
    { startMs: 2_500, endMs: 2_900 },
  ]);
});

test('a rest too short for a chunk goes out before the session would end for silence', async () => {
  const rig = createRig({ chunkMs: 100 });
  await rig.speak(1_000, 125);
  await rig.speak(125, 125);
  await rig.clock.pass(100_000);
  expect(rig.stream.acknowledged).toBe(rig.pushed);
  expect(rig.peer.broken).toEqual([]);
});

test('more than ten minutes cannot be kept, and what is lost is said', async () => {
  const rig = createRig();
  await rig.speak(1_000);
  rig.peer.refuse(true);
  await rig.speak(640_000);
  rig.peer.refuse(false);
  await rig.speak(2_000);
  const { broken } = await outcome(rig, 700_000);
  const lost = rig
    .of('overflow')
    .reduce((sum, { fromSamples, toSamples }) => sum + toSamples - fromSamples, 0);
  expect(lost / 16).toBeGreaterThan(24_000);
  const arrived = rig.peer.sound().filter((sample) => sample !== 0).length;
  expect(rig.pushed - arrived).toBe(lost);
  expect(broken).toEqual([]);
});

describe('a peer that answers no pings', () => {
  test('is believed by what it understands', async () => {
    const rig = createRig();
    rig.peer.answer(false);
    for (let second = 1; second <= 30; second += 1) {
      await rig.speak(1_000);
      rig.peer.say(update([segment('a', second * 1_000 - 500, second * 1_000 - 200)]));
    }
    expect(rig.of('reconnecting')).toEqual([]);
    expect(await outcome(rig, 8_000)).toEqual(WHOLE);
    expect(rig.stream.acknowledged).toBe(rig.stream.pushed);
  });

  test('and says nothing is asked once more, and then believed', async () => {
    const rig = createRig();
    rig.peer.answer(false);
    await rig.speak(90_000);
    expect(rig.of('reconnecting')).toHaveLength(1);
    const { missing, broken } = await outcome(rig, 60_000);
    expect({ missing, broken }).toEqual({ missing: 0, broken: [] });
  });
});

describe('messages', () => {
  test('come through with the segments that are new', async () => {
    const rig = createRig();
    await rig.speak(2_000);
    rig.peer.say(update([segment('Hello', 0, 400)], [segment(' wor', 400, 700)]));
    rig.peer.say(update([segment('Hello', 0, 400), segment(' world.', 400, 900)]));
    rig.peer.say({
      target_transcript_update: {
        language: 'de',
        concluded: [{ text: 'Hallo', start_time: 0, end_time: 900 }],
        tentative: [],
      },
    });
    expect(
      rig.of('source').map(({ update: { concluded } }) => concluded.map(({ text }) => text)),
    ).toEqual([['Hello'], [' world.']]);
    expect(rig.of('target')).toMatchObject([
      { language: 'de', update: { concluded: [{ text: 'Hallo', language: null }] } },
    ]);
  });

  test('that come late, after later ones, are not taken for repeated ones', async () => {
    const rig = createRig();
    await rig.speak(2_000);
    rig.peer.say(update([segment(' world.', 400, 900)]));
    rig.peer.say(update([segment('Hello', 0, 400)]));
    rig.peer.say(update([segment('Hello', 0, 400), segment(' world.', 400, 900)]));
    expect(
      rig.of('source').map(({ update: { concluded } }) => concluded.map(({ text }) => text)),
    ).toEqual([[' world.'], ['Hello'], []]);
  });

  test('that make no sense are left out, and the stream goes on', async () => {
    const rig = createRig();
    await rig.speak(1_000);
    for (const bad of [
      '{',
      '[]',
      '7',
      '{}',
      '{"a":{},"b":{}}',
      '{"later":{}}',
      '{"__proto__":{}}',
      update([{ text: 3 }]),
    ]) {
      rig.peer.say(bad);
    }
    rig.peer.say(update([segment('Here', 0, 300)]));
    expect(rig.of('source')).toHaveLength(1);
    await rig.speak(1_000);
    expect(await outcome(rig)).toEqual(WHOLE);
  });

  test('an error ends the session, and nothing is asked for again', async () => {
    const rig = createRig();
    await rig.speak(1_000);
    rig.peer.say({
      error: {
        request_type: 'x',
        error_code: 500,
        reason_code: 5_000_000,
        error_message: 'Internal error',
      },
    });
    expect(rig.of('failed')).toMatchObject([
      { failure: { code: 'stream-refused', said: 'Internal error' } },
    ]);
    await rig.speak(10_000);
    expect(rig.peer.renewals).toBe(0);
  });

  test.for([
    [456, 'quota-exceeded'],
    [429, 'rate-limited'],
    [408, 'stream-refused'],
  ] as const)('error %i is %s', async ([code, name]) => {
    const rig = createRig();
    await rig.speak(500);
    rig.peer.say({ error: { error_code: code, error_message: 'x' } });
    expect(rig.of('failed')[0]?.failure.code).toBe(name);
  });
});

test('a session that the service does not know any more is lost', async () => {
  const rig = createRig();
  await rig.speak(1_000);
  rig.peer.failRenewal(400);
  rig.peer.cut();
  await rig.clock.pass(1_000);
  expect(rig.of('failed')).toMatchObject([{ failure: { code: 'stream-lost', status: 400 } }]);
  expect(rig.stream.kept(0)).toHaveLength(rig.pushed * 2);
});

test('a service that is down for a moment is asked again', async () => {
  const rig = createRig();
  await rig.speak(1_000);
  rig.peer.failRenewal(503);
  rig.peer.cut();
  await rig.speak(3_000);
  expect(rig.of('reconnected')).toHaveLength(1);
  expect(await outcome(rig)).toEqual(WHOLE);
});

describe('the end', () => {
  test('comes after all sound, and is told again when it was lost', async () => {
    const rig = createRig();
    await rig.speak(3_050, 50);
    rig.stream.end();
    rig.peer.cut();
    await rig.clock.pass(1_000);
    expect(rig.peer.isEnded).toBe(true);
    expect(compare(rig.peer.sound(), rig.pushed)).toEqual({ missing: 0, twice: 0 });
    rig.peer.say({ end_of_stream: {} });
    expect(rig.of('ended')).toHaveLength(1);
  });

  test('is awaited while the service answers pings, and not for ever', async () => {
    const rig = createRig();
    await rig.speak(1_000);
    rig.stream.end();
    await rig.clock.pass(20_000);
    expect(rig.of('ended')).toHaveLength(0);
    rig.peer.say(update([segment('late', 0, 1_000)]));
    expect(rig.of('source')).toHaveLength(1);
    await rig.clock.pass(35_000);
    expect(rig.of('ended')).toHaveLength(1);
  });

  test('is not awaited where nothing answers any more', async () => {
    const rig = createRig();
    await rig.speak(1_000);
    rig.stream.end();
    await rig.clock.pass(1_000);
    rig.peer.answer(false);
    await rig.clock.pass(15_000);
    expect(rig.of('ended')).toHaveLength(1);
  });

  test('nothing follows when it is given up', async () => {
    const rig = createRig();
    await rig.speak(1_000);
    rig.stream.close();
    const count = rig.events.length;
    rig.peer.cut();
    await rig.speak(20_000);
    expect(rig.events).toHaveLength(count);
  });
});

test('eight hours lose nothing and keep little', { timeout: 120_000 }, async () => {
  const rig = createRig();
  rig.quiet();
  rig.peer.forget();
  await rig.speak(8 * 3_600_000, 500);
  await rig.clock.pass(2_000);
  expect(rig.peer.broken).toEqual([]);
  expect(rig.stream.acknowledged).toBe(rig.stream.pushed);
  expect(rig.stream.kept(0).length).toBeLessThan(160 * 32_000);
});

describe('a stream that brings more than speech can hold is ended', () => {
  const FLOODED = { code: 'stream-refused', params: { reason: 'flooded' } };
  const text = (characters: number) => 'a'.repeat(characters);

  test('because of too much text within a minute', async () => {
    const rig = createRig();
    await rig.speak(1_000);
    for (let part = 0; part < 10; part += 1) rig.peer.say(update([segment(text(20_000), part, 9)]));
    expect(rig.of('failed')).toEqual([]);
    rig.peer.say(update([segment('a', 10, 11)]));
    expect(rig.of('failed')).toEqual([{ kind: 'failed', failure: FLOODED }]);
    const before = rig.events.length;
    rig.peer.say(update([segment('later', 12, 13)]));
    expect(rig.events).toHaveLength(before);
  });

  test('but not by as much in a session of some minutes', async () => {
    const rig = createRig();
    for (let minute = 0; minute < 3; minute += 1) {
      await rig.speak(61_000, 1_000);
      for (let part = 0; part < 9; part += 1) {
        rig.peer.say(update([segment(text(20_000), minute * 10 + part, minute * 10 + part + 1)]));
      }
    }
    expect(rig.of('failed')).toEqual([]);
  });

  test('because of too many messages', async () => {
    const rig = createRig();
    await rig.speak(1_000);
    for (let count = 0; count < 40_001; count += 1) rig.peer.say('{}');
    expect(rig.of('failed')).toEqual([{ kind: 'failed', failure: FLOODED }]);
  });

  test('by ever new targets', async () => {
    const rig = createRig();
    await rig.speak(1_000);
    for (let count = 0; count < 33; count += 1) {
      const body = { language: `x${count}`, concluded: [], tentative: [] };
      rig.peer.say({ target_transcript_update: body });
    }
    expect(rig.of('failed')).toEqual([{ kind: 'failed', failure: FLOODED }]);
  });
});
