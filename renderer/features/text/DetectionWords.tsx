import { useI18n } from '../../i18n/use-i18n.ts';
import { failureSentences } from '../../ui/failure/sentences.ts';
import type { TextState } from './state.ts';

export interface DetectionWordsProps {
  readonly detection: TextState['detection'];
}

/** What came of asking for the language; nothing where it was simply found. */
export function DetectionWords({ detection }: DetectionWordsProps) {
  const { t, locale } = useI18n();
  if (detection.state === 'failed') return t('text.detect-failed');
  if (detection.state !== 'done') return null;
  const { outcome, by, refusal } = detection.value;
  if (outcome !== 'success') return t(`text.detect-${outcome}`);
  if (by !== 'local') return null;
  return refusal === undefined
    ? t('text.local-guess')
    : t('text.local-guess-why', { why: failureSentences(refusal, t, locale).what });
}
