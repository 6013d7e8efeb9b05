import { shownSettings, type SettingsStore } from '../settings/store.ts';
import type { WordsStore } from './store.ts';

/** Shows the language that the settings name, from their first value on and after each change. */
export function followLanguage(settings: SettingsStore, words: WordsStore): void {
  settings.state.subscribe((now) => {
    const shown = shownSettings(now);
    if (shown !== null) void words.choose(shown.language);
  });
}
