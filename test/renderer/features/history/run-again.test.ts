import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationRequest } from '../../../../preload/contract/text.ts';
import { WritingRequest } from '../../../../preload/contract/writing.ts';
import { createDetectionStore } from '../../../../renderer/features/detection/store.ts';
import { runAgain } from '../../../../renderer/features/history/run-again.ts';
import { createSwap } from '../../../../renderer/features/text/after-swap.ts';
import { createTextStore } from '../../../../renderer/features/text/store.ts';
import { createWritingStore } from '../../../../renderer/features/writing/store.ts';
import { controlledRpc } from '../text/controlled-rpc.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(answers: Readonly<Record<string, unknown>> = {}) {
  const watched: { route: string; input: unknown }[] = [];
  const { rpc: inner, asked } = controlledRpc({
    'writing.draft': { none: true },
    'writing.languages': [],
    'text.cost': { characters: 1 },
    ...answers,
  });
  const rpc: typeof inner = {
    ask: (route, input, signal) => inner.ask(route, input, signal),
    watch(route, input, signal) {
      watched.push({ route, input });
      return inner.watch(route, input, signal);
    },
  };
  const hand = () => Promise.resolve('');
  const stores = {
    text: createTextStore(rpc, {
      hand,
      // Nothing is known of them any more: they go out all the same.
      facts: () => ({ languages: [], memories: [], glossaries: [], styleRules: [] }),
      swap: () => createSwap(() => []),
      whileTyping: () => true,
      keepLanguages: () => undefined,
    }),
    writing: createWritingStore(rpc),
    detection: createDetectionStore(rpc, { hand }),
  };
  return { stores, watched, asked };
}

test('a translation goes out as it was, past the cache, and once', async () => {
  const { stores, watched } = open();
  const request = TranslationRequest.parse({
    text: 'Bring the contract.\n',
    source: null,
    target: 'pt-BR',
    options: {
      memory: { id: 'm', name: 'Office', threshold: 60 },
      // Held back for want of a source language when typed anew.
      glossaries: ['g'],
      instructions: ['Be brief.'],
      formality: 'more',
      splittingTags: ['p'],
    },
  });
  const way = await runAgain({ kind: 'text', request }, stores);
  expect(way).toBe('go-text');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(watched).toEqual([{ route: 'text.translate', input: { ...request, isFresh: true } }]);
  const { text, columns, options, threshold } = stores.text.state.getState();
  expect({ text, options, threshold }).toEqual({
    text: request.text,
    options: request.options,
    threshold: 60,
  });
  expect(columns.map(({ target }) => target)).toEqual(['pt-BR']);
});

test('what stood on the Text screen can be brought back', async () => {
  const { stores } = open();
  stores.text.setText('A draft of mine');
  const request = TranslationRequest.parse({ text: 'Older', source: 'en', target: 'de' });
  await runAgain({ kind: 'text', request }, stores);
  stores.text.undoClear();
  expect(stores.text.state.getState().text).toBe('A draft of mine');
});

test('an improvement goes out as it was, and no kept draft takes its place', async () => {
  const draft = { ...WritingRequest.parse({ text: 'Kept', mode: 'correct', target: null }) };
  const { stores, watched } = open({ 'writing.draft': draft });
  const request = WritingRequest.parse({
    text: 'Please to reply soon.',
    mode: 'rephrase',
    target: 'en-GB',
    tone: 'friendly',
    lockedTerms: ['g'],
  });
  const way = await runAgain({ kind: 'writing', request }, stores);
  expect(way).toBe('go-write');
  expect(watched).toEqual([{ route: 'writing.improve', input: request }]);
});

test('a detection goes out with the same lines', async () => {
  const { stores, watched } = open();
  const way = await runAgain({ kind: 'detection', text: 'Hallo\nHola' }, stores);
  expect(way).toBe('go-detect');
  expect(watched).toEqual([{ route: 'detection.run', input: { lines: ['Hallo', 'Hola'] } }]);
});

test('without a request there is nothing to run', async () => {
  const { stores, watched } = open();
  expect(await runAgain(null, stores)).toBeNull();
  expect(watched).toEqual([]);
});
