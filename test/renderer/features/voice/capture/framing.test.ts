import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FramedSound } from '../../../../../renderer/features/voice/capture/framing.ts';
import {
  createFramer,
  frameSamples,
} from '../../../../../renderer/features/voice/capture/framing.ts';

const tone = (rate: number, hertz: number, seconds: number, amplitude = 0.5) =>
  Float32Array.from(
    { length: Math.round(rate * seconds) },
    (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / rate),
  );

function framed(sound: Float32Array, rate: number, pieceLength: number, chunkMs = 100) {
  const frames: FramedSound[] = [];
  const framer = createFramer(chunkMs, (frame) => frames.push(frame));
  for (let at = 0; at < sound.length; at += pieceLength) {
    framer.push(sound.slice(at, at + pieceLength), rate);
  }
  return frames;
}

const samplesOf = (frames: readonly FramedSound[]) =>
  frames.flatMap(({ bytes }) => [...new Int16Array(bytes.buffer)]);

/** The amplitude of one frequency in 16 kHz sound, 0 to 1. */
function amplitudeOf(samples: readonly number[], hertz: number): number {
  let [real, imaginary] = [0, 0];
  samples.forEach((sample, index) => {
    const angle = (2 * Math.PI * hertz * index) / 16_000;
    real += (sample / 32_768) * Math.cos(angle);
    imaginary += (sample / 32_768) * Math.sin(angle);
  });
  return (2 * Math.hypot(real, imaginary)) / samples.length;
}

describe('frames', () => {
  test('are of 100 ms at most, and equal parts of the chunk', () => {
    for (let chunkMs = 50; chunkMs <= 250; chunkMs += 1) {
      const size = frameSamples(chunkMs);
      expect(size).toBeLessThanOrEqual(1600);
      expect((chunkMs * 16) % size).toBe(0);
    }
    expect(frameSamples(100)).toBe(1600);
    expect(frameSamples(250)).toBe(1000);
  });

  test('follow each other without a gap, each of its full length', () => {
    const frames = framed(tone(16_000, 440, 1), 16_000, 333);
    expect(frames.map(({ position }) => position)).toEqual(
      Array.from({ length: 10 }, (_, index) => index * 1600),
    );
    expect(frames.every(({ bytes }) => bytes.length === 3200)).toBe(true);
  });

  test('carry 16 kHz sound through as it is, little-endian', () => {
    const [frame] = framed(Float32Array.of(...Array<number>(1600).fill(0.25)), 16_000, 128);
    expect([...(frame?.bytes.subarray(0, 4) ?? [])]).toEqual([0, 32, 0, 32]);
  });

  test('tell their loudest sample and their level', () => {
    const silence = new Float32Array(1600);
    const [first, second] = framed(
      Float32Array.of(...silence, ...tone(16_000, 1000, 0.1, 0.8)),
      16_000,
      160,
    );
    expect(first).toMatchObject({ peak: 0, level: 0 });
    expect(second?.peak).toBeCloseTo(0.8, 2);
    expect(second?.level).toBeCloseTo(0.8 / Math.SQRT2, 2);
  });

  test('clip what is too loud instead of turning it over', () => {
    const [frame] = framed(Float32Array.of(...Array<number>(1600).fill(1.7)), 16_000, 1600);
    expect(samplesOf(frame ? [frame] : [])).toEqual(Array(1600).fill(32_767));
    expect(frame?.peak).toBe(1);
    const [low] = framed(Float32Array.of(...Array<number>(1600).fill(-1.7)), 16_000, 1600);
    expect(samplesOf(low ? [low] : [])).toEqual(Array(1600).fill(-32_768));
  });
});

describe.each([48_000, 44_100, 32_000, 8_000])('sound at %i Hz', (rate) => {
  test('keeps its length and the loudness of what is said', () => {
    const frames = framed(tone(rate, 440, 2), rate, Math.round(rate / 100));
    // The filter holds back half its length at most.
    expect(frames.length).toBeGreaterThanOrEqual(19);
    expect(frames.length).toBeLessThanOrEqual(20);
    expect(amplitudeOf(samplesOf(frames.slice(2, 18)), 440)).toBeCloseTo(0.5, 2);
  });

  test('is the same in pieces of any length', () => {
    const sound = tone(rate, 700, 0.3);
    const whole = samplesOf(framed(sound, rate, sound.length));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), (length) => {
        const pieces = samplesOf(framed(sound, rate, length));
        expect(pieces.length).toBe(whole.length);
        const off = pieces.map((sample, index) => Math.abs(sample - (whole[index] ?? Infinity)));
        // Rounding of fractions may fall on the other side.
        expect(Math.max(...off)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 20 },
    );
  });
});

test('what 16 kHz cannot hold does not come back as another tone', () => {
  const frames = framed(tone(48_000, 10_000, 1), 48_000, 480);
  expect(Math.max(...frames.slice(1).map(({ peak }) => peak))).toBeLessThan(0.005);
});

test('a headset that changes its rate while it records keeps its pitch', () => {
  const frames: FramedSound[] = [];
  const framer = createFramer(100, (frame) => frames.push(frame));
  framer.push(tone(48_000, 440, 1), 48_000);
  framer.push(tone(16_000, 440, 1), 16_000);
  const samples = samplesOf(frames);
  expect(amplitudeOf(samples.slice(1600, 14_400), 440)).toBeCloseTo(0.5, 2);
  expect(amplitudeOf(samples.slice(17_600, 28_800), 440)).toBeCloseTo(0.5, 2);
});
