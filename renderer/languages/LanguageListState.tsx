import { useStore } from 'zustand';
import { useWords } from '../words/use-words.ts';
import { useFirstStores } from '../workbench.ts';

/** Says why a list of languages is empty. */
export function LanguageListState() {
  const { t, number } = useWords();
  const { languages } = useFirstStores();
  const listed = useStore(languages.state, (now) => now.listed);
  if (listed.state === 'loading') return t('text.languages-loading');
  if (listed.state === 'failed') return t('text.languages-failed');
  return t('text.languages-count', { count: number(listed.items.length) });
}
