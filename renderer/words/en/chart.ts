/** Charts wherever they stand. */
export const chart = {
  'chart.bars': 'Bars: {name}',
  'chart.about':
    '{unit, select, day {Each bar is a day} week {Each bar is a week from Monday to Sunday} other {Each bar is a month}} (UTC). Arrow keys walk along the bars; Enter or a click shows what a bar is made of.',
  'chart.to-table': 'Same figures in the table',
  'chart.bar': '{days}: {figure}{parts, select, none {} other {; {parts}}}',
  'chart.part': '{part} {figure}',
  'chart.total': 'Total',
  'chart.previous': 'Range before',
  'chart.forecast': 'Expected (estimate)',
} as const;
