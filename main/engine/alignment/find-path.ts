import type { Band } from './band.ts';
import type { Evidence } from './evidence.ts';
import type { LengthModel } from './length-model.ts';
import type { SentenceClues } from './sentence-clues.ts';

/** Sentences that translate each other; on one side there may be none. */
export interface Bead {
  readonly source: readonly [from: number, to: number];
  readonly target: readonly [from: number, to: number];
  /** Probability from 0 to 1 that exactly these belong together, by the model. */
  readonly confidence: number;
}

/**
 * Kinds of beads and how common they are, after Gale and Church (1993), table 5; a sentence without
 * counterpart is commoner in what people keep of two documents than in the proceedings they counted.
 */
const KINDS = [
  [1, 1, 0.89],
  [1, 0, 0.03],
  [0, 1, 0.03],
  [2, 1, 0.0445],
  [1, 2, 0.0445],
  [2, 2, 0.011],
  [3, 1, 0.003],
  [1, 3, 0.003],
] as const;
const PRIORS = KINDS.map(([, , share]) => -Math.log(share));

/** Nats; tuned on manuals in six languages whose paragraphs are known to correspond. */
const COSTS = {
  /** A number that the other side does not have. */
  lostNumber: 1.5,
  /** At most so many numbers count. */
  mostNumbers: 4,
  /** A paragraph begins inside of a bead. */
  joinedBlocks: 8,
  /** A paragraph begins on one side only. */
  oneOpens: 4,
} as const;

/**
 * Nats that a place may be worse than the best of its row, with what it still takes to bring both sides to
 * their ends together; what is beyond is not followed.
 */
const BEAM = 100;
/** Of one sentence without counterpart. */
const ALONE = -Math.log(0.03);

export interface Sides {
  readonly source: readonly SentenceClues[];
  readonly target: readonly SentenceClues[];
  readonly band: Band;
  readonly evidence: Evidence;
  readonly lengths: LengthModel;
}

/** The likeliest chain of beads from the beginning to the end, each with its probability. */
export function findPath(sides: Sides): Bead[] {
  const { band } = sides;
  const costs = beadCosts(sides);
  const best = new Float64Array(band.size).fill(Infinity);
  const forward = new Float64Array(band.size).fill(-Infinity);
  const chosen = new Int8Array(band.size).fill(-1);
  const bestOfRow = new Float64Array(band.rows).fill(Infinity);
  const ahead = (row: number, column: number): number =>
    ALONE * Math.abs(band.rows - row - (band.columns - column));
  const leadsNowhere = (cell: number, row: number, column: number): boolean =>
    cell < 0 || !((best[cell] ?? Infinity) + ahead(row, column) <= (bestOfRow[row] ?? 0) + BEAM);
  best[band.at(0, 0)] = 0;
  bestOfRow[0] = ahead(0, 0);
  forward[band.at(0, 0)] = 0;
  for (let row = 0; row < band.rows; row += 1) {
    for (let column = band.from(row); column < band.to(row); column += 1) {
      const cell = band.at(row, column);
      for (const [kind, [rows, columns]] of KINDS.entries()) {
        const before = band.at(row - rows, column - columns);
        if (leadsNowhere(before, row - rows, column - columns)) continue;
        const cost = costs.of(kind, row - rows, column - columns);
        const sum = (best[before] ?? Infinity) + cost;
        if (sum < (best[cell] ?? Infinity)) {
          best[cell] = sum;
          chosen[cell] = kind;
        }
        forward[cell] = addLogs(forward[cell] ?? -Infinity, (forward[before] ?? -Infinity) - cost);
      }
      const whole = (best[cell] ?? Infinity) + ahead(row, column);
      bestOfRow[row] = Math.min(bestOfRow[row] ?? Infinity, whole);
    }
  }
  const backward = new Float64Array(band.size).fill(-Infinity);
  const end = band.at(band.rows - 1, band.columns - 1);
  backward[end] = 0;
  for (let row = band.rows - 1; row >= 0; row -= 1) {
    for (let column = band.to(row) - 1; column >= band.from(row); column -= 1) {
      const cell = band.at(row, column);
      if ((backward[cell] ?? -Infinity) === -Infinity) continue;
      for (const [kind, [rows, columns]] of KINDS.entries()) {
        const before = band.at(row - rows, column - columns);
        if (leadsNowhere(before, row - rows, column - columns)) continue;
        const cost = costs.of(kind, row - rows, column - columns);
        backward[before] = addLogs(
          backward[before] ?? -Infinity,
          (backward[cell] ?? -Infinity) - cost,
        );
      }
    }
  }

  const beads: Bead[] = [];
  const all = forward[end] ?? 0;
  let [row, column] = [band.rows - 1, band.columns - 1];
  while (row > 0 || column > 0) {
    const cell = band.at(row, column);
    const kind = chosen[cell] ?? -1;
    const [rows, columns] = KINDS[kind] ?? [row, column];
    const [from, left] = [row - rows, column - columns];
    const through =
      (forward[band.at(from, left)] ?? 0) - costs.of(kind, from, left) + (backward[cell] ?? 0);
    beads.push({
      source: [from, row],
      target: [left, column],
      confidence: Math.min(1, Math.exp(through - all)),
    });
    [row, column] = [from, left];
  }
  return beads.reverse();
}

