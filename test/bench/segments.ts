/**
 * The segment editor with Word documents of 5,000 and 100,000 segments: real files, database, helper
 * process and thread of memories; the keys in the page itself, over a main process in memory.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printReport } from './measured.ts';
import type { HelpPlan } from './segments/measure-help.ts';
import { measureHelp } from './segments/measure-help.ts';
import type { ProjectPlan } from './segments/measure-project.ts';
import { measureProject } from './segments/measure-project.ts';
import { measureSelection, SELECTED } from './segments/measure-selection.ts';
import { measureTyping } from './segments/measure-typing.ts';

const isQuick = process.argv.includes('--quick');
const SMALL: ProjectPlan = { segments: 5000, label: '5k', tries: isQuick ? 60 : 400 };
const LARGE: ProjectPlan = { segments: 100_000, label: '100k', tries: isQuick ? 60 : 400 };

/** The memory beside the segments. */
const HELP: HelpPlan = isQuick
  ? { units: 100_000, label: 'memory_100k', tries: 60 }
  : { units: 1_000_000, label: 'memory_1m', tries: 200 };

const figures: Record<string, number> = {};
for (const plan of [SMALL, LARGE]) {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-segments-'));
  try {
    Object.assign(figures, await measureProject(plan, folder));
    Object.assign(figures, await measureSelection(plan, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-segments-'));
try {
  Object.assign(figures, measureHelp(HELP, folder));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

Object.assign(
  figures,
  await measureTyping({ segments: LARGE.segments, keys: isQuick ? 100 : 400 }),
);

/** One frame of a screen. */
const FRAME_MS = 16;
const targets: Record<string, number> = {
  '5k_open_ms': 2000,
  key_to_paint_p95_ms: FRAME_MS,
  long_key_to_paint_p95_ms: FRAME_MS,
  [`${HELP.label}_matches_p95_ms`]: 30,
  [`${HELP.label}_completion_p95_ms`]: 20,
  // Before the first search for fragments the thread of memories answers others between two steps.
  [`${HELP.label}_fragments_step_max_ms`]: 50,
};
for (const { label } of [SMALL, LARGE]) {
  for (const verb of SELECTED) targets[`${label}_selected_${verb}_loop_max_ms`] = 50;
  targets[`${label}_rows_p95_ms`] = FRAME_MS;
  targets[`${label}_unconfirmed_rows_p95_ms`] = FRAME_MS;
  targets[`${label}_confirm_p95_ms`] = 50;
  targets[`${label}_search_ms`] = 100;
  targets[`${label}_filter_ms`] = 100;
  targets[`${label}_filter_regex_ms`] = 100;
  targets[`${label}_replace_ms`] = 2000;
  targets[`${label}_replace_loop_max_ms`] = 50;
  targets[`${label}_undo_fill_ms`] = 300;
  for (const held of [
    'open',
    'fill',
    'update_prepare',
    'update_report',
    'undo_fill',
    'redo_fill',
  ]) {
    targets[`${label}_${held}_loop_max_ms`] = 50;
  }
}
printReport({ bench: 'segments', figures, targets, skipped: {} });
process.exit(0);
