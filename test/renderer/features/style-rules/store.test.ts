import { describe, expect, it } from 'vitest';
import type { AskName, Rpc, Input, Output } from '../../../../preload/contract/api.ts';
import type { Failure } from '../../../../preload/contract/failure.ts';
import { chosenList, draftOf, isUnsaved } from '../../../../renderer/features/style-rules/state.ts';
import { createStyleRulesStore } from '../../../../renderer/features/style-rules/store.ts';
import { createFakeStyleRules, type FakeStyleRulesOptions } from '../../../fakes/style-rules.ts';

async function openRules(options: FakeStyleRulesOptions = {}) {
  const service = createFakeStyleRules(options);
  const asked: { readonly route: AskName; readonly input: unknown }[] = [];
  let failing: { readonly route: AskName; readonly failure: Failure } | null = null;
  let held: Promise<undefined> | null = null;
  let changes = 0;

  const rpc: Rpc = {
    async ask(route, input) {
      asked.push({ route, input });
      if (held !== null) await held;
      if (failing?.route === route) {
        const { failure } = failing;
        failing = null;
        throw failure as unknown as Error;
      }
      const run = service.asks[route] as ((input: unknown) => Output<typeof route>) | undefined;
      if (run === undefined) throw new Error(`no ${route}`);
      return run(input);
    },
    watch: () => {
      throw new Error('nothing is watched');
    },
  };
  const store = createStyleRulesStore(rpc, { onChange: () => (changes += 1) });
  await store.load();
  const get = store.state.getState;
  const list = () => {
    const shown = chosenList(get());
    if (shown === null) throw new Error('no list is shown');
    return shown;
  };
  return {
    service,
    store,
    get,
    list,
    changes: () => changes,
    inputs: <K extends AskName>(route: K) =>
      asked.filter((one) => one.route === route).map((one) => one.input as Input<K>),
    failNext: (route: AskName, failure: Failure) => (failing = { route, failure }),
    hold: () => {
      const waiting = Promise.withResolvers<undefined>();
      held = waiting.promise;
      return () => {
        held = null;
        waiting.resolve(undefined);
      };
    },
  };
}

const labels = ({ instructions }: { readonly instructions: readonly { label: string }[] }) =>
  instructions.map(({ label }) => label);

describe('lists', () => {
  it('are there with the catalogue, the first one chosen', async () => {
    const { get, list } = await openRules();
    expect(get().lists?.map(({ name }) => name)).toEqual(['House style', 'Maison']);
    expect(list().id).toBe('s1');
    expect(get().catalogue).toMatchObject({ state: 'done' });
  });

  it('are made with a trimmed name, which a refusal does not lose', async () => {
    const { store, get, list, inputs, failNext, changes } = await openRules();
    store.writeNew({ name: ' Legal ', language: 'fr' });
    failNext('style-rules.create', { code: 'quota-exceeded', status: 456 });
    await store.create();
    expect(get()).toMatchObject({ newList: { name: ' Legal ' }, creating: { state: 'failed' } });
    await store.create();
    expect(inputs('style-rules.create').at(-1)).toEqual({ name: 'Legal', language: 'fr' });
    expect(list()).toMatchObject({ name: 'Legal', version: 1 });
    expect(get().newList).toBeNull();
    expect(changes()).toBe(1);
  });

  it('are renamed, and tell what the new version changed', async () => {
    const { store, get, list } = await openRules();
    store.writeName('Haus');
    await store.rename();
    expect(list()).toMatchObject({ name: 'Haus', version: 4 });
    expect(get().name).toBeNull();
    expect(get().news['s1']).toMatchObject({
      by: 'here',
      from: 3,
      to: 4,
      changes: { nameBefore: 'House style' },
    });
  });

  it('come back after deletion with rules and instructions', async () => {
    const { store, get, list, service, inputs } = await openRules();
    const before = list();
    await store.remove('s1');
    expect(get()).toMatchObject({ chosen: 's2', removed: { id: 's1' } });
    expect(service.lists()).toHaveLength(1);
    await store.undoRemove();
    expect(list()).toMatchObject({ name: 'House style', rules: before.rules });
    expect(labels(list())).toEqual(labels(before));
    expect(inputs('style-rules.create')[0]?.instructions?.[1]).toEqual({
      label: 'Product names',
      prompt: 'Leave names of products in English.',
      sourceLanguage: 'en',
    });
    expect(get().removed).toBeNull();
  });

  it('stay when their deletion fails', async () => {
    const { store, get, failNext } = await openRules();
    failNext('style-rules.remove', { code: 'scope-missing', status: 403 });
    await store.remove('s1');
    expect(get()).toMatchObject({ chosen: 's1', removed: null, removing: { state: 'failed' } });
  });
});

