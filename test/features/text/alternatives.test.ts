import { afterEach, beforeEach, expect, it } from 'vitest';
import { startMemoryRig, type MemoryRig } from '../local-memories/feature-with-memory.ts';

let rig: MemoryRig;
let id: string;
beforeEach(async () => {
  rig = await startMemoryRig();
  id = await rig.memory({
    'The door is open.': 'Das Tor ist offen.',
    'Close the door.': 'Schließen Sie die Tür.',
    'The door is red.': 'Die Tür ist rot.',
    'A door needs a lock.': 'Ein Tor braucht ein Schloss.',
    'The old door creaks.': 'Das alte Tor knarrt.',
    'The car is red.': 'Das Auto ist rot.',
  });
});
afterEach(() => rig.close());

const ask = (memories: readonly string[] | null) =>
  rig.ask('text.alternatives', {
    source: 'The door is open.',
    translation: 'Die Tür ist offen.',
    at: [4, 7],
    from: 'en',
    to: 'de',
    glossaries: [],
    memories: memories === null ? null : [...memories],
  });

it('offers what memories have for the word, with their names and counts', async () => {
  const { list: found, unsearched } = await ask([id]);
  expect(found.map(({ text }) => text)).toContain('Tor');
  const tor = found.find(({ text }) => text === 'Tor');
  expect(tor).toMatchObject({ at: [4, 7], sources: [{ kind: 'memory', name: 'Mine', count: 3 }] });
  expect(unsearched).toEqual([]);
});

it('asks the memories that are named, or those that are active for the pair', async () => {
  expect(await ask([])).toEqual({ list: [], unsearched: [] });
  expect(await ask(null)).toEqual(await ask([id]));
});
