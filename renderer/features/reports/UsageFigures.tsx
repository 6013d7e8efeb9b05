import { useStore } from 'zustand';
import type { Measure } from '../../../preload/contract/measures.ts';
import type { UsageReport } from '../../../preload/contract/reports.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { differenceOf } from './difference.ts';
import { figure, figureWithUnit } from './figure-words.ts';
import { Figure, Figures } from './Figures.tsx';
import { ForecastFigure } from './ForecastFigure.tsx';
import { useDayWords } from './use-report-words.ts';
import { usePageStore } from '../../ui/stores.ts';
import { reportsStore } from './store.ts';

/** The report in a few figures: the total, how it differs from before, what the month will come to. */
export function UsageFigures({ report }: { readonly report: UsageReport }) {
  const i18n = useI18n();
  const { t } = i18n;
  const reports = usePageStore(reportsStore);
  const measure = useStore(reports.state, (now) => now.measure);
  const isCompared = useStore(reports.state, (now) => now.compare);
  const { total, previous, forecast } = report;
  return (
    <Figures name={t('reports.figures')}>
      <Figure
        name={t('look.label-value', {
          label: t('reports.total'),
          value: t(`reports.measure.${measure}`),
        })}
        value={
          total === null ? t('usage.meter.unknown') : figureWithUnit(measure, total[measure], i18n)
        }
      >
        {total === null && <p className="soft">{t('usage.meter.unknown.about')}</p>}
      </Figure>
      {isCompared && previous !== null && total !== null && (
        <Compared measure={measure} now={total[measure]} previous={previous} />
      )}
      {forecast !== null && forecast.usage[measure] > 0 && (
        <ForecastFigure measure={measure} report={report} forecast={forecast} />
      )}
    </Figures>
  );
}

function Compared({
  measure,
  now,
  previous,
}: {
  readonly measure: Measure;
  readonly now: number;
  readonly previous: NonNullable<UsageReport['previous']>;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const days = useDayWords();
  if ('failure' in previous) {
    return (
      <Figure name={t('reports.compare')} value="–">
        {t('reports.compared.failed')}
      </Figure>
    );
  }
  if (previous.total === null) {
    return (
      <Figure name={t('reports.compare')} value={t('usage.meter.unknown')}>
        <p className="soft">{t('usage.meter.unknown.about')}</p>
      </Figure>
    );
  }
  const before = previous.total[measure];
  const { kind, by, percent } = differenceOf(now, before);
  return (
    <Figure
      name={t('reports.compared', { span: days.span(previous.range) })}
      value={t('reports.compared.words', { kind, by: figure(measure, by, i18n) })}
      beside={
        percent !== null &&
        kind !== 'same' &&
        t('reports.compared.percent', { sign: kind, percent })
      }
    >
      <p className="soft">
        {before === 0
          ? t('reports.compared.from-nothing')
          : t('reports.compared.before', { figure: figureWithUnit(measure, before, i18n) })}
      </p>
    </Figure>
  );
}
