import {
  QA_CHECKS,
  QA_SEVERITIES,
  type QaCheck,
  type QaSeverity,
} from '../../../../preload/contract/qa-checks.ts';
import type { QaReport } from '../../../../preload/contract/segment-projects.ts';
import type { I18n } from '../../../i18n/i18n.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { checkName } from './check-name.ts';

/** What a report of QA is written in: the language of the interface. */
export const reportWords = ({ t, locale }: Pick<I18n, 't' | 'locale'>): QaReport['words'] => ({
  language: locale,
  direction: directionOf(locale),
  title: t('segments.report.title'),
  headings: [
    t('segments.report.file'),
    t('segments.report.target'),
    t('segments.report.segment'),
    t('segments.report.severity'),
    t('segments.report.check'),
    t('segments.report.about'),
    t('segments.concordance.source'),
    t('segments.concordance.target'),
  ],
  checks: named(QA_CHECKS, (check: QaCheck) => checkName(check, t)),
  severities: named(QA_SEVERITIES, (severity: QaSeverity) =>
    t('segments.qa.severity', { severity }),
  ),
  cut: t('segments.findings.cut', { shown: '{shown}', total: '{total}' }),
});

const named = <Id extends string>(ids: readonly Id[], nameOf: (id: Id) => string) =>
  Object.fromEntries(ids.map((id) => [id, nameOf(id)])) as Record<Id, string>;
