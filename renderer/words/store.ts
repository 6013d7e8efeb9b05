import { createStore, type StoreApi } from 'zustand/vanilla';
import { chosenLanguage, type ChosenLanguage } from './chosen-language.ts';
import type { Sentences } from './en/en.ts';
import { LANGUAGES, type InterfaceLanguage } from './languages.ts';
import { createWords, type Words } from './words.ts';

export interface WordsState {
  /** null until a language was chosen and its sentences are there. */
  readonly words: Words | null;
}

export interface WordsStore {
  readonly state: StoreApi<WordsState>;
  /** The first words; never, where no language can be loaded. */
  readonly first: Promise<Words>;
  /**
   * Shows the language that the settings name, null for the system's, as soon as it is loaded;
   * until then, and where it cannot be loaded, the one before stays.
   */
  choose(setting: string | null): Promise<void>;
}

/**
 * The interface language. The system's begins to load at once: nearly always it is the one that
 * the settings mean.
 * @param system BCP 47 tags of the languages that the system prefers
 */
export function createWordsStore(
  system: readonly string[],
  languages: readonly InterfaceLanguage[] = LANGUAGES,
): WordsStore {
  const state = createStore<WordsState>(() => ({ words: null }));
  const loading = new Map<string, Promise<Sentences>>();
  const first = Promise.withResolvers<Words>();
  let latest: ChosenLanguage | null = null;

  function load({ code, load }: InterfaceLanguage): Promise<Sentences> {
    const known = loading.get(code);
    if (known !== undefined) return known;
    const sentences = load();
    loading.set(code, sentences);
    // What failed once may be there the next time.
    sentences.catch(() => loading.delete(code));
    return sentences;
  }
  void load(chosenLanguage(null, system, languages).language).catch(() => undefined);

  async function choose(setting: string | null): Promise<void> {
    const chosen = chosenLanguage(setting, system, languages);
    if (latest?.language === chosen.language) return;
    const before = latest;
    latest = chosen;
    try {
      const sentences = await load(chosen.language);
      if (latest !== chosen) return;
      const words = createWords(chosen.locale, sentences);
      state.setState({ words });
      first.resolve(words);
    } catch {
      // Only a page whose program is gone cannot load it; what there is has to say so.
      if (latest !== chosen) return;
      latest = before;
      if (before === null && setting !== null) await choose(null);
    }
  }

  return { state, first: first.promise, choose };
}
