import type { chart as en } from '../en/chart.ts';

/** Charts wherever they stand. */
export const chart: Readonly<Record<keyof typeof en, string>> = {
  'chart.bars': 'Balken: {name}',
  'chart.about':
    '{unit, select, day {Jeder Balken ist ein Tag} week {Jeder Balken ist eine Woche von Montag bis Sonntag} other {Jeder Balken ist ein Monat}} (UTC). Die Pfeiltasten gehen an den Balken entlang; Eingabe oder ein Klick zeigt, woraus ein Balken besteht.',
  'chart.to-table': 'Dieselben Zahlen in der Tabelle',
  'chart.bar': '{days}: {figure}{parts, select, none {} other {; {parts}}}',
  'chart.part': '{part} {figure}',
  'chart.total': 'Summe',
  'chart.previous': 'Zeitraum davor',
  'chart.forecast': 'Erwartet (Schätzung)',
};
