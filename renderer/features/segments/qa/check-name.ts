import type { QaCheck } from '../../../../preload/contract/qa-checks.ts';
import type { I18n } from '../../../i18n/i18n.ts';

/** What a check is called. */
export const checkName = (check: QaCheck, t: I18n['t']): string =>
  t('segments.qa.check', { check: check.replaceAll('-', '_') });
