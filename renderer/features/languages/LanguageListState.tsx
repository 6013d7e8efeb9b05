import { useStore } from 'zustand';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { languagesStore } from './store.ts';

/** Says why a list of languages is empty. */
export function LanguageListState() {
  const { t, number } = useI18n();
  const languages = usePageStore(languagesStore);
  const listed = useStore(languages.state, (now) => now.listed);
  if (listed.state === 'loading') return t('text.languages-loading');
  if (listed.state === 'failed') return t('text.languages-failed');
  return t('text.languages-count', { count: number(listed.items.length) });
}
