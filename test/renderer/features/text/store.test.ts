import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalMemory } from '../../../../preload/contract/local-memories.ts';
import type { Settings } from '../../../../preload/contract/settings.ts';
import {
  TextDraft,
  type SegmentOrigin,
  type TranslationRequest,
} from '../../../../preload/contract/text.ts';
import type { Facts } from '../../../../renderer/features/text/fit.ts';
import {
  draftOf,
  foundLanguage,
  fromDraft,
  sentCharacters,
} from '../../../../renderer/features/text/state.ts';
import { createSwap } from '../../../../renderer/features/text/after-swap.ts';
import { createTextStore } from '../../../../renderer/features/text/store.ts';
import { LANGUAGES } from '../../../fakes/languages.ts';
import { controlledRpc } from './controlled-rpc.ts';

const FACTS: Facts = { languages: LANGUAGES, memories: [], glossaries: [], styleRules: [] };

function openStore(
  options: {
    readonly whileTyping?: Settings['translateWhileTyping'];
    readonly facts?: Facts;
    readonly localMemories?: readonly LocalMemory[];
    readonly answers?: Readonly<Record<string, unknown>>;
  } = {},
) {
  const answers = { 'text.draft': { none: true }, 'text.cost': { characters: 7 } };
  const control = controlledRpc({ ...answers, ...options.answers });
  const kept: (readonly [string | null, string])[] = [];
  const store = createTextStore(control.rpc, {
    facts: () => options.facts ?? FACTS,
    whileTyping: () => options.whileTyping ?? true,
    swap: () => createSwap(() => options.localMemories ?? []),
    hand: () => Promise.resolve('ticket'),
    keepLanguages: (source, target) => kept.push([source, target]),
  });
  const column = (index = 0) => {
    const found = store.state.getState().columns[index];
    if (found === undefined) throw new Error(`no column ${index}`);
    return found;
  };
  return { ...control, store, column, kept };
}

/** A result from which its input can be told. */
const resultFor = ({ text, options, target }: TranslationRequest) =>
  `${text}|${options.context ?? ''}|${target}`;

const rest = () => vi.advanceTimersByTimeAsync(2_000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the result always belongs to the last input', () => {
  type Step =
    | { readonly do: 'type'; readonly text: string }
    | { readonly do: 'wait'; readonly ms: number }
    | { readonly do: 'answer'; readonly which: number; readonly state: 'running' | 'done' }
    | { readonly do: 'fail'; readonly which: number }
    | { readonly do: 'target' | 'ask' | 'cancel' | 'option' };

  const steps = fc.array(
    fc.oneof<fc.Arbitrary<Step>[]>(
      fc.record({ do: fc.constant('type' as const), text: fc.constantFrom('a', 'ab', 'b', '') }),
      fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(10, 300, 500, 2500) }),
      fc.record({
        do: fc.constant('answer' as const),
        which: fc.nat(6),
        state: fc.constantFrom('running' as const, 'done' as const),
      }),
      fc.record({ do: fc.constant('fail' as const), which: fc.nat(6) }),
      fc.record({ do: fc.constantFrom('target', 'ask', 'cancel', 'option') }),
    ),
    { maxLength: 30 },
  );

  it('through any order of keys, waits, answers, failures and cancels', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        const { store, translations } = openStore();
        const inputs = new Map<number, string>();
        const note = () => {
          const { revision, text, options } = store.state.getState();
          inputs.set(revision, `${text}|${options.context ?? ''}`);
        };
        note();
        for (const step of given) {
          if (step.do === 'type') store.setText(step.text);
          if (step.do === 'wait') await vi.advanceTimersByTimeAsync(step.ms);
          if (step.do === 'target') {
            const target = store.state.getState().columns[0]?.target ?? '';
            store.setTarget(target, target === 'de' ? 'fr' : 'de');
          }
          if (step.do === 'ask') store.translate();
          if (step.do === 'cancel') store.cancel();
          if (step.do === 'option') {
            store.setOptions({ context: `${String(inputs.size)} changes` });
          }
          if (step.do === 'answer' || step.do === 'fail') {
            const open = translations[step.which];
            const made = open === undefined ? '' : resultFor(open.request);
            if (step.do === 'fail') open?.fail({ code: 'unreachable' });
            else open?.answer({ state: step.state, text: made });
            await vi.advanceTimersByTimeAsync(1);
          }
          note();

          const { columns, revision, text } = store.state.getState();
          for (const { shown, run, target } of columns) {
            if (text === '') expect(shown).toBeNull();
            if (shown !== null && shown.translation.text !== '') {
              expect(shown.translation.text).toBe(`${inputs.get(shown.revision) ?? ''}|${target}`);
            }
            if (run.state === 'running') expect(run.revision).toBe(revision);
          }
        }
        await vi.advanceTimersByTimeAsync(3_000);
        const wasRunning = store.state.getState().columns[0]?.run.state === 'running';
        for (const open of translations) {
          open.answer({ text: resultFor(open.request) });
        }
        await vi.advanceTimersByTimeAsync(1);
        const { columns, text, options } = store.state.getState();
        if (wasRunning) {
          const wanted = `${text}|${options.context ?? ''}|${columns[0]?.target ?? ''}`;
          expect(columns[0]?.run.state).toBe('done');
          expect(columns[0]?.shown?.translation.text).toBe(wanted);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('sends at most three requests for twenty typed characters and shows the last', async () => {
    const { store, translations, column } = openStore();
    for (let length = 1; length <= 20; length += 1) {
      store.setText('x'.repeat(length));
      await vi.advanceTimersByTimeAsync(150);
    }
    await rest();
    expect(translations.length).toBeLessThanOrEqual(3);
    const last = translations.at(-1);
    expect(last?.request.text).toBe('x'.repeat(20));
    translations[0]?.answer({ text: 'old' });
    last?.answer({ text: 'new' });
    await rest();
    expect(column().shown?.translation.text).toBe('new');
  });

  it('stops the request for older input', async () => {
    const { store, translations } = openStore();
    store.setText('one');
    await rest();
    store.setText('two');
    expect(translations[0]?.isStopped()).toBe(true);
  });

  it('clears the result at once when the text is gone', async () => {
    const { store, translations, column } = openStore();
    store.setText('one');
    await rest();
    translations[0]?.answer({ text: 'eins' });
    await rest();
    store.setText('');
    expect(column().shown).toBeNull();
  });
});

