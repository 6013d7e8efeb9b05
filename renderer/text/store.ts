import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Desk } from '../../preload/contract/api.ts';
import { MAX_TARGETS } from '../../preload/contract/limits.ts';
import type { OpenedText, TranslationOptions } from '../../preload/contract/text.ts';
import { attempts } from '../failure/attempt.ts';
import { createAsides } from './asides.ts';
import {
  cancelled,
  emptyColumn,
  failureForgotten,
  interrupted,
  isOf,
  resultOf,
  type Column,
} from './column.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { fitOptions, type Facts, type Fitted } from './fit.ts';
import { createPacer } from './pace.ts';
import { createRuns } from './runs.ts';
import { draftOf, emptyText, foundLanguage, fromDraft, type TextState } from './state.ts';
import { rememberVariant, swapped } from './swap.ts';

/** What the Text screen needs from elsewhere. */
export interface TextPorts {
  /** What is known now of memories, glossaries, style rules and languages. */
  readonly facts: () => Facts;
  /** Whether a text is translated while it is typed. */
  readonly whileTyping: () => boolean;
  /** Hands a file over to main and answers with its ticket. */
  readonly hand: (file: File) => Promise<string>;
  /** Keeps the languages for the next empty screen. */
  readonly keepLanguages: (source: string | null, target: string) => void;
}

export interface TextStore {
  readonly state: StoreApi<TextState>;
  /** Brings the draft of the last time back; without one the given languages are set. */
  readonly restore: (source: string | null, target: string) => Promise<void>;
  readonly setText: (text: string) => void;
  readonly setSource: (source: string | null) => void;
  /** Exchanges a target; nothing happens when the new one has a column already. */
  readonly setTarget: (old: string, target: string) => void;
  readonly addTarget: (target: string) => void;
  readonly removeTarget: (target: string) => void;
  /** Exchanges the languages, and the text for its result; false when the pair cannot turn. */
  readonly swap: () => boolean;
  readonly setOptions: (change: Partial<TranslationOptions>) => void;
  /** Back to the defaults; the memory stays, it is chosen elsewhere. */
  readonly resetOptions: () => void;
  readonly setThreshold: (threshold: number) => void;
  /** Translates now, edited results included; one target or all. */
  readonly translate: (target?: string) => void;
  /** Stops one target or all; finished parts stay. */
  readonly cancel: (target?: string) => void;
  /** Keeps a result as a person changed it. */
  readonly edit: (target: string, text: string) => void;
  readonly forgetFailure: (target: string) => void;
  readonly clear: () => void;
  readonly undoClear: () => void;
  readonly open: (file: File) => Promise<void>;
  readonly forgetOpening: () => void;
  /** Another connection is active: what names things of the old one is dropped. */
  readonly leaveConnection: (source: string | null, target: string | null) => void;
  /** What goes with a request into a target, and what is held back. */
  readonly fitted: (target: string) => Fitted;
  /** Hands an unsaved draft to main at once. */
  readonly flush: () => void;
}

