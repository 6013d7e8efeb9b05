import type { chart as en } from '../en/chart.ts';

export const chart: Readonly<Record<keyof typeof en, string>> = {
  'chart.bars': 'Barras: {name}',
  'chart.about':
    '{unit, select, day {Cada barra es un día} week {Cada barra es una semana de lunes a domingo} other {Cada barra es un mes}} (UTC). Las teclas de flecha recorren las barras; Intro o un clic muestra de qué se compone una barra.',
  'chart.to-table': 'Las mismas cifras en la tabla',
  'chart.bar': '{days}: {figure}{parts, select, none {} other {; {parts}}}',
  'chart.part': '{part} {figure}',
  'chart.total': 'Total',
  'chart.previous': 'Intervalo anterior',
  'chart.forecast': 'Previsto (estimación)',
};
