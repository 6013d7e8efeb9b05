import { createStore } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import {
  DEFAULT_THRESHOLD,
  MAX_GLOSSARIES,
  MAX_TARGETS,
} from '../../../preload/contract/limits.ts';
import type { OpenedText, OwnOptions } from '../../../preload/contract/text.ts';
import { attempts } from '../../ui/failure/attempt.ts';
import { createSideQueries } from './side-queries.ts';
import {
  cancelled,
  emptyColumn,
  failureForgotten,
  interrupted,
  outdated,
  type Column,
} from './column.ts';
import { createDraftAutosave } from './draft-autosave.ts';
import { fitOptions } from './fit.ts';
import { effectiveOptions, withOwn, withoutGaps, withoutOwn } from './own-options.ts';
import { translatedBy, withoutWord, withWord } from './placed-words.ts';
import { createPacer } from './pace.ts';
import { createRuns } from './runs.ts';
import {
  draftOf,
  emptyText,
  foundLanguage,
  fromDraft,
  hasOtherChoices,
  type TextState,
} from './state.ts';
import { rememberVariant } from './swap.ts';
import { untranslatedOf } from './untranslated.ts';
import { exchanged, leftBehind, ofConnection, ownOf, settledOptions } from './targets.ts';
import type { ApplicableRequest, Swap, TextPorts, TextStore } from './text-store.ts';
import { hostOf } from '../connections/follow-active.ts';
import { addTermStore } from '../glossaries/add-term/store.ts';
import { defineStore } from '../../ui/stores.ts';
import { settingsStore, shownSettings } from '../settings/store.ts';
import { compareStore } from './compare/store.ts';
import { compareInput } from './compare/compared.ts';
import { factsOf } from './facts.ts';
import { memoriesStore } from '../memories/store.ts';

