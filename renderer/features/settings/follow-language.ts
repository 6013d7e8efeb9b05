import { shownSettings, type SettingsStore } from './store.ts';
import type { I18nStore } from '../../i18n/store.ts';

/** Shows the language that the settings name, from their first value on and after each change. */
export function followLanguage(settings: SettingsStore, words: I18nStore): void {
  settings.state.subscribe((now) => {
    const shown = shownSettings(now);
    if (shown !== null) void words.choose(shown.language);
  });
}
