import type { Report } from '../measured.ts';
import { median } from '../measured.ts';

/** How much worse a row may get beyond its spread; what is less than that nobody feels. */
export const MARGIN = 0.05;

/** What others need for the same work: it changes with the computer only. */
const PEER = /[._](?:raw|peer|dom|least)_(?:us|ms)$/;

const GAIN = /_per_s$|right_percent$/;

/** `peer`: none of our work, shown to tell how steady the computer was. */
export type Verdict = 'worse' | 'better' | 'same' | 'peer';

/** One row that both commits have. */
export interface ComparedRow {
  /** `bench.row` */
  readonly row: string;
  /** Medians over the rounds. */
  readonly before: number;
  readonly after: number;
  /** Median over the rounds of after to before; above 1 is more. */
  readonly ratio: number;
  /** How far the ratios of the rounds lie apart. */
  readonly spread: number;
  readonly verdict: Verdict;
}

export interface Comparison {
  readonly rows: readonly ComparedRow[];
  /** Rows that no round of the other commit has a figure of. */
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
}

/** The reports of both commits from one round. */
export interface Round {
  readonly before: readonly Report[];
  readonly after: readonly Report[];
}

/**
 * Compares rows round by round, so that a slow moment of the computer falls on both commits. Less is
 * better, as for every row that has a target; only throughput and what was right (`…_per_s`, `…right_percent`) should
 * grow, where no target bounds them.
 */
export function compareRounds(rounds: readonly Round[], isWanted: RowFilter): Comparison {
  const flat = rounds.map(({ before, after }) => ({
    before: figuresOf(before),
    after: figuresOf(after),
  }));
  const all = rounds.flatMap(({ before, after }) => [...before, ...after]);
  const bounded = new Set(
    all.flatMap(({ bench, targets }) => Object.keys(targets).map((row) => `${bench}.${row}`)),
  );
  const names = (side: keyof Round) =>
    [...new Set(flat.flatMap((round) => [...round[side].keys()]))].filter(isWanted);
  const [earlier, later] = [names('before'), names('after')];
  const rows = earlier.flatMap((row) => {
    const pairs = flat.flatMap(({ before, after }) => {
      const [one, other] = [before.get(row), after.get(row)];
      return one === undefined || other === undefined ? [] : [{ before: one, after: other }];
    });
    if (pairs.length === 0) return [];
    return [comparedRow(row, pairs, !GAIN.test(row) || bounded.has(row))];
  });
  return {
    rows,
    onlyBefore: earlier.filter((row) => !later.includes(row)),
    onlyAfter: later.filter((row) => !earlier.includes(row)),
  };
}

function comparedRow(
  row: string,
  pairs: readonly { readonly before: number; readonly after: number }[],
  isLessBetter: boolean,
): ComparedRow {
  const ratios = pairs.map(({ before, after }) => (after === before ? 1 : after / before));
  const ratio = median(ratios);
  const apart = Math.max(...ratios) - Math.min(...ratios);
  // Nothing becoming something has no finite ratio, and then no spread either.
  const spread = Number.isFinite(apart) ? apart : 0;
  const isMore = ratio > 1 + spread + MARGIN;
  const isLess = ratio < 1 - spread - MARGIN;
  return {
    row,
    before: median(pairs.map(({ before }) => before)),
    after: median(pairs.map(({ after }) => after)),
    ratio,
    spread,
    verdict: PEER.test(row)
      ? 'peer'
      : (isLessBetter ? isMore : isLess)
        ? 'worse'
        : (isLessBetter ? isLess : isMore)
          ? 'better'
          : 'same',
  };
}

/** Finite figures by `bench.row`; a row that could not be measured counts as missing. */
function figuresOf(reports: readonly Report[]): ReadonlyMap<string, number> {
  return new Map(
    reports.flatMap(({ bench, figures }) =>
      Object.entries(figures).flatMap(([row, figure]) =>
        Number.isFinite(figure) ? [[`${bench}.${row}`, figure] as const] : [],
      ),
    ),
  );
}

/** Whether a row, given as `bench.row`, is asked for. */
export type RowFilter = (row: string) => boolean;

/**
 * What `--rows` asks for: a whole benchmark (`client`), a row of one (`client.one_ours_us`) or a row
 * by its name alone. Nothing asks for all.
 */
export function rowFilter(names: readonly string[]): RowFilter {
  if (names.length === 0) return () => true;
  const wanted = new Set(names);
  return (row) => {
    const dot = row.indexOf('.');
    return wanted.has(row) || wanted.has(row.slice(0, dot)) || wanted.has(row.slice(dot + 1));
  };
}

/** Of some benchmarks, those that may have a row that is asked for. */
export function benchesFor(names: readonly string[], benches: readonly string[]): string[] {
  const known = new Set(benches);
  const heads = names.map((name) => name.split('.')[0] ?? '');
  // A row's name alone does not say whose it is.
  const isOpen = heads.length === 0 || heads.some((head) => !known.has(head));
  return isOpen ? [...benches] : benches.filter((bench) => heads.includes(bench));
}

/** The report that ends a benchmark's output; null where there is none. */
export function readReport(output: string): Report | null {
  const line = output.trimEnd().split('\n').at(-1) ?? '';
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (!isRecord(value) || typeof value['bench'] !== 'string' || !isRecord(value['figures'])) {
    return null;
  }
  const { bench, figures, targets, skipped } = value;
  return {
    bench,
    figures: numbersOf(figures),
    targets: numbersOf(targets),
    skipped: textsOf(skipped),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function numbersOf(value: unknown): Record<string, number> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

function textsOf(value: unknown): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
