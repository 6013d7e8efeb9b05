import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../../preload/contract/api.ts';
import { defineStore } from '../../../ui/stores.ts';

export interface SpellingState {
  /** By language and word: what the word may have been meant to be; null for one that is right. */
  readonly known: ReadonlyMap<string, readonly string[] | null>;
  /** Languages that nothing on this computer checked a moment ago. */
  readonly unavailable: ReadonlySet<string>;
  /** Places where a person said that a word is right, until the program ends. */
  readonly ignored: ReadonlySet<string>;
}

export interface SpellingStore {
  readonly state: StoreApi<SpellingState>;
  /** Has words looked up that are not known yet, once nothing more is wanted for a moment. */
  readonly want: (language: string, words: readonly string[]) => void;
  readonly ignore: (place: string) => void;
}

/** The key of a word in `known`. */
export const spelledKey = (language: string, word: string): string => `${language} ${word}`;

const REST_MS = 200;
/** A dictionary may be installed meanwhile. */
const AGAIN_MS = 60_000;
const MOST_ASKED = 1000;
/** Words that are kept; then all are forgotten. */
const MOST_KNOWN = 20_000;

/** The spelling of words that were in sight. */
export function createSpellingStore(rpc: Rpc): SpellingStore {
  const state = createStore<SpellingState>(() => ({
    known: new Map(),
    unavailable: new Set(),
    ignored: new Set(),
  }));
  const wanted = new Map<string, Set<string>>();
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(language: string, words: readonly string[]): Promise<void> {
    for (const word of words) asked.add(spelledKey(language, word));
    try {
      const { isAvailable, misspelt } = await rpc.ask('spelling.check', {
        language,
        words: [...words],
      });
      if (!isAvailable) {
        state.setState((now) => ({ unavailable: new Set([...now.unavailable, language]) }));
        setTimeout(() => {
          const left = new Set(state.getState().unavailable);
          left.delete(language);
          state.setState({ unavailable: left });
        }, AGAIN_MS);
        return;
      }
      const wrong = new Map(misspelt.map(({ word, suggestions }) => [word, suggestions]));
      state.setState((now) => {
        const known = new Map(now.known.size > MOST_KNOWN ? [] : now.known);
        for (const word of words) known.set(spelledKey(language, word), wrong.get(word) ?? null);
        return { known };
      });
    } catch {
      // Main was lost, which the page shows by itself; words count as right meanwhile.
    } finally {
      for (const word of words) asked.delete(spelledKey(language, word));
    }
  }

  function askAll() {
    for (const [language, words] of wanted) {
      wanted.delete(language);
      void ask(language, [...words].slice(0, MOST_ASKED));
    }
  }

  return {
    state,
    want(language, words) {
      const { known, unavailable } = state.getState();
      if (unavailable.has(language)) return;
      const unknown = words.filter((word) => {
        const key = spelledKey(language, word);
        return !known.has(key) && !asked.has(key);
      });
      if (unknown.length === 0) return;
      const all = wanted.get(language) ?? new Set<string>();
      for (const word of unknown) all.add(word);
      wanted.set(language, all);
      clearTimeout(timer);
      timer = setTimeout(askAll, REST_MS);
    },
    ignore: (place) => state.setState((now) => ({ ignored: new Set([...now.ignored, place]) })),
  };
}

export const spellingStore = defineStore<SpellingStore>({
  name: 'spelling',
  scope: 'app',
  create: ({ rpc }) => createSpellingStore(rpc),
});
