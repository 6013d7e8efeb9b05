import { expect, test } from 'vitest';
import { dayNumber, dayOf } from '../../../main/features/reports/days.ts';
import { forecastOf } from '../../../main/features/reports/forecast.ts';
import { usage } from './random-ledger.ts';

/** Days from one to another; `used` gets the number of days since the first. */
function series(start: string, end: string, used: (index: number, day: string) => number) {
  const first = dayNumber(start);
  return Array.from({ length: dayNumber(end) - first + 1 }, (_, index) => {
    const day = dayOf(first + index);
    return { day, usage: usage(used(index, day), 0, 0, used(index, day) * 1000) };
  });
}
const at = (time: string) => Date.parse(time);
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

test('a mean of few full days: the month so far and the mean for what is left', () => {
  // June 2026: ten full days of 100, 40 today; today and 19 more days are expected.
  const days = series('2026-06-01', '2026-06-11', (index) => (index === 10 ? 40 : 100));
  expect(forecastOf(days, at('2026-06-11T08:00:00Z'))).toEqual({
    until: '2026-06-30',
    usage: usage(3000, 0, 0, 3_000_000),
    method: 'mean',
    days: 10,
  });
});

test('today counts by its part where that is more than is to be expected', () => {
  const days = series('2026-06-01', '2026-06-11', (index) => (index === 10 ? 700 : 100));
  expect(forecastOf(days, at('2026-06-11T08:00:00Z'))?.usage.characters).toBe(1000 + 700 + 1900);
});

test('weekdays: a rhythm of the week goes on to the end of the month', () => {
  // 22 workdays of 500 in June 2026; nothing at weekends.
  const days = series('2026-05-01', '2026-06-14', (_, day) => (isWeekend(day) ? 0 : 500));
  expect(forecastOf(days, at('2026-06-15T00:00:00Z'))).toEqual({
    until: '2026-06-30',
    usage: usage(11_000, 0, 0, 11_000_000),
    method: 'weekdays',
    days: 28,
  });
});

test('weekdays look at the last 28 full days only', () => {
  const days = series('2026-04-01', '2026-06-30', (_, day) =>
    day < '2026-06-02' ? 1_000_000 : 10,
  );
  const forecast = forecastOf(days.slice(0, -1), at('2026-06-30T10:00:00Z'));
  expect(forecast?.usage.characters).toBe(1_000_000 + 29 * 10);
});

test('weekdays begin with 14 full days', () => {
  const days = series('2026-06-01', '2026-06-15', () => 1);
  expect(forecastOf(days, at('2026-06-14T10:00:00Z'))).toMatchObject({ method: 'mean', days: 13 });
  expect(forecastOf(days, at('2026-06-15T10:00:00Z'))).toMatchObject({
    method: 'weekdays',
    days: 14,
  });
});

test('February of a leap year, over the last days of January', () => {
  const days = series('2028-01-25', '2028-02-03', () => 10);
  expect(forecastOf(days, at('2028-02-04T23:59:59Z'))).toMatchObject({
    until: '2028-02-29',
    usage: { characters: 290 },
  });
});

test('nothing where the days do not hold the month so far, go beyond it, or are too few', () => {
  const now = at('2026-06-11T08:00:00Z');
  const flat = (start: string, end: string) =>
    forecastOf(
      series(start, end, () => 1),
      now,
    );
  expect(flat('2026-06-01', '2026-06-10')).not.toBeNull();
  expect(flat('2026-06-01', '2026-06-30')).not.toBeNull();
  expect(flat('2026-06-02', '2026-06-11')).toBeNull();
  expect(flat('2026-06-01', '2026-06-09')).toBeNull();
  expect(flat('2026-06-01', '2026-07-01')).toBeNull();
  expect(flat('2025-06-01', '2025-06-30')).toBeNull();
  const third = at('2026-06-03T08:00:00Z');
  expect(
    forecastOf(
      series('2026-06-01', '2026-06-03', () => 1),
      third,
    ),
  ).toBeNull();
  expect(
    forecastOf(
      series('2026-05-31', '2026-06-03', () => 1),
      third,
    ),
  ).toMatchObject({ days: 3 });
});
