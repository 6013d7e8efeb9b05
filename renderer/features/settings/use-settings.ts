import { useStore } from 'zustand';
import type { Settings } from '../../../preload/contract/settings.ts';
import { settingsStore, shownSettings, type SettingsChange } from './store.ts';
import { usePageStore } from '../../ui/stores.ts';

/** One preference and how to change it; undefined before main's first value. */
export function useSetting<Name extends keyof Settings>(
  name: Name,
): readonly [value: Settings[Name] | undefined, change: (value: Settings[Name]) => void] {
  const settings = usePageStore(settingsStore);
  const value = useStore(settings.state, (state) => shownSettings(state)?.[name]);
  const change = (next: Settings[Name]) => {
    const change: SettingsChange = { [name]: next };
    void settings.change(change);
  };
  return [value, change];
}
