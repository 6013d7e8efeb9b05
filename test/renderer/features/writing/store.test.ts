import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WritingDraft } from '../../../../preload/contract/writing.ts';
import {
  characterCount,
  foundLanguage,
  obstacleOf,
} from '../../../../renderer/features/writing/state.ts';
import { createWritingStore } from '../../../../renderer/features/writing/store.ts';
import { writingRpc } from './writing-rpc.ts';
import { anyCharacter } from '../../../any-character.ts';

const CHANGES = [
  { before: 'teh', after: 'the' },
  { before: ' cat ', after: ' cat ' },
  { before: 'siting', after: 'sitting' },
];

async function openWriting(answers: Readonly<Record<string, unknown>> = {}) {
  const fake = writingRpc(answers);
  const store = createWritingStore(fake.rpc);
  await store.load();
  const get = store.state.getState;
  return { ...fake, store, get };
}

/** A store with a result of two changes on the screen. */
async function openResult() {
  const opened = await openWriting();
  const { store, improvements } = opened;
  store.setText('teh cat siting');
  store.improve();
  improvements[0]?.answer({ result: 'the cat sitting', changes: CHANGES, billed: 14 });
  await rest();
  return opened;
}

const rest = () => vi.advanceTimersByTimeAsync(2_000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a request', () => {
  it('carries what was chosen, and never a style and a tone', async () => {
    const { store, improvements } = await openWriting();
    store.setText('Hello there');
    store.choose({ mode: 'rephrase', target: 'en-GB', lockedTerms: ['g1'] });
    store.chooseManner({ style: 'business' });
    store.chooseManner({ tone: 'friendly' });
    store.improve();
    expect(improvements[0]?.request).toEqual({
      text: 'Hello there',
      mode: 'rephrase',
      target: 'en-GB',
      style: null,
      tone: 'friendly',
      lockedTerms: ['g1'],
    });
  });

  it('of a correction has neither, and rephrasing has them again', async () => {
    const { store, improvements } = await openWriting();
    store.setText('Hello');
    store.choose({ mode: 'rephrase' });
    store.chooseManner({ style: 'simple' });
    store.choose({ mode: 'correct' });
    store.improve();
    store.choose({ mode: 'rephrase' });
    store.improve();
    expect(improvements.map(({ request }) => request.style)).toEqual([null, 'simple']);
  });

  it('is not sent without a text, nor for what the language lacks', async () => {
    const { store, improvements, get } = await openWriting();
    store.setText('  \n');
    store.improve();
    store.setText('こんにちは');
    store.choose({ mode: 'rephrase', target: 'ja' });
    store.chooseManner({ style: 'business' });
    expect(obstacleOf(get())).toBe('styles');
    store.improve();
    expect(improvements).toEqual([]);
    store.chooseManner(null);
    store.improve();
    expect(improvements).toHaveLength(1);
  });

  it('of an older input is stopped and its late answer dropped', async () => {
    const { store, improvements, get } = await openWriting();
    store.setText('one');
    store.improve();
    store.setText('two');
    expect(improvements[0]?.isStopped()).toBe(true);
    improvements[0]?.answer({ result: 'One', changes: [{ before: 'one', after: 'One' }] });
    await rest();
    expect(get()).toMatchObject({ shown: null, run: { state: 'idle' } });
  });
});

