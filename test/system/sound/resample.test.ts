import { expect, test } from 'vitest';
import { createResampler, resample } from '../../../main/system/sound/resample.ts';

const sine = (rate: number, hertz: number, seconds = 1) =>
  Int16Array.from({ length: rate * seconds }, (_, index) =>
    Math.round(20_000 * Math.sin((2 * Math.PI * hertz * index) / rate)),
  );

/** Power of the difference against power of the wanted sound, in decibels, edges left out. */
function noise(got: Int16Array, wanted: Int16Array): number {
  let error = 0;
  let power = 0;
  for (let index = 500; index < wanted.length - 500; index += 1) {
    error += ((got[index] ?? 0) - (wanted[index] ?? 0)) ** 2;
    power += (wanted[index] ?? 0) ** 2;
  }
  return 10 * Math.log10(error / power);
}

test.for([
  [48_000, 16_000],
  [44_100, 16_000],
  [8_000, 16_000],
  [16_000, 24_000],
  [24_000, 16_000],
] as const)('%i to %i keeps a tone', ([from, to]) => {
  const got = resample(sine(from, 1_000), from, to);
  expect(got.length).toBe(to);
  expect(noise(got, sine(to, 1_000))).toBeLessThan(-55);
});

test('what the new rate cannot hold is gone', () => {
  const got = resample(sine(48_000, 11_000), 48_000, 16_000);
  expect(Math.max(...got.subarray(500, 15_000).map(Math.abs))).toBeLessThan(60);
});

test('pieces give the same as the whole', () => {
  const sound = sine(44_100, 700);
  const resampler = createResampler(44_100, 16_000);
  const pieces: number[] = [];
  for (let at = 0; at < sound.length; at += 777)
    pieces.push(...resampler.push(sound.subarray(at, at + 777)));
  const whole = resample(sound, 44_100, 16_000);
  expect(pieces).toEqual([...whole.subarray(0, pieces.length)]);
});