export function createTextStore(rpc: Rpc, ports: TextPorts): TextStore {
  const state = createStore<TextState>(emptyText);
  const get = state.getState;
  const set = state.setState;

  /** Revision of the last request into a target that went without its glossaries. */
  const withoutGlossaries = new Map<string, number>();
  const draft = createDraftAutosave(() => rpc.ask('text.save-draft', draftOf(get())));
  const pacer = createPacer(() => start(false));
  const runs = createRuns(rpc, changeColumn);
  const opening = attempts<OpenedText>((now) => set({ opening: now }));
  const sideQueries = createSideQueries(rpc, {
    requests() {
      const { text, columns } = get();
      return columns.map(({ target }) => {
        const { source, options } = applicable(target);
        return { text, source, target, options };
      });
    },
    // While it is asked for, the last figures stay: they would blink.
    showCost: (cost) => (cost.state === 'done' ? set(cost.value) : undefined),
    showDetection: (detection) => set({ detection }),
  });

  function changeColumn(target: string, next: (column: Column) => Column) {
    set(({ columns }) => ({
      columns: columns.map((column) => (column.target === target ? next(column) : column)),
    }));
    joinGlossaries(target);
  }

  /** Glossaries wait for the source language; once a result tells it, they are used at once. */
  function joinGlossaries(target: string) {
    const { columns, revision } = get();
    const run = columns.find((column) => column.target === target)?.run;
    if (run?.state !== 'done' || withoutGlossaries.get(target) !== revision) return;
    withoutGlossaries.delete(target);
    if (foundLanguage(get()) !== null) start(true, target);
  }

  function applicable(target: string): ApplicableRequest {
    const now = get();
    const options = effectiveOptions(now.options, ownOf(now, target));
    const { local = { memories: [], threshold: now.threshold } } = options;
    const isUsual = options.local === undefined && now.threshold === DEFAULT_THRESHOLD;
    // A detected language serves as well as a chosen one; glossaries need to be told it.
    const source = now.source ?? foundLanguage(now)?.language.toLowerCase() ?? null;
    const fitted = fitOptions(
      isUsual ? options : { ...options, local },
      source,
      target,
      ports.facts(),
    );
    const needsSource = fitted.options.glossaries !== undefined;
    return { ...fitted, source: needsSource ? source : now.source };
  }

  /** The input is another one now: requests for the old one stop, a new one follows. */
  function change(next: Partial<TextState>) {
    runs.stopAll();
    set((now) => {
      const columns = next.columns ?? now.columns;
      const isBlank = (next.text ?? now.text).trim() === '';
      return {
        cleared: null,
        unswapped: null,
        lastFound: foundLanguage(now),
        ...next,
        revision: now.revision + 1,
        columns: columns.map((one) => (isBlank ? emptyColumn(one.target) : interrupted(one))),
      };
    });
    touched();
  }

  /** The input of one target is another one now; the others are not disturbed. */
  function changeOwn(target: string, own: OwnOptions) {
    runs.stop(target);
    set((now) => ({
      own: { ...now.own, [target]: own },
      lastFound: foundLanguage(now),
      columns: now.columns.map((one) => (one.target === target ? outdated(one) : one)),
    }));
    touched();
  }

  /** Sets other columns; the own options of targets follow. */
  function setColumns(columns: readonly Column[], from = get().own) {
    set((now) => ({
      columns,
      unswapped: null,
      ...settledOptions(columns, from, now.options),
    }));
    const { memory } = get().options;
    if (memory !== undefined) set({ threshold: memory.threshold });
  }

  function touched() {
    const { text, source } = get();
    draft.touch();
    if (text.trim() === '') {
      pacer.rest();
      sideQueries.reset();
      set({ characters: 0, sent: {} });
      return;
    }
    sideQueries.touch(source === null && !ports.whileTyping());
    if (ports.whileTyping()) pacer.touch(text.length);
  }

  /**
   * @param isAsked by a person: what is done and what was edited is translated again; `fresh`: even
   *   where the same request was answered before
   */
  function start(isAsked: boolean | 'fresh', only?: string) {
    pacer.rest();
    const { text, columns, revision } = get();
    if (text.trim() === '') return;
    for (const column of columns) {
      if (only !== undefined && column.target !== only) continue;
      const isBegun = column.run.state !== 'idle' && column.run.revision === revision;
      if (isAsked === false && (isBegun || column.edited !== null)) continue;
      const { source, options, omitted } = applicable(column.target);
      if (omitted.some(({ option }) => option === 'glossaries')) {
        withoutGlossaries.set(column.target, revision);
      }
      const fresh = isAsked === 'fresh' ? ({ isFresh: true } as const) : {};
      runs.start(column.target, { text, source, options, ...fresh, revision });
    }
  }

  function turn(swap: Swap): boolean {
    const hasTurned = swap(state, change, ports.facts());
    if (hasTurned) keepLanguages();
    return hasTurned;
  }

  function setThreshold(threshold: number) {
    const { options } = get();
    const { memory, local } = options;
    const next = {
      ...(memory !== undefined && { memory: { ...memory, threshold } }),
      ...(local !== undefined && local !== 'off' && { local: { ...local, threshold } }),
    };
    const hasNext = Object.keys(next).length > 0;
    change({ threshold, options: hasNext ? { ...options, ...next } : options });
  }

  function keepLanguages() {
    const { source, columns } = get();
    const target = columns[0]?.target;
    if (target !== undefined) ports.keepLanguages(source, target);
  }

  return {
    state,
    async restore(source, target, connection, host = null) {
      set({ connection, host });
      // Whatever differs from this was done by somebody, also before anyone knew the connection.
      const before = state.getInitialState();
      const kept = await rpc.ask('text.draft', undefined).catch(() => ({ none: true as const }));
      const isAbsent = 'none' in kept;
      const restored: Partial<TextState> = isAbsent
        ? { source, columns: [emptyColumn(target)] }
        : fromDraft(kept);
      const { text = '', elsewhere } = restored;
      const now = get();
      // Somebody who chooses at once is not overruled; the text is no choice.
      const hasChosen = hasOtherChoices(now, before);
      const next = hasChosen ? { elsewhere: elsewhere ?? now.elsewhere } : restored;
      if (now.text !== before.text) {
        // What was typed at once stays; what stood there before can be had back.
        change({ ...next, text: now.text, cleared: text === '' ? null : text });
      } else {
        set({ ...next, text: text === '' ? now.text : text });
        if (get().text !== '') sideQueries.touch(get().source === null);
      }
      if (now.threshold !== before.threshold) setThreshold(now.threshold);
      return isAbsent && !hasChosen;
    },
    setText(text) {
      if (text !== get().text) change({ text });
    },
    setSource(source) {
      if (source === get().source) return;
      change({ source });
      keepLanguages();
    },
    setTarget(old, target) {
      const { columns, variants, own } = get();
      if (columns.some((column) => column.target === target)) return;
      runs.stop(old);
      setColumns(
        columns.map((column) => (column.target === old ? emptyColumn(target) : column)),
        exchanged(own, old, target),
      );
      set({ variants: rememberVariant(variants, target) });
      touched();
      keepLanguages();
    },
    addTarget(target) {
      const { columns, variants } = get();
      if (columns.length >= MAX_TARGETS || columns.some((one) => one.target === target)) return;
      set({
        columns: [...columns, emptyColumn(target)],
        variants: rememberVariant(variants, target),
      });
      touched();
    },
    removeTarget(target) {
      const { columns } = get();
      if (columns.length < 2) return;
      runs.stop(target);
      setColumns(columns.filter((column) => column.target !== target));
      draft.touch();
      keepLanguages();
    },
    swap() {
      const swap = ports.swap();
      if (swap instanceof Promise) {
        void swap.then(turn);
        return true;
      }
      return turn(swap);
    },
    setOptions(next, target) {
      if (target === undefined) change({ options: withoutGaps({ ...get().options, ...next }) });
      else changeOwn(target, withOwn(ownOf(get(), target), next));
    },
    resetOptions: () => change({ options: withoutGaps({ memory: get().options.memory }) }),
    shareOptions(target, names) {
      changeOwn(target, names === undefined ? {} : withoutOwn(ownOf(get(), target), names));
    },
    setThreshold,
    translate: (target) => start(true, target),
    translateFresh: (target) => start('fresh', target),
    repeat({ text, source, target, options }) {
      const { text: before, variants } = get();
      change({
        text,
        source,
        columns: [emptyColumn(target)],
        own: {},
        options,
        variants: rememberVariant(variants, target),
        cleared: before === '' || before === text ? null : before,
        ...(options.memory !== undefined && { threshold: options.memory.threshold }),
      });
      pacer.rest();
      const { revision } = get();
      runs.start(target, { text, source, options, isFresh: true, revision });
    },
    cancel(target) {
      pacer.rest();
      for (const column of get().columns) {
        if (target !== undefined && column.target !== target) continue;
        runs.stop(column.target);
        changeColumn(column.target, cancelled);
      }
    },
    edit: (target, text) => changeColumn(target, (column) => ({ ...column, edited: text })),
    placeWord: (target, at, word) =>
      changeColumn(target, (column) => withWord(column, at, word, translatedBy(column, get()))),
    undoWord: (target) => changeColumn(target, withoutWord),
    readAhead: () => void ports.swap(),
    forgetUnswapped: () => set({ unswapped: null }),
    forgetFailure: (target) => changeColumn(target, failureForgotten),
    clear() {
      const { text } = get();
      if (text !== '') change({ text: '', cleared: text });
    },
    take(text, source) {
      const before = get().text;
      if (text === before) return;
      change({ text, source, cleared: before === '' ? null : before });
    },
    undoClear() {
      const { cleared } = get();
      if (cleared !== null) change({ text: cleared });
    },
    async open(file) {
      const opened = await opening.start(async (signal) => {
        const ticket = await ports.hand(file);
        return rpc.ask('text.open', { ticket }, signal);
      });
      if (opened !== null) change({ text: opened.text });
    },
    forgetOpening: () => opening.reset(),
    leaveConnection(source, target, connection, host = null) {
      pacer.rest();
      runs.stopAll();
      const { columns, own, options, source: current, elsewhere } = get();
      const { connection: old, host: oldHost } = get();
      const first = columns[0]?.target;
      const others = columns.slice(1).filter((column) => column.target !== target);
      const isKept = target === null || target === first;
      const next = (isKept ? columns : [emptyColumn(target), ...others]).map(withoutRefusal);
      const left = leftBehind(own, options);
      const before = elsewhere[connection];
      const isThere = before !== undefined && (before.host ?? host) === host;
      const back = isThere ? before : { own: {}, options: {} };
      // What this computer translates goes nowhere and costs nothing; other services wait to be asked.
      const isHeld = host !== null || !ports.whileTyping();
      const joined = Object.entries(left.own).map(
        ([one, its]) => [one, { ...its, ...back.own[one] }] as const,
      );
      set((now) => ({
        ...settledOptions(next, Object.fromEntries(joined), { ...left.options, ...back.options }),
        connection,
        host,
        elsewhere: {
          ...elsewhere,
          ...(old !== null && { [old]: { ...ofConnection(own, options), host: oldHost } }),
        },
        turned: null,
        unswapped: null,
        revision: now.revision + 1,
        heldRevision: isHeld ? now.revision + 1 : now.heldRevision,
        source: source ?? current,
        columns: next,
      }));
      draft.touch();
      if (isHeld) return;
      for (const one of next) if (one.shown === null) start(false, one.target);
    },
    useTerm({ id, pair, now }) {
      const { options, columns, source } = get();
      const { glossaries = [] } = options;
      const spoken = source ?? foundLanguage(get())?.language ?? pair.source;
      const isHere =
        baseOf(spoken) === baseOf(pair.source) &&
        columns.some(({ target }) => baseOf(target) === baseOf(pair.target));
      const isUsed = glossaries.includes(id);
      if (!isHere && !isUsed) return;
      const others = glossaries.filter((one) => one !== id);
      const next = now === 'gone' ? others : isUsed ? glossaries : [...glossaries, id];
      if (next.length > MAX_GLOSSARIES) return;
      change({ options: withoutGaps({ ...options, glossaries: next }) });
      // Words that were corrected by hand are not thrown away.
      for (const { target, edited } of columns) if (edited === null) start(true, target);
    },
    applicable,
    flush: draft.flush,
  };
}

