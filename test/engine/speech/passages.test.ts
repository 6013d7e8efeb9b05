import { describe, expect, it } from 'vitest';
import type { Heard } from '../../../main/engine/speech/recogniser.ts';
import { createPassageDecoder } from '../../../main/engine/speech/sherpa/passage-decoder.ts';
import { createPassageCutter } from '../../../main/engine/speech/sherpa/passages.ts';
import { tone } from './tones.ts';

const RATE = 16_000;

/** Sound like a microphone's: noise of a level, with a voice of tones over it. */
function sound(parts: readonly (readonly [hertz: number, seconds: number])[], noise = 40) {
  let state = 1;
  const hiss = () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return ((state >>> 16) / 65_536 - 0.5) * 2 * noise;
  };
  return parts.map(([hertz, seconds]) =>
    tone(hertz, seconds).map((sample) => Math.round(sample / 2 + hiss())),
  );
}
const cut = (parts: readonly Int16Array[]) => {
  const cutter = createPassageCutter();
  const found = parts.flatMap((samples) => cutter.feed(samples));
  return [...found, ...cutter.end()].map(({ from, samples }) => ({
    from: from / RATE,
    to: (from + samples.length) / RATE,
  }));
};

describe('a stream of sound', () => {
  it('is cut at its pauses, with a moment before each passage', () => {
    const [first, second, ...more] = cut(
      sound([
        [0, 1],
        [300, 1],
        [0, 1],
        [300, 2],
      ]),
    );
    expect(more).toEqual([]);
    expect(first?.from).toBeCloseTo(0.75, 1);
    expect(first?.to).toBeCloseTo(2.6, 1);
    expect(second?.from).toBeCloseTo(2.75, 1);
    expect(second?.to).toBeCloseTo(5, 1);
  });

  it('has no passage in silence, steady noise or a click', () => {
    expect(cut(sound([[0, 5]]))).toEqual([]);
    expect(cut(sound([[0, 20]], 900).slice(0))).toEqual([]);
    expect(
      cut(
        sound([
          [0, 1],
          [300, 0.05],
          [0, 1],
        ]),
      ),
    ).toEqual([]);
  });

  it('is cut before it is longer than models hear', () => {
    const passages = cut(sound([[300, 60]]));
    expect(passages.length).toBeGreaterThan(1);
    for (const { from, to } of passages) expect(to - from).toBeLessThanOrEqual(28.1);
  });
});

it('drives a recogniser of passages: words once a speaker pauses, with times, without marks of sounds', () => {
  const told: Heard[] = [];
  let freed = 0;
  const decoder = createPassageDecoder(
    {
      handle: 1,
      createStream: () => ({
        acceptWaveform: () => undefined,
        free: () => {
          freed += 1;
        },
      }),
      decode: () => undefined,
      getResult: () => ({ text: freed === 0 ? ' Good morning. [MUSIC]' : ' (applause)' }),
    },
    (heard) => told.push(heard),
  );
  const [silence, speech, pause, noise] = sound([
    [0, 1],
    [300, 1],
    [0, 1],
    [300, 1],
  ]);
  for (const samples of [silence, speech]) decoder.feed(samples ?? new Int16Array(0));
  expect(told).toEqual([]);
  decoder.feed(pause ?? new Int16Array(0));
  expect(told).toMatchObject([{ kind: 'final', words: [{ text: 'Good' }, { text: 'morning.' }] }]);
  expect(told[0]?.words[0]?.startMs).toBeCloseTo(750, -2);
  decoder.feed(noise ?? new Int16Array(0));
  decoder.finish();
  expect(told).toHaveLength(1);
  expect(freed).toBe(2);
});
