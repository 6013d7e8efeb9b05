import { useStore } from 'zustand';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { settingsStore } from './store.ts';

/** What this start found damaged in the settings, as a sentence; null where all was sound. */
export function useRepairedWords(): string | null {
  const { t, list } = useI18n();
  const repaired = useStore(
    usePageStore(settingsStore).state,
    ({ about }) => about?.settingsRepaired ?? null,
  );
  if (repaired === null) return null;
  const { names, backup } = repaired;
  return t('settings.repaired', {
    count: names.length,
    names: list(names),
    backup: backup ?? 'none',
  });
}
