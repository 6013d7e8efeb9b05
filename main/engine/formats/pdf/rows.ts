import type { GlyphRun } from './glyph-run.ts';
import { turn } from './line.ts';
import type { TurnedRun } from './line.ts';

/** Runs on one baseline, with what is raised or lowered beside them. */
export interface Row {
  readonly angle: number;
  readonly across: number;
  readonly size: number;
  /** From left to right. */
  readonly runs: readonly TurnedRun[];
}

/** In parts of the row's size: how far a baseline may be off, and what still is a raised mark. */
const SAME_BASELINE = 0.2;
const RAISED = 0.7;
const LOWERED = 0.4;
const SHIFTED = 0.35;
const SMALLER = 0.85;
const BESIDE = 0.4;
/** Less is no raised mark: it stands beside the large first letter of a paragraph. */
const LEAST_MARK = 0.5;
/** What makes such a letter: its size to that of the lines beside it, its distance to them in their ems. */
const INITIAL = { least: 1.7, gap: 1.5, letters: 2, rows: 2 };

interface OpenRow {
  readonly across: number;
  readonly size: number;
  readonly runs: TurnedRun[];
}

/** Sorts the runs of a page into rows, from top to bottom, one angle of the text after the other. */
export function rowsOf(runs: readonly GlyphRun[]): Row[] {
  const angles = new Map<number, TurnedRun[]>();
  for (const run of runs) {
    if (!(run.size > 0.5) || ![run.x, run.y, run.width].every(Number.isFinite)) continue;
    const [start, across] = turn(run.x, run.y, run.angle);
    const turned = { ...run, start, end: start + run.width, across };
    angles.set(run.angle, [...(angles.get(run.angle) ?? []), turned]);
  }
  return [...angles].flatMap(([angle, turned]) => rowsAt(angle, turned));
}

function rowsAt(angle: number, runs: readonly TurnedRun[]): Row[] {
  // Large letters make the rows; small ones may then be marks beside them.
  const bySize = initialsPlaced(runs).sort((a, b) => b.size - a.size);
  const cell = Math.max(4, bySize[0]?.size ?? 4);
  const grid = new Map<number, OpenRow[]>();
  const near = (across: number) => {
    const at = Math.floor(across / cell);
    return [at - 1, at, at + 1].flatMap((key) => grid.get(key) ?? []);
  };
  for (const run of bySize) {
    const around = near(run.across);
    const row =
      around.find(
        ({ across, size }) =>
          Math.abs(across - run.across) <= SAME_BASELINE * Math.min(size, run.size),
      ) ?? around.find((candidate) => isMarkBeside(run, candidate));
    if (row) {
      row.runs.push(run);
      continue;
    }
    const key = Math.floor(run.across / cell);
    const made = { across: run.across, size: run.size, runs: [run] };
    grid.set(key, [...(grid.get(key) ?? []), made]);
  }
  return [...grid.values()]
    .flat()
    .sort((a, b) => b.across - a.across)
    .map((row) => ({ ...row, angle, runs: row.runs.sort((a, b) => a.start - b.start) }));
}

/**
 * The large first letter of a paragraph goes to the first of the lines that stand beside it, and looks
 * as they do: a translation begins with another letter.
 */
function initialsPlaced(runs: readonly TurnedRun[]): TurnedRun[] {
  const sizes = runs.map(({ size }) => size).toSorted((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  return runs.map((run) => {
    if (run.size < INITIAL.least * usual) return run;
    if (run.text.trim().length > INITIAL.letters || !/^\p{L}/u.test(run.text)) return run;
    const beside = runs.filter(
      (other) =>
        other.size * INITIAL.least <= run.size &&
        other.start - run.end < INITIAL.gap * other.size &&
        other.start > run.start &&
        other.across >= run.across - LOWERED * other.size &&
        other.across <= run.across + run.size,
    );
    const [first] = beside.toSorted((a, b) => b.across - a.across || a.start - b.start);
    const rows = new Set(beside.map(({ across }) => across)).size;
    if (first === undefined || rows < INITIAL.rows) return run;
    const end = Math.max(run.start, first.start);
    return { ...run, end, across: first.across, size: first.size, look: first.look };
  });
}

function isMarkBeside(run: TurnedRun, row: OpenRow): boolean {
  const rise = (run.across - row.across) / row.size;
  const isSmall = run.size <= SMALLER * row.size;
  if (run.size < LEAST_MARK * row.size) return false;
  if (isSmall ? rise > RAISED || rise < -LOWERED : Math.abs(rise) > SHIFTED) return false;
  const room = BESIDE * row.size;
  return row.runs.some(
    (other) => Math.abs(run.start - other.end) <= room || Math.abs(other.start - run.end) <= room,
  );
}