/** Without what the old connection could not do: the new one may. Results stay. */
function withoutRefusal(column: Column): Column {
  const { run, shown, edited, target } = column;
  const isUntranslated =
    shown !== null && untranslatedOf(shown.translation, null, target)?.amount === 'all';
  if (isUntranslated && edited === null) return emptyColumn(target);
  return run.state === 'failed' ? failureForgotten(column) : interrupted(column);
}

export const textStore = defineStore<TextStore>({
  name: 'text',
  scope: 'app',
  create({ rpc, hand, onLeave, store }) {
    const settings = store(settingsStore);
    const compare = store(compareStore);
    // No start waits for what a swap needs.
    let swap: Swap | null = null;
    const loadSwap = async () => (swap ??= (await import('./after-swap.ts')).swapOf(store));
    const text = createTextStore(rpc, {
      hand,
      facts: () => factsOf(store),
      swap: () => swap ?? loadSwap(),
      // A comparison is billed twice already, and only when it is asked for.
      whileTyping: () =>
        !compare.state.getState().isOpen &&
        (shownSettings(settings.state.getState())?.translateWhileTyping ?? true),
      keepLanguages: (sourceLanguage, targetLanguage) =>
        void settings.change({ sourceLanguage, targetLanguage }),
    });
    text.state.subscribe((now) => compare.setInput(compareInput(now)));
    store(addTermStore).onChange((change) => {
      text.useTerm(change);
      return Promise.resolve();
    });
    onLeave(text.flush);
    return text;
  },
  forget: (text, next) =>
    text.leaveConnection(next.sourceLanguage, next.targetLanguage, next.id, hostOf(next)),
  restore(text, chosen, active, { store }) {
    const source = active.sourceLanguage ?? chosen.sourceLanguage;
    const target = active.targetLanguage ?? chosen.targetLanguage;
    void text.restore(source, target, active.id, hostOf(active)).then((isFresh) => {
      if (!isFresh || active.kind !== 'offline') return;
      void import('./first-memory.ts').then(({ chooseFirstMemory }) =>
        chooseFirstMemory(store(memoriesStore), text),
      );
    });
  },
});
