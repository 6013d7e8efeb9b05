import { CircleCheck, CircleQuestionMark, CircleSlash, Minus, type LucideIcon } from 'lucide-react';
import type { Detection } from '../../../preload/contract/text.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';

/** Four shapes, so that outcomes are told apart without colour. */
const SHAPES: Readonly<Record<Detection['outcome'], LucideIcon>> = {
  success: CircleCheck,
  insufficient_confidence: CircleQuestionMark,
  unsupported_language: CircleSlash,
  no_language_detected: Minus,
};

/** What came of asking for the language of a line. */
export function OutcomeMark({ outcome, language, by }: Detection) {
  const { t } = useI18n();
  const { nameOf } = useLanguages();
  const Shape = SHAPES[outcome];
  const name = language === undefined ? '' : nameOf(language);
  const known = outcome === 'success' && name !== '';
  return (
    <span className="outcome" data-outcome={outcome}>
      <Shape aria-hidden="true" />
      <span>
        {known
          ? t('detection.outcome-success', { language: name })
          : t(`detection.outcome-${outcome === 'success' ? 'no_language_detected' : outcome}`)}
      </span>
      {known && <span className="soft tabular">{language}</span>}
      {by === 'local' && outcome === 'success' && (
        <span className="outcome-local small">{t('detection.local')}</span>
      )}
    </span>
  );
}
