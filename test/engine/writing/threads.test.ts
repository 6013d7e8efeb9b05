import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openWriting } from '../../../main/engine/writing/writing.ts';
import type { Writing } from '../../../main/engine/writing/writing.ts';
import {
  grammarModule,
  hunspellModule,
  writingThread,
} from '../../../main/service/thread-place.ts';

const opened: Writing[] = [];
afterEach(async () => {
  for (const writing of opened.splice(0)) await writing.close();
});

function open(thread: string, grammar = grammarModule()) {
  const faults: unknown[] = [];
  const writing = openWriting({
    thread,
    grammarModule: grammar,
    dictionaries: null,
    packFolders: [],
    hunspellModule: hunspellModule(),
    env: process.env,
    onFault: (_, error) => faults.push(error),
  });
  opened.push(writing);
  const correct = (text: string, signal = AbortSignal.timeout(60_000)) =>
    writing.correct({ text, language: 'en-US', terms: [] }, signal);
  return { writing, correct, faults };
}
const broken = join(import.meta.dirname, 'threads/broken-thread.ts');
const rulesAlone = { engine: 'rules', unchecked: ['grammar', 'spelling'] };

describe('the thread that corrects', () => {
  it('answers several callers in turn', { timeout: 60_000 }, async () => {
    const { correct, faults } = open(writingThread());
    const results = await Promise.all(
      ['teh house', 'teh tree', 'teh end'].map((text) => correct(text)),
    );
    expect(results.map(({ text }) => text)).toEqual(['the house', 'the tree', 'the end']);
    expect(faults).toEqual([]);
  });

  it(
    'lets the rules act alone where its grammar engine is missing',
    { timeout: 60_000 },
    async () => {
      const { correct } = open(writingThread(), '/nowhere/grammar.wasm');
      expect(await correct('teh house ,and  tree')).toEqual({
        text: 'teh house, and tree',
        ...rulesAlone,
      });
    },
  );

  it.each(['die', 'break'])('lets the rules act alone when texts make it %s', async (text) => {
    const { correct, faults } = open(broken);
    expect(await correct(text)).toEqual({ text, ...rulesAlone });
    expect(faults).toHaveLength(1);
    // A new one is started for the next.
    expect(await correct(text)).toMatchObject(rulesAlone);
    expect(faults).toHaveLength(2);
  });

  it('ends with the signal of its caller, and the next one is served', async () => {
    const { correct, faults } = open(broken);
    const leaving = new AbortController();
    const left = correct('for ever', leaving.signal);
    const next = correct('break');
    setTimeout(() => leaving.abort(new Error('left')), 50);
    await expect(left).rejects.toThrow('left');
    expect(await next).toMatchObject(rulesAlone);
    expect(faults).toHaveLength(1);
  });
});
