import type { chart as en } from '../en/chart.ts';

export const chart: Readonly<Record<keyof typeof en, string>> = {
  'chart.bars': 'Barres : {name}',
  'chart.about':
    '{unit, select, day {Chaque barre est un jour} week {Chaque barre est une semaine du lundi au dimanche} other {Chaque barre est un mois}} (UTC). Les touches fléchées parcourent les barres ; Entrée ou un clic montre de quoi une barre se compose.',
  'chart.to-table': 'Mêmes chiffres dans le tableau',
  'chart.bar': '{days} : {figure}{parts, select, none {} other { ; {parts}}}',
  'chart.part': '{part} {figure}',
  'chart.total': 'Total',
  'chart.previous': 'Période précédente',
  'chart.forecast': 'Prévu (estimation)',
};
