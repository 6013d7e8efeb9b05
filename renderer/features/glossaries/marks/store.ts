import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc, Input } from '../../../../preload/contract/api.ts';
import type { TermCoverage, TermMark } from '../../../../preload/contract/glossaries.ts';
import { attempts, IDLE, type Attempt, type Attempts } from '../../../ui/failure/attempt.ts';
import { defineStore } from '../../../ui/stores.ts';

export type MarksInput = Input<'terms.marks'>;

/** Terms of one text and what became of them in one translation. */
export interface Marked {
  /** What was asked; marks say nothing about another text. */
  readonly input: MarksInput;
  readonly marks: readonly TermMark[];
}

export interface TermMarksState {
  readonly isShown: boolean;
  /** By target; the last that was known, until another is. */
  readonly marked: Readonly<Record<string, Marked>>;
  readonly asking: Readonly<Record<string, Attempt<null>>>;
}

export interface TermMarksStore {
  readonly state: StoreApi<TermMarksState>;
  readonly show: (isShown: boolean) => void;
  /** Asks for the marks of a target once nothing else is wanted for a while; null takes them away. */
  readonly want: (target: string, input: MarksInput | null) => void;
  /** What chosen glossaries lack for a pair, and where they contradict each other. */
  readonly coverage: (input: Input<'terms.coverage'>, signal: AbortSignal) => Promise<TermCoverage>;
  /** Glossaries were changed: marks are asked for again. */
  readonly outdate: () => void;
  readonly forget: () => void;
}

/** The wait after a change of the text; marks need not keep up with single keys. */
const ASK_AFTER_MS = 300;
/** What main takes. */
export const MOST_TEXT = 200_000;
const MOST_TRANSLATION = 400_000;

export function createTermMarksStore(rpc: Rpc): TermMarksStore {
  const state = createStore<TermMarksState>(() => ({ isShown: true, marked: {}, asking: {} }));
  const wanted = new Map<string, MarksInput>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const asking = new Map<string, Attempts<readonly TermMark[]>>();

  function attemptsFor(target: string): Attempts<readonly TermMark[]> {
    const known = asking.get(target);
    if (known !== undefined) return known;
    const made = attempts<readonly TermMark[]>((now) => {
      const shown: Attempt<null> = now.state === 'done' ? { state: 'done', value: null } : now;
      state.setState((before) => ({ asking: { ...before.asking, [target]: shown } }));
    });
    asking.set(target, made);
    return made;
  }

  async function ask(target: string): Promise<void> {
    const input = wanted.get(target);
    if (input === undefined) return;
    const marks = await attemptsFor(target).start((signal) =>
      rpc.ask('terms.marks', input, signal),
    );
    if (marks === null || wanted.get(target) !== input) return;
    state.setState(({ marked }) => ({ marked: { ...marked, [target]: { input, marks } } }));
  }

  function drop(target: string) {
    clearTimeout(timers.get(target));
    wanted.delete(target);
    asking.get(target)?.reset();
    state.setState(({ marked, asking: all }) => ({
      marked: without(marked, target),
      asking: without(all, target),
    }));
  }

  return {
    state,
    show: (isShown) => state.setState({ isShown }),
    want(target, input) {
      const isTooLong =
        input !== null &&
        (input.text.length > MOST_TEXT || (input.translation?.length ?? 0) > MOST_TRANSLATION);
      if (input === null || input.text.trim() === '' || isTooLong) {
        drop(target);
        return;
      }
      const before = wanted.get(target);
      if (before !== undefined && JSON.stringify(before) === JSON.stringify(input)) return;
      wanted.set(target, input);
      clearTimeout(timers.get(target));
      timers.set(
        target,
        setTimeout(() => void ask(target), ASK_AFTER_MS),
      );
    },
    coverage: (input, signal) => rpc.ask('terms.coverage', input, signal),
    outdate() {
      for (const target of wanted.keys()) void ask(target);
    },
    forget() {
      for (const target of [...wanted.keys()]) drop(target);
    },
  };
}

function without<Value>(all: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([one]) => one !== key));
}

/** How the asking for marks of a target goes. */
export const askingOf = ({ asking }: TermMarksState, target: string): Attempt<null> =>
  asking[target] ?? IDLE;

export const termMarksStore = defineStore<TermMarksStore>({
  name: 'termMarks',
  scope: 'connection',
  create: ({ rpc }) => createTermMarksStore(rpc),
});
