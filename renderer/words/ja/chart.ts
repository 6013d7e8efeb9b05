import type { chart as en } from '../en/chart.ts';

/** Charts wherever they stand. */
export const chart: Readonly<Record<keyof typeof en, string>> = {
  'chart.bars': '棒グラフ：{name}',
  'chart.about':
    '{unit, select, day {棒1本が1日} week {棒1本が月曜から日曜までの1週間} other {棒1本が1か月}}を表します（UTC）。方向キーで棒を移動し、Enterまたはクリックで内訳を表示します。',
  'chart.to-table': '同じ数値を表で見る',
  'chart.bar': '{days}：{figure}{parts, select, none {} other {、{parts}}}',
  'chart.part': '{part} {figure}',
  'chart.total': '合計',
  'chart.previous': '前の期間',
  'chart.forecast': '見込み（推定）',
};