describe('a run', () => {
  it('shows parts as they grow, and keeps them when it is cancelled', async () => {
    const { store, translations, column } = openStore();
    store.setText('long');
    await rest();
    translations[0]?.answer({ state: 'running', text: 'part', chunks: { done: 1, all: 4 } });
    await rest();
    expect(column().run).toMatchObject({ state: 'running', chunks: { done: 1, all: 4 } });
    store.cancel();
    expect(translations[0]?.isStopped()).toBe(true);
    expect(column().run.state).toBe('cancelled');
    expect(column().shown?.translation.text).toBe('part');
  });

  it('keeps its finished part beside the failure', async () => {
    const { store, translations, column } = openStore();
    store.setText('long');
    await rest();
    translations[0]?.answer({ state: 'running', text: 'part' });
    translations[0]?.answer({ state: 'failed', text: 'part', failure: { code: 'timeout' } });
    await rest();
    expect(column().run).toMatchObject({ state: 'failed', failure: { code: 'timeout' } });
    expect(column().shown?.translation.text).toBe('part');
  });

  it('tells a pause before the next attempt', async () => {
    const { store, translations, column } = openStore();
    store.setText('text');
    await rest();
    const wait = {
      attempt: 2,
      attempts: 5,
      waitMs: 900,
      failure: { code: 'rate-limited' },
    } as const;
    translations[0]?.answer({ state: 'running', wait });
    await rest();
    expect(column().run).toMatchObject({ state: 'running', wait });
  });

  it('turns a thrown failure into a failed run', async () => {
    const { store, translations, column } = openStore();
    store.setText('text');
    await rest();
    translations[0]?.fail({ code: 'unreachable' });
    await rest();
    expect(column().run).toMatchObject({ state: 'failed', failure: { code: 'unreachable' } });
  });
});

describe('several targets', () => {
  it('translate each once, without disturbing what runs already', async () => {
    const { store, translations, column } = openStore();
    store.setText('text');
    await rest();
    store.addTarget('fr');
    await rest();
    expect(translations.map((one) => one.request.target)).toEqual(['de', 'fr']);
    expect(translations[0]?.isStopped()).toBe(false);
    translations[1]?.answer({ text: 'texte' });
    await rest();
    expect(column(0).run.state).toBe('running');
    expect(column(1).run.state).toBe('done');
    store.removeTarget('de');
    expect(translations[0]?.isStopped()).toBe(true);
    expect(store.state.getState().columns.map((one) => one.target)).toEqual(['fr']);
  });

  it('are six at most, each once, and never none', () => {
    const { store } = openStore();
    for (const target of ['de', 'fr', 'it', 'es', 'nl', 'pl', 'sv']) store.addTarget(target);
    expect(store.state.getState().columns.map((one) => one.target)).toEqual([
      'de',
      'fr',
      'it',
      'es',
      'nl',
      'pl',
    ]);
    store.setTarget('de', 'fr');
    expect(store.state.getState().columns).toHaveLength(6);
    for (const target of ['de', 'fr', 'it', 'es', 'nl', 'pl']) store.removeTarget(target);
    expect(store.state.getState().columns).toHaveLength(1);
  });
});

