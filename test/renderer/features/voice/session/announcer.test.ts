import { beforeEach, expect, test } from 'vitest';
import { createAnnouncer } from '../../../../../renderer/features/voice/session/announcer.ts';

let said: string[];
let timers: { ms: number; run: () => void }[];
const after = (ms: number, run: () => void) => {
  const timer = { ms, run };
  timers.push(timer);
  return () => void (timers = timers.filter((one) => one !== timer));
};
const pass = () => {
  const due = timers;
  timers = [];
  for (const { run } of due) run();
};
beforeEach(() => {
  said = [];
  timers = [];
});

test('says the first line at once, and joins what comes within two seconds', () => {
  const announcer = createAnnouncer((words) => said.push(words), after);
  announcer.add('one');
  announcer.add('two');
  announcer.add('three');
  expect(said).toEqual(['one']);
  expect(timers.map(({ ms }) => ms)).toEqual([2_000]);
  pass();
  expect(said).toEqual(['one', 'two three']);
  pass();
  expect(timers).toEqual([]);
  announcer.add('four');
  expect(said.at(-1)).toBe('four');
});

test('leaves out the oldest of a flood, and is silent once stopped', () => {
  const announcer = createAnnouncer((words) => said.push(words), after);
  announcer.add('first');
  for (let line = 0; line < 500; line += 1) announcer.add(`line ${line}`);
  pass();
  expect(said.at(-1)?.length).toBeLessThanOrEqual(400);
  expect(said.at(-1)).toMatch(/line 499$/);
  announcer.stop();
  expect(timers).toEqual([]);
});