describe('rules', () => {
  const STRAIGHT = {
    category: 'punctuation',
    rule: 'apostrophe',
    option: 'use_straight_apostrophes',
  };

  it('are saved together, with what nobody here knows', async () => {
    const { store, get, list, inputs, changes } = await openRules();
    store.setOption(STRAIGHT);
    store.setOption({ category: 'punctuation', rule: 'quotation_mark', option: null });
    store.setOption({ category: 'numbers', rule: 'spacing_and_punctuation', option: 'x' });
    expect(isUnsaved(get(), 's1')).toBe(true);
    await store.save();
    expect(inputs('style-rules.configure')).toEqual([
      {
        id: 's1',
        rules: {
          dates_and_times: { calendar_era: 'use_bce_and_ce', lunar_phase: 'say_it_in_words' },
          punctuation: { apostrophe: 'use_straight_apostrophes', ellipsis: 'use_four_dots' },
          numbers: { spacing_and_punctuation: 'x' },
        },
      },
    ]);
    expect(list().version).toBe(4);
    expect(isUnsaved(get(), 's1')).toBe(false);
    expect(get().news['s1']?.changes.rules).toHaveLength(3);
    expect(changes()).toBe(1);
  });

  it('are cleared by category or all, unknown ones aside', async () => {
    const { store, get } = await openRules();
    store.clearRules('punctuation');
    expect(draftOf(get(), 's1')).toEqual({
      'punctuation/apostrophe': null,
      'punctuation/quotation_mark': null,
      'punctuation/ellipsis': null,
    });
    store.clearRules(null);
    expect(draftOf(get(), 's1')).toHaveProperty(['dates_and_times/calendar_era'], null);
    expect(draftOf(get(), 's1')).not.toHaveProperty(['dates_and_times/lunar_phase']);
    store.discard();
    expect(isUnsaved(get(), 's1')).toBe(false);
  });

  it('are not sent unless something changed', async () => {
    const { store, inputs } = await openRules();
    store.setOption(STRAIGHT);
    store.setOption({ ...STRAIGHT, option: 'use_curly_apostrophes' });
    await store.save();
    expect(inputs('style-rules.configure')).toEqual([]);
  });

  it('are not saved over what somebody else changed meanwhile', async () => {
    const { store, get, list, service, inputs } = await openRules();
    store.setOption(STRAIGHT);
    service.changeElsewhere('s1', () => ({ rules: { numbers: { zero: 'use' } } }));
    await store.save();
    expect(inputs('style-rules.configure')).toEqual([]);
    expect(get()).toMatchObject({
      isOvertaken: true,
      news: { s1: { by: 'elsewhere', from: 3, to: 4 } },
    });
    expect(list().rules).toEqual({ numbers: { zero: 'use' } });
    expect(isUnsaved(get(), 's1')).toBe(true);
    await store.save();
    expect(inputs('style-rules.configure')[0]?.rules).toEqual({
      numbers: { zero: 'use' },
      punctuation: { apostrophe: 'use_straight_apostrophes' },
    });
    expect(get()).toMatchObject({ isOvertaken: false, news: { s1: { by: 'here' } } });
  });

  it('that are set while others are saved stay', async () => {
    const { store, get, hold } = await openRules();
    store.setOption(STRAIGHT);
    const release = hold();
    const saving = store.save();
    store.setOption({ category: 'numbers', rule: 'zero', option: 'use' });
    release();
    await saving;
    expect(draftOf(get(), 's1')).toEqual({ 'numbers/zero': 'use' });
  });

  it('stay when saving fails', async () => {
    const { store, get, failNext } = await openRules();
    store.setOption(STRAIGHT);
    failNext('style-rules.configure', { code: 'bad-request', status: 400 });
    await store.save();
    expect(get().saving.state).toBe('failed');
    expect(isUnsaved(get(), 's1')).toBe(true);
    store.setOption({ ...STRAIGHT, option: null });
    expect(get().saving.state).toBe('idle');
  });

  it('tell on coming back what was changed elsewhere', async () => {
    const { store, get, service } = await openRules();
    service.changeElsewhere('s2', () => ({ name: 'Maison mère' }));
    await store.refresh();
    expect(get().news).toMatchObject({ s2: { by: 'elsewhere', from: 1, to: 2 } });
    expect(get().news).not.toHaveProperty('s1');
  });
});

