import { describe, expect, it } from 'vitest';
import type { Memory } from '../../../../preload/contract/memories.ts';
import { chooseFirstMemory } from '../../../../renderer/features/text/first-memory.ts';
import { createMemoriesStore } from '../../../../renderer/features/memories/store.ts';
import { createSwap } from '../../../../renderer/features/text/after-swap.ts';
import { createTextStore } from '../../../../renderer/features/text/store.ts';
import { controlledRpc } from './controlled-rpc.ts';

const memory = (id: string, source: string, targets: string[]): Memory => ({
  id,
  name: `Memory ${id}`,
  source,
  targets,
  segments: 200,
});

function openScreen(listed: readonly Memory[]) {
  const { rpc } = controlledRpc({
    'text.draft': { none: true },
    'text.cost': { characters: 0 },
    'memories.page': { connection: 'offline', memories: listed, total: listed.length },
  });
  const memories = createMemoriesStore(rpc);
  const text = createTextStore(rpc, {
    facts: () => ({ languages: [], memories: listed, glossaries: [], styleRules: [] }),
    swap: () => createSwap(() => []),
    whileTyping: () => false,
    hand: () => Promise.resolve(''),
    keepLanguages: () => undefined,
  });
  return { memories, text, chosen: () => text.state.getState().options.memory?.id };
}

describe('the first memory of a fresh screen', () => {
  it('is the first that serves the languages', async () => {
    const { memories, text, chosen } = openScreen([
      memory('a', 'de', ['en']),
      memory('b', 'en', ['fr', 'de']),
      memory('c', 'en', ['de']),
    ]);
    expect(await text.restore(null, 'de', 'offline')).toBe(true);
    await chooseFirstMemory(memories, text);
    expect(chosen()).toBe('b');
  });

  it('is none where none serves them', async () => {
    const { memories, text, chosen } = openScreen([memory('a', 'de', ['en'])]);
    await text.restore('en', 'pl', 'offline');
    await chooseFirstMemory(memories, text);
    expect(chosen()).toBeUndefined();
  });

  it('does not overrule a choice', async () => {
    const { memories, text, chosen } = openScreen([
      memory('a', 'en', ['de']),
      memory('b', 'en', ['de']),
    ]);
    await text.restore('en', 'de', 'offline');
    text.setOptions({ memory: { id: 'b', name: 'Memory b', threshold: 75 } });
    await chooseFirstMemory(memories, text);
    expect(chosen()).toBe('b');
  });
});
