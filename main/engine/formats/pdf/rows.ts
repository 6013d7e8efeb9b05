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
  const bySize = [...runs].sort((a, b) => b.size - a.size);
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

function isMarkBeside(run: TurnedRun, row: OpenRow): boolean {
  const rise = (run.across - row.across) / row.size;
  const isSmall = run.size <= SMALLER * row.size;
  if (isSmall ? rise > RAISED || rise < -LOWERED : Math.abs(rise) > SHIFTED) return false;
  const room = BESIDE * row.size;
  return row.runs.some(
    (other) => Math.abs(run.start - other.end) <= room || Math.abs(other.start - run.end) <= room,
  );
}