describe('a result', () => {
  it('grows while it comes, and can be decided once it is there', async () => {
    const { store, improvements, get } = await openWriting();
    store.setText('teh cat siting');
    store.improve();
    improvements[0]?.answer({
      state: 'running',
      result: 'the cat ',
      changes: CHANGES.slice(0, 2),
      parts: { done: 1, all: 2 },
    });
    await rest();
    expect(get()).toMatchObject({ result: 'the cat ', run: { state: 'running' } });
    store.decideAll('refused');
    expect(get().result).toBe('the cat ');
    improvements[0]?.answer({ result: 'the cat sitting', changes: CHANGES });
    await rest();
    expect(get().run.state).toBe('done');
    store.decideAll('refused');
    expect(get().result).toBe('teh cat siting');
  });

  it('is the text that each choice leads to, with a way back and forth', async () => {
    const { store, get } = await openResult();
    expect(get().result).toBe('the cat sitting');
    store.step(1);
    store.decide('refused');
    expect(get()).toMatchObject({ result: 'teh cat sitting', current: 1 });
    store.decide('accepted');
    expect(get().result).toBe('teh cat sitting');
    store.decideAll('accepted');
    expect(get().result).toBe('the cat sitting');
    store.undo();
    expect(get().result).toBe('teh cat sitting');
    store.undo();
    store.undo();
    expect(get()).toMatchObject({ result: 'the cat sitting', current: 0 });
    store.redo();
    expect(get()).toMatchObject({ result: 'teh cat sitting', current: 0 });
  });

  it('is decided from its first pending change on where none is in view yet', async () => {
    const { store, get } = await openResult();
    store.decide('refused');
    expect(get()).toMatchObject({ result: 'teh cat sitting', current: 1 });
    store.decide('refused');
    expect(get()).toMatchObject({ result: 'teh cat siting', current: 1 });
  });

  it('is walked through round its ends, and shows its marks then', async () => {
    const { store, get } = await openResult();
    store.setClean(true);
    store.step(-1);
    expect(get()).toMatchObject({ current: 1, isClean: false });
    store.step(1);
    expect(get().current).toBe(0);
    store.step(1);
    expect(get().current).toBe(1);
  });

  it('takes the place of the text, which can be brought back', async () => {
    const { store, get } = await openResult();
    store.step(1);
    store.decide('refused');
    store.take();
    expect(get()).toMatchObject({ text: 'teh cat sitting', cleared: 'teh cat siting' });
    store.undoClear();
    expect(get().text).toBe('teh cat siting');
  });

  it('stays until the first words of the next one, and goes with the text', async () => {
    const { store, improvements, get } = await openResult();
    store.setText('teh dog');
    store.improve();
    improvements[1]?.answer({ state: 'running', result: '', parts: { done: 0, all: 2 } });
    await rest();
    expect(get().result).toBe('the cat sitting');
    improvements[1]?.answer({
      result: 'the dog',
      changes: [{ before: 'teh dog', after: 'the dog' }],
    });
    await rest();
    expect(get()).toMatchObject({ result: 'the dog', verdicts: { all: ['open'] } });
    store.clear();
    expect(get()).toMatchObject({ shown: null, result: '', text: '', cleared: 'teh dog' });
  });

  it('keeps its finished part when it is cancelled or fails', async () => {
    const { store, improvements, get } = await openWriting();
    const part = { state: 'running', result: 'the cat ', changes: CHANGES.slice(0, 2) } as const;
    store.setText('teh cat siting');
    store.improve();
    improvements[0]?.answer(part);
    await rest();
    store.cancel();
    expect(improvements[0]?.isStopped()).toBe(true);
    expect(get()).toMatchObject({ result: 'the cat ', run: { state: 'cancelled' } });
    store.improve();
    improvements[1]?.answer({ ...part, state: 'failed', failure: { code: 'timeout' } });
    await rest();
    expect(get()).toMatchObject({
      result: 'the cat ',
      run: { state: 'failed', failure: { code: 'timeout' } },
    });
    store.forgetFailure();
    expect(get().run.state).toBe('idle');
  });

  it('that breaks off says so', async () => {
    const { store, improvements, get } = await openWriting();
    store.setText('teh');
    store.improve();
    improvements[0]?.end({ code: 'unreachable' });
    await rest();
    expect(get().run).toMatchObject({ state: 'failed', failure: { code: 'unreachable' } });
    store.improve();
    improvements[1]?.end();
    await rest();
    expect(get().run).toMatchObject({ state: 'failed', failure: { code: 'internal' } });
  });
});

describe('the draft', () => {
  const DRAFT = WritingDraft.parse({
    text: 'kept',
    mode: 'rephrase',
    target: 'de',
    style: 'casual',
    lockedTerms: ['g1'],
  });

  it('is saved soon after a change, and at once when the page goes', async () => {
    const { store, inputs } = await openWriting();
    store.setText('a');
    store.setText('ab');
    await vi.advanceTimersByTimeAsync(500);
    expect(inputs('writing.save-draft')).toEqual([
      { text: 'ab', mode: 'correct', target: null, style: null, tone: null, lockedTerms: [] },
    ]);
    store.setText('abc');
    store.flush();
    expect(inputs('writing.save-draft').at(-1)).toMatchObject({ text: 'abc' });
    for (const input of inputs('writing.save-draft'))
      expect(WritingDraft.parse(input)).toEqual(input);
  });

  it('comes back, and nothing is sent before somebody asks', async () => {
    const { get, improvements } = await openWriting({ 'writing.draft': DRAFT });
    expect(get()).toMatchObject(DRAFT);
    await rest();
    expect(improvements).toEqual([]);
  });

  it('does not overrule who has typed already, and comes back once', async () => {
    const fake = writingRpc({ 'writing.draft': DRAFT });
    const store = createWritingStore(fake.rpc);
    const loading = store.load();
    store.setText('typed');
    await loading;
    await store.load();
    expect(store.state.getState().text).toBe('typed');
    expect(fake.inputs('writing.draft')).toHaveLength(1);
  });
});

describe('the language', () => {
  it('is found while it was not chosen, with the beginning of the text alone', async () => {
    const { store, inputs, get } = await openWriting();
    store.setText('x'.repeat(9_000));
    await rest();
    expect(inputs('text.detect')).toEqual([{ text: 'x'.repeat(4_000) }]);
    expect(foundLanguage(get())).toBe('en');
    store.choose({ target: 'de' });
    await rest();
    expect(inputs('text.detect')).toHaveLength(1);
  });
});

describe('another connection', () => {
  it('keeps the text and drops what belonged to the one before', async () => {
    const { store, get, inputs } = await openResult();
    store.choose({ lockedTerms: ['g1'] });
    store.forget();
    expect(get()).toMatchObject({
      text: 'teh cat siting',
      lockedTerms: [],
      languages: { state: 'idle' },
    });
    expect(get().shown?.revision).not.toBe(get().revision);
    await store.load();
    expect(inputs('writing.languages')).toHaveLength(2);
  });
});

describe('characters', () => {
  it('are counted as code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(characterCount(text)).toBe(Array.from(text).length);
      }),
    );
    expect(characterCount('a\ud83db')).toBe(3);
  });
});
