import type { chart as en } from '../en/chart.ts';

/** Charts wherever they stand. */
export const chart: Readonly<Record<keyof typeof en, string>> = {
  'chart.bars': '柱形图：{name}',
  'chart.about':
    '{unit, select, day {每根柱代表一天} week {每根柱代表周一至周日的一周} other {每根柱代表一个月}}（UTC）。用方向键在柱间移动，按 Enter 或单击可查看构成。',
  'chart.to-table': '在表格中查看相同数据',
  'chart.bar': '{days}：{figure}{parts, select, none {} other {；{parts}}}',
  'chart.part': '{part} {figure}',
  'chart.total': '总计',
  'chart.previous': '上一时段',
  'chart.forecast': '预计（估算）',
};
