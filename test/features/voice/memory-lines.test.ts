import { expect, it } from 'vitest';
import type { Unsearched } from '../../../preload/contract/local-memories.ts';
import type { BestMatch } from '../../../main/features/local-memory-engine.ts';
import { createMemoryLines } from '../../../main/features/voice/session/memory-lines.ts';
import type { Entry } from '../../../main/features/voice/journal/entry.ts';
import { createTranscript } from '../../../main/features/voice/transcript/transcript.ts';

const STORED = [
  ['The meeting has been moved to Thursday.', 'Die Besprechung wurde auf Donnerstag verschoben.'],
  ['Good morning.', 'Guten Morgen.'],
] as const;

/** A transcript with a memory that has two sentences; every stored one is near enough. */
function start(
  local: 'off' | { memories: string[] } = { memories: [] },
  missed: readonly Unsearched[] = [],
) {
  const transcript = createTranscript();
  const asked: (readonly string[] | null)[] = [];
  const enter = (entry: Entry) => {
    transcript.apply(entry);
    if (entry.t === 'source') lines.look();
  };
  const lines = createMemoryLines({
    memories: {
      hasAssigned: (source, target) => source === 'en' && target === 'de',
      bestFor({ segments, memories }, _signal, onUnsearched) {
        asked.push(memories);
        onUnsearched?.(missed.slice(asked.length - 1, asked.length));
        const first = segments[0]?.segment.slice(0, 4).toLowerCase() ?? '';
        const found = STORED.find(([source]) => source.toLowerCase().startsWith(first));
        const [source = '', target = ''] = found ?? [];
        const match = { source, target, memoryName: 'House' } as BestMatch;
        return Promise.resolve([found === undefined ? null : match]);
      },
    },
    local,
    transcript,
    targets: () => ['de', 'fr'],
    enter,
    onUnsearched: () => undefined,
  });
  let at = 0;
  const say = (x: string, gapMs = 0) => {
    at += gapMs;
    enter({ t: 'source', s: [{ x, a: at, b: at + 900, l: 'en' }], w: null });
    at += 1000;
    return new Promise((resolve) => setImmediate(resolve));
  };
  const target = (index: number) => {
    const row = transcript.rows[index];
    return row?.kind === 'speech' ? row.targets['de'] : undefined;
  };
  return { transcript, enter, say, target, asked, lines };
}

it('has the sentence of a memory in a translated line, whatever marks speech lacks', async () => {
  const { say, enter, target } = start();
  await say('the meeting has been moved to thursday');
  expect(target(0)).toEqual({ text: '', edited: STORED[0][1], memory: 'House' });
  enter({ t: 'target', l: 'de', s: [{ x: 'Das Treffen ist Donnerstag.', a: 0, b: 900 }] });
  expect(target(0)).toMatchObject({ text: 'Das Treffen ist Donnerstag.', edited: STORED[0][1] });
});

it('takes it back when the sentence goes on, and never a similar one', async () => {
  const { say, target } = start();
  await say('good morning');
  expect(target(0)).toMatchObject({ memory: 'House' });
  await say(' everybody');
  expect(target(0)).toEqual({ text: '' });
});

it('never overrules what a person wrote', async () => {
  const { say, enter, target } = start();
  await say('good');
  enter({ t: 'edit', i: 0, c: 'de', x: 'Schönen guten Tag' });
  await say(' morning');
  expect(target(0)).toEqual({ text: '', edited: 'Schönen guten Tag' });
});

it('asks those that were chosen, or those of the pair, or none', async () => {
  const assigned = start();
  await assigned.say('good morning');
  expect(assigned.asked).toEqual([null]);
  const chosen = start({ memories: ['m'] });
  await chosen.say('good morning');
  expect(chosen.asked).toEqual([['m'], ['m']]);
  const off = start('off');
  await off.say('good morning');
  expect(off.asked).toEqual([]);
});

it('says of the last sentence which memory was not searched', async () => {
  const missed = [{ memoryName: 'Archive', reason: 'timeout' }];
  const { say, lines } = start(undefined, missed);
  await say('good morning');
  expect(lines.unsearched).toEqual(missed);
  await say('and good night');
  expect(lines.unsearched).toEqual([]);
});