describe('options', () => {
  it('go with the request as they fit the target, threshold included', async () => {
    const memory = { id: 'm', name: 'Office', source: 'en', targets: ['de'], segments: 1 };
    const { store, translations } = openStore({ facts: { ...FACTS, memories: [memory] } });
    store.setThreshold(60);
    store.setOptions({ memory: { id: 'm', name: 'Office', threshold: 60 }, glossaries: ['g'] });
    store.addTarget('fr');
    store.setText('text');
    await rest();
    expect(translations[0]?.request.options).toEqual({
      memory: { id: 'm', name: 'Office', threshold: 60 },
      local: { memories: [], threshold: 60 },
    });
    // Local memories follow the threshold, too.
    expect(translations[1]?.request.options).toEqual({ local: { memories: [], threshold: 60 } });
  });

  it('make a result out of date and fetch a new one', async () => {
    const { store, translations, column } = openStore();
    store.setText('text');
    await rest();
    translations[0]?.answer({ text: 'Text' });
    await rest();
    store.setOptions({ formality: 'more' });
    expect(column().shown?.revision).not.toBe(store.state.getState().revision);
    await rest();
    expect(translations[1]?.request.options.formality).toBe('more');
  });

  it('that are emptied disappear', () => {
    const { store } = openStore();
    store.setOptions({ context: 'x', glossaries: ['g'], outlineDetection: false });
    store.setOptions({ context: '', glossaries: [] });
    expect(store.state.getState().options).toEqual({ outlineDetection: false });
  });
});

describe('options of one of several targets', () => {
  it('replace the shared ones for it and disturb no other target', async () => {
    const { store, translations, column } = openStore();
    store.setOptions({ context: 'about ships', formality: 'prefer_more' });
    store.addTarget('fr');
    store.setText('text');
    await rest();
    for (const open of translations) open.answer({ text: 'done' });
    await rest();
    store.setOptions({ context: 'about trees', formality: undefined }, 'fr');
    await rest();
    expect(translations).toHaveLength(3);
    expect(translations[2]?.request).toMatchObject({
      target: 'fr',
      options: { context: 'about trees' },
    });
    expect(translations[2]?.request.options).not.toHaveProperty('formality');
    expect(column(0).run.state).toBe('done');
    expect(column(1).shown?.translation.text).toBe('done');
    expect(column(1).shown?.revision).not.toBe(store.state.getState().revision);

    store.shareOptions('fr', ['context']);
    await rest();
    expect(translations[3]?.request.options).toEqual({ context: 'about ships' });
    store.shareOptions('fr');
    await rest();
    expect(translations[4]?.request.options.formality).toBe('prefer_more');
    expect(store.state.getState().own['fr']).toEqual({});
  });

  it('drop an answer to what was asked before', async () => {
    const { store, translations, column } = openStore();
    store.addTarget('fr');
    store.setText('text');
    await rest();
    store.setOptions({ context: 'about trees' }, 'fr');
    expect(translations[1]?.isStopped()).toBe(true);
    translations[1]?.answer({ text: 'old' });
    await rest();
    translations[2]?.answer({ text: 'new' });
    await rest();
    expect(column(1).shown?.translation.text).toBe('new');
  });

  it('become the shared ones of the target that is left', async () => {
    const memory = { id: 'm', name: 'Office', threshold: 75 };
    const { store, translations } = openStore();
    store.setOptions({ memory });
    store.addTarget('fr');
    store.setText('text');
    await rest();
    store.setOptions({ memory: { ...memory, threshold: 90 } }, 'fr');
    await rest();
    const asked = translations.length;
    store.removeTarget('de');
    await rest();
    expect(translations).toHaveLength(asked);
    expect(store.state.getState()).toMatchObject({ own: {}, threshold: 90 });
    expect(store.applicable('fr').options.memory?.threshold).toBe(90);
  });

  it('are saved with their target', async () => {
    const { store, asked } = openStore();
    store.addTarget('fr');
    store.setOptions({ formality: undefined }, 'fr');
    await rest();
    const saved = asked.filter((one) => one.route === 'text.save-draft').at(-1)?.input;
    expect(TextDraft.parse(saved).targets).toEqual([
      { language: 'de', options: {} },
      { language: 'fr', options: { formality: null } },
    ]);
  });
});

describe('the language that was found', () => {
  it('holds while the next keys are typed, until another is found or the text is gone', async () => {
    const { store, translations } = openStore();
    const found = () => foundLanguage(store.state.getState())?.language ?? null;
    store.setText('Hello');
    await rest();
    expect(found()).toBeNull();
    translations[0]?.answer({ text: 'Hallo', detected: 'EN' });
    await rest();
    store.setText('Hello t');
    store.setText('Hello to');
    expect(found()).toBe('EN');
    await rest();
    translations[1]?.answer({ text: 'Hallo', detected: 'NL' });
    await rest();
    expect(found()).toBe('NL');
    store.setText('');
    expect(found()).toBeNull();
    store.setText('Ciao');
    expect(found()).toBeNull();
  });
});

