import { describe, expect, it } from 'vitest';
import type { SeriesAnswer } from '../../../../preload/contract/reports.ts';
import {
  chartDataOf,
  type ChartRequest,
} from '../../../../renderer/features/reports/chart-data-of.ts';
import { kindsOfDays } from '../../../../renderer/features/reports/kinds.ts';
import { seriesName } from '../../../../renderer/features/reports/series-name.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';
import { daysOf, reportOf, usage } from './reported.ts';

const { t } = createI18n('en', en);
const days = [
  { day: '2026-11-01', usage: usage(10, 0, 3) },
  { day: '2026-11-02', usage: usage(20, 0, 0, 5) },
];
const report = reportOf(days);
const request = (more: Partial<ChartRequest>): ChartRequest => ({
  measure: 'characters',
  stack: 'kind',
  answer: null,
  hasPrevious: true,
  nameOf: (one) => seriesName(one, more.stack ?? 'kind', t),
  ...more,
});
const byKey: SeriesAnswer = {
  days: days.map(({ day }) => day),
  series: [
    { name: 'Website', key: '1234****5678', values: [9, 9] },
    { name: '', key: 'abcd****ef01', values: [3, 3] },
    { name: null, key: null, values: [1, 13] },
  ],
};

describe('the kinds of characters', () => {
  it('add up to the days, with what the service has no name for as the last', () => {
    expect(kindsOfDays(days, 'characters')).toEqual([
      { name: 'textCharacters', key: null, values: [10, 20] },
      { name: 'improvementCharacters', key: null, values: [3, 0] },
      { name: null, key: null, values: [0, 5] },
    ]);
  });

  it('are one where nothing was used, and for every other figure', () => {
    expect(kindsOfDays(daysOf('2026-11-01', [0]), 'characters')).toHaveLength(1);
    expect(kindsOfDays(days, 'speechToTextMs')).toEqual([
      { name: 'speechToTextMs', key: null, values: [0, 0] },
    ]);
  });
});

describe('the chart of a report', () => {
  it('has kinds at once, each with the same look whichever others there are', () => {
    const { series } = chartDataOf(report, request({}));
    expect(series.map(({ name }) => name)).toEqual(['Text', 'Rephrasing and correction', 'Others']);
    const all = chartDataOf(reportOf([{ day: '2026-11-01', usage: usage(1, 1, 1) }]), request({}));
    expect(series[1]?.look).toEqual(all.series[2]?.look);
  });

  it('is whole until its keys have come, and is as high then', () => {
    const sum = (data: ReturnType<typeof chartDataOf>) =>
      data.days.map((_, at) => data.series.reduce((all, one) => all + (one.values[at] ?? 0), 0));
    const waiting = chartDataOf(report, request({ stack: 'key' }));
    const come = chartDataOf(report, request({ stack: 'key', answer: byKey }));
    expect(waiting.series).toHaveLength(1);
    expect(come.series.map(({ name }) => name)).toEqual(['Website', 'abcd****ef01', 'Others']);
    expect(sum(come)).toEqual(sum(waiting));
  });

  it('has the range before where it is compared and could be read', () => {
    const previous = {
      range: { start: '2026-10-30', end: '2026-10-31' },
      total: usage(3),
      days: daysOf('2026-10-30', [1, 2]),
    };
    const compared = reportOf(days, { previous });
    expect(chartDataOf(compared, request({})).previous).toEqual([1, 2]);
    expect(chartDataOf(compared, request({ hasPrevious: false })).previous).toBeNull();
    const failed = reportOf(days, { previous: { failure: { code: 'timeout' } } });
    expect(chartDataOf(failed, request({})).previous).toBeNull();
  });

  it('of tags has neither forecast nor range before', () => {
    const tags = {
      id: 't',
      connection: 'office',
      range: report.range,
      readAt: report.readAt,
      tags: [],
      untagged: null,
      days,
      pages: 1,
    };
    const data = chartDataOf(tags, request({ stack: 'tag' }));
    expect([data.previous, data.forecast]).toEqual([null, []]);
  });
});

describe('the name of a series', () => {
  it('is the label, else the masked id, else said to be missing', () => {
    expect(seriesName({ name: 'characters', key: 'k', values: [] }, 'key', t)).toBe('characters');
    expect(seriesName({ name: '', key: '', values: [] }, 'key', t)).toBe('No label');
    expect(seriesName({ name: '', key: null, values: [] }, 'tag', t)).toBe('Empty tag');
  });
});
