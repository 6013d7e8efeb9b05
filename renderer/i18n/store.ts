import { createStore, type StoreApi } from 'zustand/vanilla';
import { chosenLanguage, type ChosenLanguage } from './chosen-language.ts';
import { LANGUAGES, type InterfaceLanguage } from './languages.ts';
import { createI18n, type I18n } from './i18n.ts';

export interface I18nState {
  /** null until a language was chosen and its first sentences are there. */
  readonly i18n: I18n | null;
}

export interface I18nStore {
  readonly state: StoreApi<I18nState>;
  /** The first words; never, where no language can be loaded. */
  readonly first: Promise<I18n>;
  /**
   * Shows the language that the settings name, null for the system's, as soon as it is loaded;
   * until then, and where it cannot be loaded, the one before stays.
   */
  choose(setting: string | null): Promise<void>;
  /**
   * Reads the sentences that a start does without, those of every later language at once with the
   * first ones. Ends when all of them are shown; rejects where they cannot be read.
   */
  complete(): Promise<void>;
}

/**
 * The interface language. The system's begins to load at once: nearly always it is the one that
 * the settings mean.
 * @param system BCP 47 tags of the languages that the system prefers
 */
export function createI18nStore(
  system: readonly string[],
  languages: readonly InterfaceLanguage[] = LANGUAGES,
): I18nStore {
  const state = createStore<I18nState>(() => ({ i18n: null }));
  const first = Promise.withResolvers<I18n>();
  const firstOf = readOnce((language) => language.first());
  const restOf = readOnce((language) => language.rest());
  let wantsAll = false;
  let latest: ChosenLanguage | null = null;

  async function read({ language, locale }: ChosenLanguage): Promise<I18n> {
    const [first, rest] = await Promise.all([
      firstOf(language),
      wantsAll ? restOf(language) : null,
    ]);
    return createI18n(locale, { ...first, ...rest }, rest !== null);
  }
  firstOf(chosenLanguage(null, system, languages).language).catch(() => undefined);

  async function choose(setting: string | null): Promise<void> {
    const chosen = chosenLanguage(setting, system, languages);
    if (latest?.language === chosen.language) return;
    const before = latest;
    latest = chosen;
    try {
      const i18n = await read(chosen);
      if (latest !== chosen) return;
      state.setState({ i18n });
      first.resolve(i18n);
    } catch {
      // Only a page whose program is gone cannot load it; what there is has to say so.
      if (latest !== chosen) return;
      latest = before;
      if (before === null && setting !== null) await choose(null);
    }
  }

  async function complete(): Promise<void> {
    wantsAll = true;
    await first.promise;
    const chosen = latest;
    if (chosen === null || state.getState().i18n?.isWhole === true) return;
    const i18n = await read(chosen);
    // Somebody who changes the language meanwhile gets that one whole.
    if (latest === chosen) state.setState({ i18n });
    else await complete();
  }

  return { state, first: first.promise, choose, complete };
}

/** Reads something of each language once; what failed once may be there the next time. */
function readOnce<Read>(
  read: (language: InterfaceLanguage) => Promise<Read>,
): (language: InterfaceLanguage) => Promise<Read> {
  const reading = new Map<string, Promise<Read>>();
  return (language) => {
    const known = reading.get(language.code);
    if (known !== undefined) return known;
    const made = read(language);
    reading.set(language.code, made);
    made.catch(() => reading.delete(language.code));
    return made;
  };
}
