import type { SeriesLook } from './series-looks.ts';
import type { Quantity } from './ticks.ts';

/** Days from one to another, both included. */
export interface DaySpan {
  readonly start: string;
  readonly end: string;
}

export interface ChartSeries {
  readonly id: string;
  readonly name: string;
  readonly look: SeriesLook;
  /** One for each day, not negative; days behind the last one count nothing. */
  readonly values: readonly number[];
}

/** What a stacked chart shows, day by day. */
export interface ChartData {
  /** What was counted; a forecast reaches beyond it. */
  readonly range: DaySpan;
  /** In order, without a gap; those of a forecast are the last ones. */
  readonly days: readonly string[];
  /** From the bottom of a bar upwards. */
  readonly series: readonly ChartSeries[];
  /** The range before, by place; null without one. */
  readonly previous: readonly number[] | null;
  /** What is expected beside what is counted, by place; empty without a forecast. */
  readonly forecast: readonly number[];
  readonly quantity: Quantity;
}

/** How a chart writes days and figures, in the interface language. */
export interface ChartWords {
  /** Short, for a place of the axis. @param max the largest place, so that all are written alike */
  readonly tick: (value: number, max: number) => string;
  readonly day: (day: string) => string;
  /** The month of a day, with its year where `hasYear`. */
  readonly month: (day: string, hasYear: boolean) => string;
  /** In full, where its unit is known, and with it. */
  readonly figure: (value: number) => string;
  readonly figureWithUnit: (value: number) => string;
  /** A bar's days in full. */
  readonly span: (span: DaySpan) => string;
}
