import { useStore } from 'zustand';
import type { Measure } from '../../../preload/contract/measures.ts';
import type { Forecast, UsageReport } from '../../../preload/contract/reports.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { figureWithUnit } from './figure-words.ts';
import { Figure } from './Figures.tsx';
import { limitOf } from './limit-of.ts';
import { useDayWords } from './use-report-words.ts';
import { usePageStore } from '../../ui/stores.ts';
import { usageStore } from '../usage/store.ts';

export interface ForecastFigureProps {
  readonly measure: Measure;
  readonly report: UsageReport;
  readonly forecast: Forecast;
}

/** What the month is expected to come to, how that was estimated, and whether the limit holds it. */
export function ForecastFigure({ measure, report, forecast }: ForecastFigureProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const days = useDayWords();
  const usage = usePageStore(usageStore);
  const state = useStore(usage.state, (now) => now.usage);
  const known = limitOf(state, report.connection, measure);
  const expected = forecast.usage[measure];
  return (
    <Figure
      name={t('reports.forecast', { day: days.short(forecast.until) })}
      value={t('reports.forecast.about', {
        figure: figureWithUnit(measure, roughly(expected), i18n),
      })}
    >
      {known !== null && known.limit !== null && (
        <LimitBar
          measure={measure}
          used={usedInMonth(report, forecast.until, measure)}
          expected={expected}
          limit={known.limit}
        />
      )}
      {known?.limit === null && <p>{t('reports.limit.none')}</p>}
      {known !== null && known.limit !== null && state.state === 'known' && state.period && (
        <p className="soft">
          {t('reports.limit.period', {
            start: i18n.day(state.period.start),
            end: i18n.day(state.period.end),
          })}
        </p>
      )}
      <p className="soft">{t(`reports.forecast.${forecast.method}`, { days: forecast.days })}</p>
    </Figure>
  );
}

function LimitBar({
  measure,
  used,
  expected,
  limit,
}: {
  readonly measure: Measure;
  readonly used: number;
  readonly expected: number;
  readonly limit: number;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const most = Math.max(1, expected, limit) * 1.04;
  const share = (value: number) => `${(Math.max(0, value) / most) * 100}%`;
  const said = (value: number) => figureWithUnit(measure, value, i18n);
  return (
    <>
      <div
        className="limit-bar"
        role="img"
        aria-label={t('reports.limit.bar', {
          used: said(used),
          expected: said(expected),
          limit: said(limit),
        })}
      >
        <span className="limit-bar-used" style={{ inlineSize: share(used) }} />
        <span className="limit-bar-expected" style={{ inlineSize: share(expected - used) }} />
        <span className="limit-bar-line" style={{ insetInlineStart: share(limit) }} />
      </div>
      <p>
        {t(expected > limit ? 'reports.limit.above' : 'reports.limit.below', {
          limit: said(limit),
        })}
      </p>
    </>
  );
}

/** To three digits: the others would pretend to be known. */
function roughly(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 2);
  return Math.round(value / step) * step;
}

/** What the days of the forecast's month have used. */
function usedInMonth({ days }: UsageReport, until: string, measure: Measure): number {
  return days
    .filter(({ day }) => day.slice(0, 7) === until.slice(0, 7))
    .reduce((sum, { usage }) => sum + usage[measure], 0);
}