export function createTextStore(desk: Desk, ports: TextPorts): TextStore {
  const state = createStore<TextState>(emptyText);
  const get = state.getState;
  const set = state.setState;

  const draft = createDraftKeeper(desk, () => draftOf(get()));
  const pacer = createPacer(() => start(false));
  const runs = createRuns(desk, changeColumn);
  const opening = attempts<OpenedText>((now) => set({ opening: now }));
  const asides = createAsides(desk, {
    request() {
      const { text, source, columns } = get();
      const target = columns[0]?.target ?? '';
      return { text, source, target, options: fitted(target).options };
    },
    showCost: (cost) =>
      set(cost.state === 'done' ? { cost, characters: cost.value.characters } : { cost }),
    showDetection: (detection) => set({ detection }),
  });

  function changeColumn(target: string, next: (column: Column) => Column) {
    set(({ columns }) => ({
      columns: columns.map((column) => (column.target === target ? next(column) : column)),
    }));
  }

  function fitted(target: string): Fitted {
    const { options, source } = get();
    return fitOptions(options, source, target, ports.facts());
  }

  /** The input is another one now: requests for the old one stop, a new one follows. */
  function change(next: Partial<TextState>) {
    runs.stopAll();
    set((now) => {
      const columns = next.columns ?? now.columns;
      const isBlank = (next.text ?? now.text).trim() === '';
      return {
        cleared: null,
        ...next,
        revision: now.revision + 1,
        columns: columns.map((one) => (isBlank ? emptyColumn(one.target) : interrupted(one))),
      };
    });
    touched();
  }

  function touched() {
    const { text, source } = get();
    draft.touch();
    if (text.trim() === '') {
      pacer.rest();
      asides.reset();
      set({ characters: 0 });
      return;
    }
    asides.touch(source === null && !ports.whileTyping());
    if (ports.whileTyping()) pacer.touch(text.length);
  }

  /** @param isAsked by a person: what is done and what was edited is translated again */
  function start(isAsked: boolean, only?: string) {
    pacer.rest();
    const { text, source, columns, revision } = get();
    if (text.trim() === '') return;
    for (const column of columns) {
      if (only !== undefined && column.target !== only) continue;
      const isBegun = column.run.state !== 'idle' && column.run.revision === revision;
      if (!isAsked && (isBegun || column.edited !== null)) continue;
      const { options } = fitted(column.target);
      runs.start(column.target, { text, source, options, revision });
    }
  }

  function keepLanguages() {
    const { source, columns } = get();
    const target = columns[0]?.target;
    if (target !== undefined) ports.keepLanguages(source, target);
  }

  return {
    state,
    async restore(source, target) {
      const before = get().revision;
      const kept = await desk.ask('text.draft', undefined).catch(() => ({ none: true as const }));
      // Somebody who types at once is not overruled.
      if (get().revision !== before) return;
      const next = 'none' in kept ? { source, columns: [emptyColumn(target)] } : fromDraft(kept);
      set(next);
      if (get().text !== '') asides.touch(get().source === null);
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
      const { columns, variants } = get();
      if (columns.some((column) => column.target === target)) return;
      runs.stop(old);
      set({
        columns: columns.map((column) => (column.target === old ? emptyColumn(target) : column)),
        variants: rememberVariant(variants, target),
      });
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
      set({ columns: columns.filter((column) => column.target !== target) });
      draft.touch();
      keepLanguages();
    },
    swap() {
      const now = get();
      const [first, ...others] = now.columns;
      const source = now.source ?? foundLanguage(now)?.language;
      if (first === undefined || source === undefined) return false;
      const variants = rememberVariant(now.variants, first.target);
      const pair = swapped({ source, target: first.target }, variants, ports.facts().languages);
      if (pair === null) return false;
      const isDone = isOf(first, now.revision) && first.run.state === 'done';
      change({
        text: isDone ? resultOf(first) : now.text,
        source: pair.source,
        columns: [
          emptyColumn(pair.target),
          ...others.filter((column) => column.target !== pair.target),
        ],
        variants,
      });
      keepLanguages();
      return true;
    },
    setOptions: (next) => change({ options: withoutGaps({ ...get().options, ...next }) }),
    resetOptions: () => change({ options: withoutGaps({ memory: get().options.memory }) }),
    setThreshold(threshold) {
      const { options } = get();
      if (options.memory === undefined) {
        set({ threshold });
        return;
      }
      change({ threshold, options: { ...options, memory: { ...options.memory, threshold } } });
    },
    translate: (target) => start(true, target),
    cancel(target) {
      pacer.rest();
      for (const column of get().columns) {
        if (target !== undefined && column.target !== target) continue;
        runs.stop(column.target);
        changeColumn(column.target, cancelled);
      }
    },
    edit: (target, text) => changeColumn(target, (column) => ({ ...column, edited: text })),
    forgetFailure: (target) => changeColumn(target, failureForgotten),
    clear() {
      const { text } = get();
      if (text !== '') change({ text: '', cleared: text });
    },
    undoClear() {
      const { cleared } = get();
      if (cleared !== null) change({ text: cleared });
    },
    async open(file) {
      const opened = await opening.start(async (signal) => {
        const ticket = await ports.hand(file);
        return desk.ask('text.open', { ticket }, signal);
      });
      if (opened !== null) change({ text: opened.text });
    },
    forgetOpening: () => opening.reset(),
    leaveConnection(source, target) {
      pacer.rest();
      const { options, columns, source: current } = get();
      const kept = { ...options };
      delete kept.memory;
      delete kept.glossaries;
      delete kept.styleRule;
      runs.stopAll();
      const first = columns[0]?.target;
      const others = columns.slice(1).filter((column) => column.target !== target);
      set((now) => ({
        options: kept,
        revision: now.revision + 1,
        source: source ?? current,
        columns: (target === null || target === first
          ? columns
          : [emptyColumn(target), ...others]
        ).map(interrupted),
      }));
      draft.touch();
    },
    fitted,
    flush: draft.flush,
  };
}

/** Options that are switched off are absent, so that main never sees an empty one. */
function withoutGaps(options: TranslationOptions): TranslationOptions {
  const entries = Object.entries(options).filter(([, value]) => {
    if (Array.isArray(value)) return value.length > 0;
    return value !== undefined && value !== '';
  });
  return Object.fromEntries(entries);
}
