import { useEffect, useState } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useLanguages } from '../languages/use-languages.ts';
import type { Column } from './column.ts';
import { untranslatedOf } from './untranslated.ts';

/** Tells a screen reader that a result is there, once typing has come to rest. */
export function Announcement({ column }: { readonly column: Column }) {
  const { t } = useI18n();
  const { nameOf } = useLanguages();
  const [said, setSaid] = useState('');
  const { run, shown, target } = column;
  // What is not translated at all says so itself.
  const isTranslated =
    run.state === 'done' &&
    (shown === null || untranslatedOf(shown.translation, null, target)?.amount !== 'all');
  const language = nameOf(target);
  useEffect(() => {
    if (!isTranslated) return undefined;
    const timer = setTimeout(() => setSaid(t('text.finished', { language })), 1000);
    return () => {
      clearTimeout(timer);
      setSaid('');
    };
  }, [isTranslated, language, t]);
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  );
}
