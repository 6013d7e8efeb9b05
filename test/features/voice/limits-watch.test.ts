import { expect, test } from 'vitest';
import { createLimitsWatch } from '../../../main/features/voice/session/limits-watch.ts';

const watch = (options: object = {}) =>
  createLimitsWatch({ silenceMinutes: 15, maxMinutes: null, ...options });
const hear = (limits: ReturnType<typeof watch>, seconds: number, isLoud: boolean) => {
  for (let count = 0; count < seconds * 10; count += 1) limits.sound(100, isLoud);
};

test('speech without words is mentioned, and another session wanted once', () => {
  const limits = watch();
  hear(limits, 19, true);
  expect(limits.warnings(null)).toEqual([]);
  hear(limits, 2, true);
  expect(limits.warnings(null)).toEqual([{ kind: 'no-words', seconds: 21 }]);
  expect(limits.wantsRestart).toBe(false);
  hear(limits, 5, true);
  expect(limits.wantsRestart).toBe(true);
  limits.restarted();
  expect(limits.warnings(null)).toEqual([]);
  hear(limits, 60, true);
  expect(limits.warnings(null)).toEqual([{ kind: 'no-words', seconds: 60 }]);
  expect(limits.wantsRestart).toBe(false);
  limits.text();
  hear(limits, 26, true);
  expect(limits.wantsRestart).toBe(true);
});

test('silence is no speech without words; it is mentioned with the time that is left', () => {
  const limits = watch();
  hear(limits, 90, false);
  expect(limits.warnings(null)).toEqual([{ kind: 'silence', seconds: 90, endsIn: 810 }]);
  expect(limits.wantsRestart).toBe(false);
  expect(limits.isSilentTooLong).toBe(false);
  hear(limits, 810, false);
  expect(limits.isSilentTooLong).toBe(true);
  hear(limits, 1, true);
  expect(limits.isSilentTooLong).toBe(false);
  const endless = watch({ silenceMinutes: null });
  hear(endless, 3_600, false);
  expect(endless.isSilentTooLong).toBe(false);
  expect(endless.warnings(null)).toEqual([{ kind: 'silence', seconds: 3_600, endsIn: null }]);
});

test('a length that was set is an end', () => {
  const limits = watch({ maxMinutes: 1 });
  hear(limits, 59, true);
  expect(limits.isTooLong).toBe(false);
  hear(limits, 1, true);
  expect(limits.isTooLong).toBe(true);
});

test('delay is mentioned when it has grown by half and is long', () => {
  const limits = watch();
  expect(limits.warnings(4_000)).toEqual([]);
  expect(limits.warnings(5_500)).toEqual([]);
  expect(limits.warnings(6_200)).toEqual([{ kind: 'slow', seconds: 6 }]);
  const short = watch();
  expect(short.warnings(600)).toEqual([]);
  expect(short.warnings(2_000)).toEqual([]);
});
