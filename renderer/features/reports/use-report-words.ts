import { useMemo } from 'react';
import type { Measure } from '../../../preload/contract/measures.ts';
import type { ChartWords } from '../../ui/chart/chart-data.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { createDayWords, type DayWords } from './day-words.ts';
import { figure, figureWithUnit, tickWords } from './figure-words.ts';

/** Days of reports in the interface language. */
export function useDayWords(): DayWords {
  const { locale } = useI18n();
  return useMemo(() => createDayWords(locale), [locale]);
}

/** How the chart of a measure writes its days and figures. */
export function useChartWords(measure: Measure): ChartWords {
  const i18n = useI18n();
  const days = useDayWords();
  return useMemo(
    () => ({
      tick: (value, max) => tickWords(measure, value, max, i18n),
      day: days.short,
      month: days.month,
      figure: (value) => figure(measure, value, i18n),
      figureWithUnit: (value) => figureWithUnit(measure, value, i18n),
      span: days.span,
    }),
    [measure, i18n, days],
  );
}
