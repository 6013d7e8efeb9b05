import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TermMark } from '../../../../preload/contract/glossaries.ts';
import { movedTo } from '../../../../renderer/features/customizations/moved-to.ts';
import { likelyGlossary } from '../../../../renderer/features/glossaries/add-term/use-open-term.ts';
import { createTermMarksStore } from '../../../../renderer/features/glossaries/marks/store.ts';
import {
  markAt,
  outcomeCounts,
  sourceStretches,
  targetStretches,
  termRows,
} from '../../../../renderer/features/glossaries/marks/term-rows.ts';
import { scriptedRpc } from '../../scripted-rpc.ts';

const mark = (start: number, outcome: TermMark['outcome'], term = 'contract'): TermMark => ({
  at: [start, start + term.length],
  term,
  wanted: 'Vertrag',
  glossary: 'g1',
  outcome,
  found: outcome === 'missed' || outcome === null ? null : [start, start + 7],
});

describe('the rows of the list', () => {
  const marks = [mark(0, 'used'), mark(20, 'used'), mark(40, 'missed'), mark(60, 'inflected')];

  it('tells each term once for each outcome, what was missed first', () => {
    expect(termRows(marks).map(({ outcome, times }) => [outcome, times])).toEqual([
      ['missed', 1],
      ['inflected', 1],
      ['used', 2],
    ]);
    expect(outcomeCounts(marks)).toEqual({ used: 2, inflected: 1, missed: 1 });
  });

  it('underlines all in the source and what was found in the translation', () => {
    expect(sourceStretches(marks)).toHaveLength(4);
    expect(targetStretches(marks).map(({ look }) => look)).toEqual(['used', 'used', 'inflected']);
    expect(markAt(marks, 'source', 41)?.outcome).toBe('missed');
    expect(markAt(marks, 'target', 41)).toBeUndefined();
  });
});

describe('asking for marks', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const input = { glossaries: ['g1'], source: 'en', target: 'de', text: 'a', translation: null };

  it('asks once typing has come to rest, and drops an answer to an older text', async () => {
    const script = scriptedRpc();
    const { rpc, asked } = script;
    const store = createTermMarksStore(rpc);
    store.want('de', input);
    store.want('de', { ...input, text: 'ab' });
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toHaveLength(1);
    const first = script.last('terms.marks');
    store.want('de', { ...input, text: 'abc' });
    first.resolve([mark(0, null)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state.getState().marked['de']).toBeUndefined();
    await vi.advanceTimersByTimeAsync(300);
    script.last('terms.marks').resolve([mark(1, null)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state.getState().marked['de']?.input.text).toBe('abc');
  });

  it('asks again after glossaries were changed, and forgets a target that is gone', async () => {
    const script = scriptedRpc();
    const { rpc, asked } = script;
    const store = createTermMarksStore(rpc);
    store.want('de', input);
    await vi.advanceTimersByTimeAsync(300);
    script.last('terms.marks').resolve([mark(0, null)]);
    await vi.advanceTimersByTimeAsync(0);
    store.want('de', { ...input });
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toHaveLength(1);
    store.outdate();
    expect(asked).toHaveLength(2);
    store.want('de', null);
    expect(store.state.getState().marked).toEqual({});
  });

  it('asks nothing of a text that main would not take', async () => {
    const { rpc, asked } = scriptedRpc();
    const store = createTermMarksStore(rpc);
    store.want('de', { ...input, text: 'a'.repeat(200_001) });
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toEqual([]);
  });
});

describe('the likely glossary of a term', () => {
  const pair = { source: 'en', target: 'de' };
  const glossary = (id: string, target: string) => ({
    id,
    name: id,
    pairs: [{ source: 'en', target, entries: 1 }],
  });
  const all = [glossary('french', 'fr'), glossary('one', 'de'), glossary('two', 'de')];

  it.each([
    ['the one of the last term', ['one'], 'two', 'two'],
    ['a chosen one where the last has no such pair', ['two'], 'french', 'two'],
    ['the first with the pair', [], null, 'one'],
  ])('is %s', (_, preferred, last, id) => {
    expect(likelyGlossary(all, pair, preferred, last)?.id).toBe(id);
  });

  it('is one without the pair rather than none', () => {
    expect(likelyGlossary([glossary('french', 'fr')], pair, [], null)?.id).toBe('french');
    expect(likelyGlossary([], pair, [], null)).toBeNull();
  });
});

it('moves an id to another place', () => {
  expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
});
