import { expect, it } from 'vitest';
import type { BestMatch, LocalMemoryEngine } from '../../../main/features/local-memory-engine.ts';
import { createKeptLookups } from '../../../main/features/text/local/kept-lookups.ts';
import { createObservable } from '../../../main/system/observable.ts';
import type { Unsearched } from '../../../preload/contract/local-memories.ts';

it('asks again where a memory was not searched, and keeps what all memories answered', async () => {
  const missed: Unsearched[][] = [[{ memoryName: 'Archive', reason: 'refused' }], []];
  let asked = 0;
  const bestFor: LocalMemoryEngine['bestFor'] = (_input, _signal, onUnsearched) => {
    const now = missed[asked] ?? [];
    asked += 1;
    if (now.length > 0) onUnsearched?.(now);
    return Promise.resolve([{ target: `answer ${asked}` } as BestMatch]);
  };
  const engine = { bestFor, changes: createObservable(0), hasAssigned: () => true };
  const told: Unsearched[] = [];
  const pair = { source: 'en', target: 'de', local: { memories: [], threshold: 75 } };
  const { signal } = new AbortController();
  const find = createKeptLookups(engine).of(pair, signal, (memories) => told.push(...memories));
  const look = async () => (await find('The door.', 75, {}))?.target;
  expect([await look(), await look(), await look()]).toEqual(['answer 1', 'answer 2', 'answer 2']);
  expect(told).toEqual(missed[0]);
});
