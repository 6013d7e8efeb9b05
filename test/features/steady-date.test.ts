import { describe, expect, test } from 'vitest';
import { isPast } from '../../main/features/is-past.ts';
import { createSteadyDate } from '../../main/features/steady-date.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = 20_000 * DAY;

function rig() {
  let time = 0;
  let set = START;
  const steady = createSteadyDate({ now: () => time, date: () => set + time });
  return {
    steady,
    pass: (ms: number) => (time += ms),
    /** Somebody, or something, sets the clock. */
    setBy: (ms: number) => (set += ms),
    date: () => set + time,
  };
}

describe('the date by which things grow old', () => {
  test('is the computer\u2019s own while that runs on, in summer time too', () => {
    const clock = rig();
    for (let hour = 0; hour < 100; hour += 1) {
      clock.pass(HOUR);
      if (hour === 50) clock.setBy(HOUR);
      if (hour === 70) clock.setBy(-HOUR);
      expect(clock.steady()).toBe(clock.date());
    }
  });

  test.each([1, 400])('a clock set forward by %i days and soon back deletes nothing', (days) => {
    const clock = rig();
    const ended = clock.date();
    clock.setBy(days * DAY + HOUR);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(isPast('day', ended, clock.steady())).toBe(false);
      clock.pass(HOUR / 2);
    }
    clock.setBy(-days * DAY - HOUR);
    expect(clock.steady()).toBe(clock.date());
    clock.pass(DAY);
    expect(isPast('day', ended, clock.steady())).toBe(true);
  });

  test('a leap forward that lasts is believed: the computer slept', () => {
    const clock = rig();
    const ended = clock.date();
    clock.setBy(3 * DAY);
    expect(isPast('day', ended, clock.steady())).toBe(false);
    clock.pass(3 * HOUR);
    expect(isPast('day', ended, clock.steady())).toBe(true);
    expect(clock.steady()).toBe(clock.date());
  });

  test('a clock set back makes nothing older, and what is never kept goes at any time', () => {
    const clock = rig();
    const ended = clock.date();
    clock.setBy(-DAY);
    expect(clock.steady()).toBe(clock.date());
    expect(isPast('day', ended, clock.steady())).toBe(false);
    expect(isPast('never', ended, clock.steady())).toBe(true);
  });
});