describe('swap', () => {
  it('takes the result as the text and restores the variant after twenty turns', async () => {
    const { store, translations } = openStore();
    store.setSource('de');
    store.setTarget('de', 'en-GB');
    store.setText('Hallo');
    await rest();
    translations[0]?.answer({ text: 'Hello' });
    await rest();
    expect(store.swap()).toBe(true);
    expect(store.state.getState().text).toBe('Hello');
    for (let time = 1; time < 20; time += 1) expect(store.swap()).toBe(true);
    const { source, columns } = store.state.getState();
    expect([source, columns[0]?.target]).toEqual(['de', 'en-GB']);
  });

  it('uses the language that was found, and waits for one', async () => {
    const { store, translations } = openStore();
    expect(store.swap()).toBe(false);
    store.setText('Hello');
    await rest();
    translations[0]?.answer({ text: 'Hallo', detected: 'EN' });
    await rest();
    expect(store.swap()).toBe(true);
    expect(store.state.getState()).toMatchObject({ source: 'de', text: 'Hallo' });
  });
});

describe('swapping back', () => {
  const SERVICE = [
    { id: 'ende', name: 'Office phrases', source: 'en', targets: ['de'], segments: 2 },
    { id: 'deen', name: 'Bürosätze', source: 'de', targets: ['en'], segments: 2 },
  ];
  const local = (id: string, source: string, target: string, isActive: boolean): LocalMemory => ({
    id,
    name: id,
    source,
    targets: [target],
    units: 1,
    created: '2026-01-01T00:00:00Z',
    updated: '2026-01-01T00:00:00Z',
    assigned: isActive ? [{ source, target, priority: 0 }] : [],
  });
  const withMemories = (localMemories: readonly LocalMemory[] = [], memories = SERVICE) =>
    openStore({ facts: { ...FACTS, memories }, localMemories });
  const OFFICE = { id: 'ende', name: 'Office phrases', threshold: 75 };
  const untranslated = (at: number, text: string): SegmentOrigin => ({
    kind: 'untranslated',
    source: [at, at + text.length],
    target: [at, at + text.length],
  });

  async function translated(opened = withMemories()) {
    const { store, translations } = opened;
    store.setOptions({ memory: OFFICE });
    store.setText('Thank you. Nobody knows.');
    await rest();
    translations[0]?.answer({ text: 'Danke. Niemand weiß es.', detected: 'EN' });
    await rest();
    return opened;
  }

  it('restores text, detection, results and the memory; nothing is asked again', async () => {
    const { store, translations } = await translated();
    const shown = () => {
      const { text, source, options, columns } = store.state.getState();
      const result = columns.map(({ target, shown: its }) => [target, its?.translation.text]);
      return { text, source, options, result, found: foundLanguage(store.state.getState()) };
    };
    const before = shown();
    store.swap();
    expect(store.state.getState().options.memory?.id).toBe('deen');
    await rest();
    const asked = translations.length;
    translations.at(-1)?.answer({
      text: 'Thank you. Niemand weiß es.',
      segments: [untranslated(11, 'Niemand weiß es.')],
    });
    await rest();
    const turned = shown();
    for (let twice = 0; twice < 2; twice += 1) {
      store.swap();
      await rest();
      expect(shown()).toEqual(before);
      store.swap();
      await rest();
      expect(shown()).toEqual(turned);
    }
    expect(translations).toHaveLength(asked);
  });

  it('brings the text back although a memory was chosen meanwhile, and each memory with its pair', async () => {
    const { store, translations } = await translated(
      withMemories([local('mine', 'de', 'en', false)]),
    );
    store.swap();
    store.setOptions({ memory: undefined, local: { memories: ['mine'], threshold: 75 } });
    await rest();
    translations.at(-1)?.answer({
      text: 'Thank you. Niemand weiß es.',
      segments: [untranslated(11, 'Niemand weiß es.')],
    });
    await rest();
    store.swap();
    expect(store.state.getState()).toMatchObject({
      text: 'Thank you. Nobody knows.',
      options: { memory: OFFICE },
    });
    store.setText('Something else.');
    store.swap();
    expect(store.state.getState().options).toMatchObject({ local: { memories: ['mine'] } });
  });

  it('keeps other options that were changed meanwhile, and asks with them', async () => {
    const { store, translations } = await translated();
    store.swap();
    store.setOptions({ formality: 'more' });
    store.swap();
    expect(store.state.getState().options).toEqual({ memory: OFFICE, formality: 'more' });
    await rest();
    expect(translations.at(-1)?.request).toMatchObject({
      text: 'Thank you. Nobody knows.',
      target: 'de',
      options: { formality: 'more' },
    });
  });

  it('takes a result that was corrected by hand as the text', async () => {
    const { store } = await translated();
    store.swap();
    store.edit('en-US', 'My words.');
    store.swap();
    expect(store.state.getState().text).toBe('Danke. Niemand weiß es.');
    await rest();
  });

  describe('a result that is not whole stays out of the source, and why is told', () => {
    const TEXT = 'Thank you. Nobody knows.';
    const PARTLY = {
      text: 'Danke. Nobody knows.',
      segments: [
        { kind: 'memory-exact' as const, source: [0, 10] as const, target: [0, 6] as const },
        { ...untranslated(11, 'Nobody knows.'), target: [7, 20] as const },
      ],
    };
    const shown = (store: ReturnType<typeof openStore>['store']) => {
      const { source, text, unswapped } = store.state.getState();
      return { source, text, unswapped };
    };

    async function typed(text = TEXT) {
      const opened = openStore();
      opened.store.setSource('en');
      opened.store.setText(text);
      await rest();
      return opened;
    }

    it.each([
      ['parts', PARTLY, 'partly'],
      ['nothing', { text: TEXT, segments: [untranslated(0, TEXT)] }, 'none'],
      ['a blank result', { text: ' ' }, 'none'],
      ['a result still running', { text: 'Danke.', state: 'running' as const }, 'running'],
    ])('of %s', async (_, answer, why) => {
      const { store, translations } = await typed();
      translations[0]?.answer(answer);
      await rest();
      const before = shown(store);
      store.swap();
      expect(shown(store)).toEqual({ source: 'de', text: TEXT, unswapped: why });
      store.swap();
      expect(shown(store)).toEqual(before);
      store.swap();
      expect(shown(store)).toEqual({ source: 'de', text: TEXT, unswapped: why });
    });

    it('of a failure, of a result of an older text, and of one that was typed away', async () => {
      const failed = await typed();
      failed.translations[0]?.fail({ code: 'unreachable' });
      await rest();
      failed.store.swap();
      expect(shown(failed.store).unswapped).toBe('none');

      const older = await typed();
      older.translations[0]?.answer({ text: 'Danke. Niemand weiß es.' });
      await rest();
      older.store.setText('Something else.');
      older.store.swap();
      expect(shown(older.store)).toMatchObject({ text: 'Something else.', unswapped: 'none' });

      const emptied = await typed();
      emptied.translations[0]?.answer({ text: 'Danke. Niemand weiß es.' });
      await rest();
      emptied.store.edit('de', '');
      emptied.store.swap();
      expect(shown(emptied.store)).toMatchObject({ text: TEXT, unswapped: 'none' });
    });

    it('but what a person made of it is taken, and an empty screen has nothing to tell', async () => {
      const { store, translations } = await typed();
      translations[0]?.answer(PARTLY);
      await rest();
      store.edit('de', 'Danke. Niemand weiß es.');
      store.swap();
      expect(shown(store)).toEqual({
        source: 'de',
        text: 'Danke. Niemand weiß es.',
        unswapped: null,
      });
      const { store: empty } = await typed('');
      empty.swap();
      expect(shown(empty)).toEqual({ source: 'de', text: '', unswapped: null });
    });

    it('of the first of several targets', async () => {
      const { store, translations } = openStore();
      store.setSource('en');
      store.addTarget('fr');
      store.setText(TEXT);
      await rest();
      translations.find(({ request }) => request.target === 'de')?.answer(PARTLY);
      translations.find(({ request }) => request.target === 'fr')?.answer({ text: 'Merci.' });
      await rest();
      store.swap();
      expect(shown(store)).toEqual({ source: 'de', text: TEXT, unswapped: 'partly' });
      expect(store.state.getState().columns.map(({ target }) => target)).toEqual(['en-US', 'fr']);
    });

    it.each<[string, (store: ReturnType<typeof openStore>['store']) => void]>([
      ['typing', (store) => store.setText('x')],
      ['another target', (store) => store.setTarget('en-US', 'fr')],
      ['another source', (store) => store.setSource('fr')],
      ['the end of its time', (store) => store.forgetUnswapped()],
      ['another connection', (store) => store.leaveConnection(null, null, 'other', 'a.example')],
    ])('until %s', async (_, act) => {
      const { store, translations } = await typed();
      translations[0]?.answer(PARTLY);
      await rest();
      store.swap();
      act(store);
      expect(shown(store).unswapped).toBeNull();
    });
  });

  it('chooses what is active for the turned pair before what only has it', async () => {
    const active = await translated(withMemories([local('mine', 'de', 'en', true)]));
    active.store.swap();
    expect(active.store.state.getState().options).toEqual({});
    const listed = await translated(
      withMemories([local('mine', 'de', 'en', false)], SERVICE.slice(0, 1)),
    );
    listed.store.swap();
    expect(listed.store.state.getState().options).toMatchObject({ local: { memories: ['mine'] } });
    const none = await translated(withMemories([], SERVICE.slice(0, 1)));
    none.store.swap();
    expect(none.store.state.getState().options.memory).toEqual(OFFICE);
  });

  it('chooses none where none was chosen', async () => {
    const { store } = await translated();
    store.setOptions({ memory: undefined });
    await rest();
    store.swap();
    expect(store.state.getState().options).toEqual({});
  });
});

