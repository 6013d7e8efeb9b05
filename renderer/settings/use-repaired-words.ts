import { useStore } from 'zustand';
import { useWords } from '../words/use-words.ts';
import { useFirstStores } from '../workbench.ts';

/** What this start found damaged in the settings, as a sentence; null where all was sound. */
export function useRepairedWords(): string | null {
  const { t, list } = useWords();
  const repaired = useStore(
    useFirstStores().settings.state,
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
