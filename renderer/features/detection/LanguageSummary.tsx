import { useMemo } from 'react';
import type { Detection } from '../../../preload/contract/text.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { languageCounts } from './lines.ts';

/** How often each language was found. */
export function LanguageSummary({ found }: { readonly found: readonly Detection[] }) {
  const { t, number } = useI18n();
  const { nameOf } = useLanguages();
  const counts = useMemo(() => languageCounts(found), [found]);
  if (counts.length === 0) return null;
  return (
    <ul className="detect-counts small" aria-label={t('detection.summary')}>
      {counts.map(({ language, count }) => (
        <li key={language ?? ''}>
          {language === null ? t('detection.summary-none') : nameOf(language)}{' '}
          <strong className="tabular">{number(count)}</strong>
        </li>
      ))}
    </ul>
  );
}