const addLogs = (a: number, b: number): number => {
  if (a === -Infinity) return b;
  if (b === -Infinity) return a;
  return a > b ? a + Math.log1p(Math.exp(b - a)) : b + Math.log1p(Math.exp(a - b));
};

/** What a bead of a kind costs that begins at a place. */
function beadCosts({ source, target, band, evidence, lengths }: Sides) {
  const sourceLengths = sums(source);
  const targetLengths = sums(target);
  return {
    of(kind: number, row: number, column: number): number {
      const [rows, columns] = KINDS[kind] ?? [0, 0];
      const prior = PRIORS[kind] ?? 0;
      if (rows === 0 || columns === 0) return prior;
      const length = lengths.cost(
        (sourceLengths[row + rows] ?? 0) - (sourceLengths[row] ?? 0),
        (targetLengths[column + columns] ?? 0) - (targetLengths[column] ?? 0),
      );
      let shared = 0;
      let crossed = 0;
      let numbers = 0;
      let written = 0;
      for (let at = row; at < row + rows; at += 1) {
        written += source[at]?.numbers.length ?? 0;
        for (let other = column; other < column + columns; other += 1) {
          const cell = band.at(at, other);
          if (cell < 0) continue;
          // Two by two, what a sentence shares with the other's translation is a chance or a change of order.
          if (rows === 2 && columns === 2 && at - row !== other - column) {
            crossed += evidence.shared(cell);
          } else shared += evidence.shared(cell);
          numbers += evidence.numbers(cell);
        }
      }
      shared = Math.max(shared, crossed);
      for (let at = column; at < column + columns; at += 1) {
        written += target[at]?.numbers.length ?? 0;
      }
      const lost = Math.min(COSTS.mostNumbers, Math.max(0, written - 2 * numbers));
      return (
        prior + length - shared + lost * COSTS.lostNumber + blockCost(row, rows, column, columns)
      );
    },
  };

  function blockCost(row: number, rows: number, column: number, columns: number): number {
    let cost = source[row]?.opens === target[column]?.opens ? 0 : COSTS.oneOpens;
    for (let at = row + 1; at < row + rows; at += 1) {
      if (source[at]?.opens === true) cost += COSTS.joinedBlocks;
    }
    for (let at = column + 1; at < column + columns; at += 1) {
      if (target[at]?.opens === true) cost += COSTS.joinedBlocks;
    }
    return cost;
  }
}

/** Lengths of all sentences before each place. */
function sums(sentences: readonly SentenceClues[]): Float64Array {
  const all = new Float64Array(sentences.length + 1);
  for (const [at, { length }] of sentences.entries()) all[at + 1] = (all[at] ?? 0) + length;
  return all;
}