describe('typing without translating', () => {
  it('asks for the language, and translates when asked', async () => {
    const detection = { outcome: 'success', language: 'en', by: 'local' };
    const { store, translations, asked } = openStore({
      whileTyping: false,
      answers: { 'text.detect': detection },
    });
    store.setText('Hello');
    await rest();
    expect(translations).toHaveLength(0);
    expect(asked.some((one) => one.route === 'text.detect')).toBe(true);
    expect(store.state.getState().detection).toEqual({ state: 'done', value: detection });
    store.translate();
    expect(translations).toHaveLength(1);
  });
});

describe('edited results', () => {
  it('survive new input and go when they are translated anew on purpose', async () => {
    const { store, translations, column } = openStore();
    store.setText('one');
    await rest();
    translations[0]?.answer({ text: 'eins' });
    await rest();
    store.edit('de', 'Eins.');
    store.setText('one more');
    await rest();
    expect(translations).toHaveLength(1);
    expect(column().edited).toBe('Eins.');
    store.translate('de');
    expect(column().edited).toBeNull();
  });
});

describe('the draft', () => {
  it('is saved within 300 ms of a change, also while typing goes on', async () => {
    const { store, asked } = openStore();
    const saved = () => asked.filter((one) => one.route === 'text.save-draft');
    for (let length = 1; length <= 3; length += 1) {
      store.setText('x'.repeat(length));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(saved().at(-1)?.input).toEqual({
      text: 'xxx',
      source: null,
      targets: [{ language: 'de', options: {} }],
      options: {},
      threshold: 75,
      elsewhere: {},
    });
  });

  it('keeps the match threshold where no memory is chosen', async () => {
    const first = openStore();
    first.store.setThreshold(60);
    await rest();
    const { input } = first.asked.findLast((one) => one.route === 'text.save-draft') ?? {};
    const { store } = openStore({ answers: { 'text.draft': TextDraft.parse(input) } });
    await store.restore(null, 'it', 'offline');
    expect(store.state.getState().threshold).toBe(60);
  });

  it('comes back around a match threshold that was set meanwhile', async () => {
    const memory = { id: 'm', name: 'Office', threshold: 55 };
    const targets = [{ language: 'fr', options: {} }];
    const draft = { text: 'kept', source: null, targets, options: { memory }, threshold: 55 };
    const { store } = openStore({ answers: { 'text.draft': draft } });
    const restored = store.restore(null, 'it', 'offline');
    store.setThreshold(60);
    await restored;
    expect(store.state.getState()).toMatchObject({
      text: 'kept',
      threshold: 60,
      options: { memory: { ...memory, threshold: 60 } },
    });
  });

  it('is absent while somebody sets the match threshold: the screen is a fresh one', async () => {
    const { store } = openStore();
    const restored = store.restore('en', 'it', 'offline');
    store.setThreshold(60);
    await expect(restored).resolves.toBe(true);
    expect(store.state.getState()).toMatchObject({ source: 'en', threshold: 60 });
  });

  it('comes back without being sent', async () => {
    const draft = {
      text: 'kept',
      source: 'en',
      targets: [
        { language: 'fr', options: { formality: 'less' } },
        { language: 'de', options: {} },
      ],
      options: { memory: { id: 'm', name: 'Office', threshold: 55 } },
    };
    const { store, translations } = openStore({ answers: { 'text.draft': draft } });
    await store.restore(null, 'it', 'offline');
    await rest();
    expect(store.state.getState()).toMatchObject({ text: 'kept', source: 'en', threshold: 55 });
    expect(store.state.getState().columns.map((one) => one.target)).toEqual(['fr', 'de']);
    expect(translations).toHaveLength(0);
    store.translate();
    expect(translations.map((one) => one.request.options.formality)).toEqual(['less', undefined]);
  });

  it('leaves the text to somebody who typed meanwhile, and can be had back', async () => {
    const targets = [{ language: 'fr', options: {} }];
    const draft = { text: 'kept', source: null, targets, options: {} };
    const { store } = openStore({ answers: { 'text.draft': draft } });
    const restored = store.restore(null, 'it', 'offline');
    store.setText('typed');
    await restored;
    expect(store.state.getState()).toMatchObject({ text: 'typed', cleared: 'kept' });
    expect(store.state.getState().columns.map((one) => one.target)).toEqual(['fr']);
    store.undoClear();
    expect(store.state.getState().text).toBe('kept');
  });

  it('leaves languages and memory to somebody who chose them before the connection was known', async () => {
    const targets = [{ language: 'fr', options: {} }];
    const draft = { text: 'kept', source: null, targets, options: {} };
    const { store } = openStore({ answers: { 'text.draft': draft } });
    const memory = { id: 'm', name: 'Office', threshold: 75 };
    store.setSource('ja');
    store.setOptions({ memory });
    await expect(store.restore(null, 'it', 'offline')).resolves.toBe(false);
    expect(store.state.getState()).toMatchObject({ source: 'ja', options: { memory } });
  });

  const DRAFT = {
    text: 'kept',
    source: null,
    targets: [{ language: 'fr', options: {} }],
    options: {},
  };
  it.each([
    ['without a draft', { none: true }],
    ['with a draft', DRAFT],
  ])(
    'loses no translation of a text that was typed before the connection was known, %s',
    async (_case, draft) => {
      const { store, column, translations } = openStore({ answers: { 'text.draft': draft } });
      store.setOptions({ memory: { id: 'm', name: 'Office', threshold: 75 } });
      store.setText('typed');
      await rest();
      const restored = store.restore(null, 'it', 'offline');
      translations.at(-1)?.answer({ text: 'of the first request' });
      await restored;
      await rest();
      translations.at(-1)?.answer({ text: 'of the last request' });
      await rest();
      expect(store.state.getState().text).toBe('typed');
      expect(column().shown?.translation.text).toBe('of the last request');
    },
  );

  it('brings the text back for somebody who chose a language meanwhile, and does not overrule them', async () => {
    const targets = [{ language: 'fr', options: {} }];
    const draft = { text: 'kept', source: null, targets, options: {} };
    const { store } = openStore({ answers: { 'text.draft': draft } });
    const restored = store.restore(null, 'it', 'offline');
    store.setSource('ja');
    await expect(restored).resolves.toBe(false);
    expect(store.state.getState()).toMatchObject({ text: 'kept', source: 'ja' });
  });

  it('is absent while somebody types: the last languages are set, and the screen is a fresh one', async () => {
    const { store } = openStore();
    const restored = store.restore('en', 'it', 'offline');
    store.setText('typed');
    await expect(restored).resolves.toBe(true);
    const { text, source, columns } = store.state.getState();
    expect([text, source, columns[0]?.target]).toEqual(['typed', 'en', 'it']);
  });

  it('is absent: the last languages are set', async () => {
    const { store } = openStore();
    await store.restore('en', 'it', 'offline');
    const { source, columns } = store.state.getState();
    expect([source, columns[0]?.target]).toEqual(['en', 'it']);
  });
});

describe('the rest', () => {
  it('knows what a text costs, and nothing for no text', async () => {
    const { store } = openStore();
    store.setText('seven ch');
    await rest();
    expect(store.state.getState().characters).toBe(7);
    store.setText('');
    expect(store.state.getState().characters).toBe(0);
  });

  it('knows how much of it is sent for all targets, also when one of them goes', async () => {
    const cost = ({ target }: TranslationRequest) =>
      target === 'de' ? { characters: 97, sent: 13 } : { characters: 97 };
    const { store } = openStore({ answers: { 'text.cost': cost } });
    const sent = () => sentCharacters(store.state.getState());
    store.setText('A long text.');
    await rest();
    expect([store.state.getState().characters, sent()]).toEqual([97, 13]);
    store.addTarget('fr');
    expect(sent()).toBe(13 + 97);
    await rest();
    expect(sent()).toBe(13 + 97);
    store.removeTarget('de');
    expect(sent()).toBe(97);
    store.setText('');
    expect(sent()).toBe(0);
  });

  it('takes a text from another screen, and gives back what stood there', () => {
    const { store } = openStore();
    store.take('from elsewhere', 'en');
    expect(store.state.getState()).toMatchObject({ text: 'from elsewhere', cleared: null });
    store.take('improved', null);
    expect(store.state.getState()).toMatchObject({
      text: 'improved',
      source: null,
      cleared: 'from elsewhere',
    });
    store.undoClear();
    expect(store.state.getState().text).toBe('from elsewhere');
  });

  it('brings a cleared text back, until something else is typed', () => {
    const { store } = openStore();
    store.setText('precious');
    store.clear();
    expect(store.state.getState()).toMatchObject({ text: '', cleared: 'precious' });
    store.undoClear();
    expect(store.state.getState()).toMatchObject({ text: 'precious', cleared: null });
    store.clear();
    store.setText('new');
    expect(store.state.getState().cleared).toBeNull();
  });

  it('opens a file through its ticket', async () => {
    const { store, asked } = openStore({
      answers: { 'text.open': { name: 'a.txt', text: 'from the file' } },
    });
    await store.open(new File(['x'], 'a.txt'));
    expect(asked.find((one) => one.route === 'text.open')?.input).toEqual({ ticket: 'ticket' });
    expect(store.state.getState().text).toBe('from the file');
  });

  it('drops what belongs to another connection and leaves results alone', async () => {
    const { store, translations, column } = openStore();
    store.setOptions({
      memory: { id: 'm', name: 'Office', threshold: 75 },
      styleRule: 's',
      formality: 'more',
    });
    store.setText('one');
    await rest();
    translations[0]?.answer({ text: 'eins' });
    await rest();
    store.leaveConnection(null, null, 'other');
    await rest();
    expect(store.state.getState().options).toEqual({ formality: 'more' });
    expect(column().shown?.translation.text).toBe('eins');
    expect(translations).toHaveLength(1);
  });

  it.each([
    { name: 'this computer', host: null, isHeld: false },
    { name: 'another host, where it waits to be asked', host: 'api.example', isHeld: true },
  ])('takes what the old connection left untranslated to $name', async ({ host, isHeld }) => {
    const { store, translations, column } = openStore();
    store.setText('one');
    await rest();
    translations[0]?.answer({
      text: 'one',
      segments: [{ kind: 'untranslated', source: [0, 3], target: [0, 3] }],
    });
    await rest();
    store.leaveConnection(null, null, 'other', host);
    await rest();
    const { revision, heldRevision } = store.state.getState();
    expect(heldRevision === revision).toBe(isHeld);
    expect(translations).toHaveLength(isHeld ? 1 : 2);
    expect(column().shown).toBeNull();
    store.translate();
    expect(translations.length).toBeGreaterThan(1);
  });

  it('forgets that the old connection refused a text, and sends nothing unless typing does', async () => {
    const { store, translations, column } = openStore({ whileTyping: false });
    store.setText('one');
    store.translate();
    await rest();
    translations[0]?.answer({ state: 'failed', failure: { code: 'key-refused' } });
    await rest();
    expect(column().run.state).toBe('failed');
    store.leaveConnection(null, null, 'offline', null);
    await rest();
    expect(column().run.state).toBe('idle');
    expect(translations).toHaveLength(1);
  });

  it('has the choices of a connection again when it is back, also from a draft', async () => {
    const { store } = openStore();
    await store.restore('en', 'de', 'offline');
    const memory = { id: 'm', name: 'Office', threshold: 75 };
    store.setOptions({ memory, glossaries: ['g'], formality: 'more' });
    store.leaveConnection(null, null, 'work');
    store.setOptions({ styleRule: 's' });
    store.leaveConnection(null, null, 'offline');
    expect(store.state.getState().options).toEqual({
      memory,
      glossaries: ['g'],
      formality: 'more',
    });
    const kept = draftOf(store.state.getState());
    expect(kept.elsewhere['work']).toEqual({ options: { styleRule: 's' }, own: {}, host: null });
    expect(fromDraft(kept).elsewhere).toEqual(kept.elsewhere);
  });

  it('keeps no choice of the old host where a connection leads to another, in use or not', async () => {
    const { store } = openStore();
    const options = () => store.state.getState().options;
    await store.restore('en', 'de', 'work', 'old.example');
    store.setOptions({ glossaries: ['g'], formality: 'more' });
    store.leaveConnection(null, null, 'work', 'new.example');
    expect(options()).toEqual({ formality: 'more' });
    store.setOptions({ styleRule: 's' });
    store.leaveConnection(null, null, 'offline', null);
    store.leaveConnection(null, null, 'work', 'third.example');
    expect(options()).toEqual({ formality: 'more' });
    store.leaveConnection(null, null, 'offline', null);
    store.leaveConnection(null, null, 'work', 'third.example');
    expect(options()).toEqual({ formality: 'more' });
  });

  it('uses glossaries as soon as the source language is found', async () => {
    const glossary = { id: 'g', name: 'G', pairs: [{ source: 'en', target: 'de', entries: 1 }] };
    const { store, translations } = openStore({ facts: { ...FACTS, glossaries: [glossary] } });
    store.setOptions({ glossaries: ['g'] });
    store.setText('text');
    await rest();
    expect(translations[0]?.request).toMatchObject({ source: null, options: {} });
    translations[0]?.answer({ text: 'Text', detected: 'EN' });
    await rest();
    expect(translations[1]?.request).toMatchObject({
      source: 'en',
      options: { glossaries: ['g'] },
    });
    translations[1]?.answer({ text: 'Text', detected: 'EN' });
    await rest();
    expect(translations).toHaveLength(2);
  });

  it('keeps the languages that were chosen for the next time', () => {
    const { store, kept } = openStore();
    store.setSource('en');
    store.setTarget('de', 'fr');
    expect(kept).toEqual([
      ['en', 'de'],
      ['en', 'fr'],
    ]);
  });
});

describe('a request past the cache', () => {
  it('is asked for on purpose only', async () => {
    const { store, translations } = openStore();
    store.setText('Hello');
    await rest();
    store.translate();
    store.translateFresh();
    await rest();
    expect(translations.map(({ request }) => request.isFresh)).toEqual([
      undefined,
      undefined,
      true,
    ]);
  });
});
