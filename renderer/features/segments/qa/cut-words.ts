import type { FoundInFiles } from '../../../../preload/contract/segment-projects.ts';
import type { I18n } from '../../../i18n/i18n.ts';

/** Says that a list has only the first of all issues; null where it has all. */
export const cutWords = (
  { total, findings }: FoundInFiles,
  { t, number }: Pick<I18n, 't' | 'number'>,
): string | null =>
  findings.length === total
    ? null
    : t('segments.findings.cut', { shown: number(findings.length), total: number(total) });
