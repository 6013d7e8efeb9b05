import { describe, expect, test } from 'vitest';
import { createEchoGuard } from '../../../main/features/voice/session/echo-guard.ts';

const RATE = 16_000;
const FRAME = 1_600;

/** Noise that swells and fades as syllables do. */
function speech(seconds: number, seed: number): Int16Array {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const samples = new Int16Array(seconds * RATE);
  let loudness = 0;
  for (let at = 0; at < samples.length; at += 1) {
    if (at % (RATE / 8) === 0) loudness = random() < 0.3 ? 0 : random();
    samples[at] = Math.round((random() * 2 - 1) * 12_000 * loudness);
  }
  return samples;
}

const frames = function* (samples: Int16Array) {
  for (let at = 0; at < samples.length; at += FRAME) yield samples.subarray(at, at + FRAME);
};
const quieter = (samples: Int16Array, share: number) => samples.map((sample) => sample * share);
function late(samples: Int16Array, ms: number): Int16Array {
  const moved = new Int16Array(samples.length);
  moved.set(samples.subarray(0, samples.length - ms * 16), ms * 16);
  return moved;
}
/** Whether an echo is told while one plays and the other is recorded. */
function hears(played: Int16Array, recorded: Int16Array): boolean {
  const guard = createEchoGuard();
  guard.played(played);
  let isEcho = false;
  for (const frame of frames(recorded)) isEcho = guard.recorded(frame) || isEcho;
  return isEcho;
}

describe('an echo', () => {
  const played = speech(6, 7);
  test.for([0, 120, 800, 2_000])('%i ms late and a quarter as loud is heard', (ms) => {
    expect(hears(played, quieter(late(played, ms), 0.25))).toBe(true);
  });
  test('is over when it is over', () => {
    const guard = createEchoGuard();
    guard.played(played);
    for (const frame of frames(played)) guard.recorded(frame);
    let isEcho = true;
    for (const frame of frames(speech(6, 99))) isEcho = guard.recorded(frame);
    expect(isEcho).toBe(false);
  });
});

test.for([11, 23, 42, 77, 1234])('another voice (%i) is no echo', (seed) => {
  expect(hears(speech(6, 7), speech(6, seed))).toBe(false);
});
test('silence, or nothing played, is no echo', () => {
  expect(hears(speech(6, 7), new Int16Array(6 * RATE))).toBe(false);
  expect(hears(new Int16Array(6 * RATE), speech(6, 7))).toBe(false);
});