describe('instructions', () => {
  it('are added, changed and deleted, each at once', async () => {
    const { store, get, list } = await openRules();
    store.writeInstruction({ id: null, label: ' Tone ', prompt: ' Calm. ', sourceLanguage: null });
    await store.keepInstruction();
    expect(list().instructions.at(-1)).toMatchObject({ label: 'Tone', prompt: 'Calm.' });
    expect(get().edits).toEqual({});
    store.writeInstruction({ id: 'i1', label: 'Sie', prompt: 'Use Sie.', sourceLanguage: 'en' });
    await store.keepInstruction();
    expect(list().instructions[0]).toEqual({
      id: 'i1',
      label: 'Sie',
      prompt: 'Use Sie.',
      sourceLanguage: 'en',
    });
    await store.removeInstruction('i2');
    expect(labels(list())).toEqual(['Sie', 'Short', 'Tone']);
    expect(list().version).toBe(6);
    expect(get().news['s1']).toMatchObject({ changes: { removed: ['Product names'] } });
  });

  it('keep what was written when the service refuses it', async () => {
    const { store, get, list } = await openRules({ refusedWord: 'secret' });
    const edit = { id: null, label: 'A', prompt: 'A secret', sourceLanguage: null };
    store.writeInstruction(edit);
    await store.keepInstruction();
    expect(get()).toMatchObject({ edits: { s1: edit }, keeping: { state: 'failed' } });
    store.writeInstruction({ ...edit, prompt: 'No longer' });
    expect(get().keeping.state).toBe('idle');
    await store.keepInstruction();
    expect(labels(list()).at(-1)).toBe('A');
  });

  it('are there once though the list cannot be read again', async () => {
    const { store, get, list, failNext, inputs } = await openRules();
    store.writeInstruction({ id: null, label: 'A', prompt: 'B', sourceLanguage: null });
    failNext('style-rules.get', { code: 'timeout' });
    await store.keepInstruction();
    expect(labels(list()).at(-1)).toBe('A');
    expect(get()).toMatchObject({ edits: {}, keeping: { state: 'idle' } });
    await store.keepInstruction();
    expect(inputs('style-rules.add-instruction')).toHaveLength(1);
  });

  it('are moved to another place, never past the ends', async () => {
    const { store, list, inputs } = await openRules();
    await store.moveInstruction('i3', 0);
    expect(inputs('style-rules.order-instructions')).toEqual([
      { id: 's1', order: ['i3', 'i1', 'i2'] },
    ]);
    expect(labels(list())).toEqual(['Short', 'Address', 'Product names']);
    await store.moveInstruction('i3', -4);
    await store.moveInstruction('gone', 1);
    expect(inputs('style-rules.order-instructions')).toHaveLength(1);
    await store.moveInstruction('i3', 99);
    expect(labels(list())).toEqual(['Address', 'Product names', 'Short']);
  });

  it('show what a move that failed half way has left', async () => {
    const { store, get, list, service, failNext } = await openRules();
    service.changeElsewhere('s1', ({ instructions }) => ({
      instructions: [...instructions, ...instructions.slice(0, 1)],
    }));
    const params = { left: 'duplicates', count: 1 };
    failNext('style-rules.order-instructions', { code: 'timeout', params });
    await store.moveInstruction('i3', 0);
    expect(get().arranging).toMatchObject({ state: 'failed', failure: { params } });
    expect(labels(list())).toEqual(['Address', 'Product names', 'Short', 'Address']);
    store.forgetArranging();
    expect(get().arranging.state).toBe('idle');
  });
});

describe('a try-out', () => {
  it('asks once for both, in the language of the list unless a variant is chosen', async () => {
    const { store, get, inputs } = await openRules();
    store.writeTrial({ text: 'you "there"' });
    await store.tryOut();
    expect(inputs('style-rules.try')).toEqual([
      { id: 's1', text: 'you "there"', source: null, target: 'de' },
    ]);
    expect(get().trying).toMatchObject({
      state: 'done',
      value: { without: 'du "there"', with: 'Sie »there»', billed: 22 },
    });
    store.choose('s2');
    expect(get().trying.state).toBe('idle');
    store.writeTrial({ text: ' ' });
    await store.tryOut();
    expect(inputs('style-rules.try')).toHaveLength(1);
  });
});

describe('another connection', () => {
  it('sees nothing of the one before, whose unsaved rules wait for it', async () => {
    const { store, get, hold } = await openRules();
    store.setOption({ category: 'numbers', rule: 'zero', option: 'use' });
    const release = hold();
    const late = store.refresh();
    store.forget();
    release();
    await late;
    expect(get()).toMatchObject({ lists: null, chosen: null, listing: { state: 'idle' } });
    await store.load();
    expect(isUnsaved(get(), 's1')).toBe(true);
  });
});
