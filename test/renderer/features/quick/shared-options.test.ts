import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Memory } from '../../../../preload/contract/memories.ts';
import type { TextDraft, TranslationOptions } from '../../../../preload/contract/text.ts';
import type { MemoriesState } from '../../../../renderer/features/memories/store.ts';
import { createSharedOptions } from '../../../../renderer/features/quick/shared-options.ts';
import { scriptedRpc } from '../../scripted-rpc.ts';

const MEMORY: Memory = {
  id: 'm',
  name: 'Office',
  source: 'en',
  targets: ['de'],
  segments: 1,
  updated: '2026-10-03T08:00:00.000Z',
};
const memory = { id: 'm', name: 'Office', threshold: 80 };

async function optionsFor(
  draft: TranslationOptions | null,
  target: string,
  { isOffline = true, memories = [MEMORY] }: { isOffline?: boolean; memories?: Memory[] } = {},
) {
  const scripted = scriptedRpc();
  const state = createStore<MemoriesState>(() => ({
    state: 'ready',
    memories,
    total: memories.length,
    failure: null,
  }));
  const shared = createSharedOptions(scripted.rpc, {
    memories: { state, load: () => Promise.resolve() },
    customizations: { load: () => Promise.resolve() },
    facts: () => ({ languages: [], memories, glossaries: [], styleRules: [] }),
    isOffline: () => isOffline,
  });
  const asked = shared(null, target);
  const answer: TextDraft | { none: true } =
    draft === null
      ? { none: true }
      : {
          text: 'secret',
          source: null,
          targets: [{ language: 'de', options: {} }],
          options: draft,
          elsewhere: {},
        };
  scripted.last('text.draft').resolve(answer);
  return asked;
}

test('memory and style of the Text screen go along; what belongs to its text does not', async () => {
  const options = {
    memory,
    formality: 'prefer_more',
    context: 'secret',
    tagHandling: 'xml',
  } as const;
  expect(await optionsFor(options, 'de')).toEqual({ memory, formality: 'prefer_more' });
});

test('a memory that does not serve the language, or is another connection’s, stays out', async () => {
  expect(await optionsFor({ memory }, 'fr')).toEqual({});
  expect(await optionsFor({ memory }, 'de', { memories: [] })).toEqual({});
});

test('things of another connection stay out', async () => {
  expect(await optionsFor({ glossaries: ['g'], styleRule: 's' }, 'de')).toEqual({});
});

test('as long as nothing was chosen, the offline service gets its first memory', async () => {
  expect(await optionsFor(null, 'de')).toMatchObject({ memory: { id: 'm', threshold: 75 } });
  expect(await optionsFor(null, 'fr')).toEqual({});
  expect(await optionsFor(null, 'de', { isOffline: false })).toEqual({});
});
