import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  areAlike,
  billedTogether,
  bothResults,
} from '../../../../../renderer/features/text/compare/state.ts';
import { createCompareStore } from '../../../../../renderer/features/text/compare/store.ts';
import { fitOptions } from '../../../../../renderer/features/text/fit.ts';
import { controlledRpc } from '../controlled-rpc.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const INPUT = { text: 'Bring it.', source: 'en', target: 'de' };
const CHANGES = [
  { before: 'Bring', after: 'Bringen Sie' },
  { before: ' es.', after: ' es.' },
];
const rest = () => vi.advanceTimersByTimeAsync(1_000);

function open() {
  const control = controlledRpc({ 'text.cost': { characters: 9 }, 'writing.diff': CHANGES });
  const facts = { languages: [], memories: [], glossaries: [], styleRules: [] };
  const store = createCompareStore(control.rpc, {
    fit: (options, { source, target }) => fitOptions(options, source, target, facts),
  });
  store.open(INPUT, { context: 'Shared' });
  const now = store.state.getState;
  const asked = (route: string) => control.asked.filter((one) => one.route === route);
  return { ...control, store, now, asked };
}

test('both sides begin with the same settings; nothing is translated before it is asked for', async () => {
  const { now, translations, asked } = open();
  await rest();
  expect(areAlike(now())).toBe(true);
  expect(translations).toEqual([]);
  expect(asked('text.cost')).toHaveLength(2);
});

test('the same source goes out with two settings, and both are billed', async () => {
  const { store, now, translations, asked } = open();
  store.setOptions('b', { formality: 'prefer_more' });
  await rest();
  expect(areAlike(now())).toBe(false);
  store.run();
  await rest();
  expect(translations.map(({ request }) => request)).toEqual([
    { ...INPUT, options: { context: 'Shared' } },
    { ...INPUT, options: { context: 'Shared', formality: 'prefer_more' } },
  ]);
  translations[0]?.answer({ state: 'done', text: 'Bring es.', billed: 9 });
  await rest();
  expect(asked('writing.diff')).toEqual([]);
  expect(billedTogether(now())).toBeNull();
  translations[1]?.answer({ state: 'done', text: 'Bringen Sie es.', billed: 12 });
  await rest();
  expect(bothResults(now())).toEqual({ a: 'Bring es.', b: 'Bringen Sie es.' });
  expect(billedTogether(now())).toBe(21);
  expect(asked('writing.diff').map(({ input }) => input)).toEqual([
    { before: 'Bring es.', after: 'Bringen Sie es.' },
  ]);
  expect(now().diff).toEqual({ state: 'done', value: CHANGES });
});

test('another setting or text ends the comparison of words, and stops what runs', async () => {
  const { store, now, translations } = open();
  store.run();
  await rest();
  translations[0]?.answer({ state: 'done', text: 'a' });
  store.setOptions('a', { model: 'latency_optimized' });
  expect(translations[1]?.isStopped()).toBe(true);
  translations[1]?.answer({ state: 'done', text: 'b' });
  await rest();
  expect(bothResults(now())).toBeNull();
  expect(now().diff.state).toBe('idle');

  store.run();
  await rest();
  translations[2]?.answer({ state: 'done', text: 'a' });
  translations[3]?.answer({ state: 'done', text: 'b' });
  await rest();
  expect(bothResults(now())).not.toBeNull();
  store.setInput({ ...INPUT, text: 'Bring them.' });
  expect(bothResults(now())).toBeNull();
});

test('a result that is too long is not compared word by word', async () => {
  const { store, now, translations, asked } = open();
  store.run();
  await rest();
  translations[0]?.answer({ state: 'done', text: 'a'.repeat(400_001) });
  translations[1]?.answer({ state: 'done', text: 'b' });
  await rest();
  expect(bothResults(now())).not.toBeNull();
  expect(asked('writing.diff')).toEqual([]);
});

test('the failure of one side leaves the other', async () => {
  const { store, now, translations } = open();
  store.run();
  await rest();
  translations[0]?.fail({ code: 'bad-request' });
  translations[1]?.answer({ state: 'done', text: 'b' });
  await rest();
  expect(now().sides.a.column.run).toMatchObject({ state: 'failed' });
  expect(now().sides.b.column.run).toMatchObject({ state: 'done' });
  store.forgetFailure('a');
  expect(now().sides.a.column.run.state).toBe('idle');
});

test('a closed comparison follows no text and takes no answer', async () => {
  const { store, now, translations, asked } = open();
  store.run();
  await rest();
  const costs = asked('text.cost').length;
  store.close();
  expect(translations.every((one) => one.isStopped())).toBe(true);
  store.setInput({ ...INPUT, text: 'Other' });
  translations[0]?.answer({ state: 'done', text: 'late' });
  await rest();
  expect(now().isOpen).toBe(false);
  expect(now().sides.a.column.shown).toBeNull();
  expect(asked('text.cost')).toHaveLength(costs);
});
