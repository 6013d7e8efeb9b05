/** What a benchmark found. */
export interface Report {
  readonly bench: string;
  /** Measured values by row; the unit ends the name (`…_ms`, `…_us`, `…_ratio`). */
  readonly figures: Readonly<Record<string, number>>;
  /** The most that a row may be; rows without a target are for information. */
  readonly targets: Readonly<Record<string, number>>;
  /** Rows that this computer cannot run, with what it lacks. A row that was merely left out is none. */
  readonly skipped: Readonly<Record<string, string>>;
}

/**
 * Whether every row that has a target ran and is within it. Only what this computer cannot run, with
 * its reason, is excused; what a quick run leaves out has no target there.
 */
export function isMet({ figures, targets, skipped }: Report): boolean {
  return Object.entries(targets).every(([row, most]) => {
    const figure = figures[row];
    return figure === undefined ? (skipped[row] ?? '').trim() !== '' : figure <= most;
  });
}

/** Prints the line that ends every benchmark's output: one JSON object. */
export function printReport(report: Report): void {
  const { bench, targets, skipped } = report;
  const figures = Object.fromEntries(
    Object.entries(report.figures).map(([row, value]) => [row, Number(value.toPrecision(4))]),
  );
  console.log(JSON.stringify({ bench, figures, targets, skipped, met: isMet(report) }));
}

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/**
 * The value below which a share of the values lies, read between two neighbours where it falls
 * between them; NaN of nothing.
 * @param percent 0 to 100
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = ((sorted.length - 1) * percent) / 100;
  const lower = sorted[Math.floor(place)] ?? Number.NaN;
  const upper = sorted[Math.ceil(place)] ?? Number.NaN;
  if (lower === upper) return lower;
  return lower + (upper - lower) * (place - Math.floor(place));
}
