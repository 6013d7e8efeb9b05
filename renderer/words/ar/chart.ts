import type { chart as en } from '../en/chart.ts';

/** Charts wherever they stand. */
export const chart: Readonly<Record<keyof typeof en, string>> = {
  'chart.bars': 'الأعمدة: {name}',
  'chart.about':
    '{unit, select, day {كل عمود يوم} week {كل عمود أسبوع من الاثنين إلى الأحد} other {كل عمود شهر}} (UTC). تنقل مفاتيح الأسهم بين الأعمدة، ويعرض Enter أو النقر مكوّنات العمود.',
  'chart.to-table': 'الأرقام نفسها في الجدول',
  'chart.bar': '\u2068{days}\u2069: \u2068{figure}\u2069{parts, select, none {} other {؛ {parts}}}',
  'chart.part': '\u2068{part}\u2069 \u2068{figure}\u2069',
  'chart.total': 'المجموع',
  'chart.previous': 'الفترة السابقة',
  'chart.forecast': 'المتوقع (تقدير)',
};
