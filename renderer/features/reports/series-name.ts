import { MEASURES } from '../../../preload/contract/measures.ts';
import type { Series } from '../../../preload/contract/reports.ts';
import type { I18n } from '../../i18n/i18n.ts';
import type { Stack } from './board.ts';

/** What a series of a chart is called. */
export function seriesName({ name, key }: Series, stack: Stack, t: I18n['t']): string {
  const measure = MEASURES.find((one) => one === name);
  const isOfMeasures = stack === 'kind' || stack === 'none';
  if (isOfMeasures && measure !== undefined) return t(`reports.measure.${measure}`);
  if (name === null && key === null) return t('reports.others');
  if (name !== null && name !== '') return name;
  return stack === 'tag'
    ? t('reports.no-tag')
    : key === null || key === ''
      ? t('reports.no-label')
      : key;
}
