import { z } from 'zod';
import type { SegmentedUnit } from '../../engine/inspection/routes.ts';
import type { CutUnit } from '../../engine/segments/cut-unit.ts';
import { joinUnit } from '../../engine/segments/join-unit.ts';
import type { Database } from '../../system/database.ts';
import type { SegmentRow, SegmentRows } from './segment-rows.ts';
import { shownSource } from './segment-rows.ts';

/** Rows and units that are looked at between two pauses. */
const AT_ONCE = 500;
const NO_LANGUAGES = { source: 'und', target: 'und' };
const Gaps = z.array(z.string());

/**
 * The units of a new version, cut into segments as a person has split and merged them in the old one
 * where their text is the same. Merges over paragraphs are given up: the next paragraph may be another.
 */
export async function withKeptCuts(
  units: readonly SegmentedUnit[],
  { sqlite, rows }: { readonly sqlite: Database['sqlite']; readonly rows: SegmentRows },
  pause: () => Promise<void>,
): Promise<readonly SegmentedUnit[]> {
  const cuts = await cutsByText(sqlite, rows, pause);
  const kept: SegmentedUnit[] = [];
  for (const [index, unit] of units.entries()) {
    if (index % AT_ONCE === 0) await pause();
    // A bilingual file has the target of the whole unit.
    const cut = unit.bilingual === undefined ? cuts.get(textOf(unit))?.shift() : undefined;
    kept.push(cut === undefined ? unit : { ...unit, ...cut });
  }
  return kept;
}

/** Cuts of units by their text, in the order of the document. */
async function cutsByText(
  sqlite: Database['sqlite'],
  rows: SegmentRows,
  pause: () => Promise<void>,
): Promise<Map<string, CutUnit[]>> {
  const gapsOf = sqlite.prepare('SELECT gaps FROM unit WHERE number = ?');
  const cuts = new Map<string, CutUnit[]>();
  const finish = (unit: readonly SegmentRow[]) => {
    const [first] = unit;
    if (first === undefined) return;
    const gaps = readGaps(gapsOf.get(first.unit)?.['gaps']);
    if (gaps?.length !== unit.length + 1) return;
    const segments = unit.map((row) => shownSource({ ...row, source: row.own ?? row.source }));
    const text = textOf({ segments, gaps });
    const known = cuts.get(text);
    if (known === undefined) cuts.set(text, [{ segments, gaps }]);
    else known.push({ segments, gaps });
  };
  let unit: SegmentRow[] = [];
  let last: SegmentRow | null = null;
  for (;;) {
    const part = rows.places(last, AT_ONCE);
    for (const row of part) {
      if (row.unit !== last?.unit) {
        finish(unit);
        unit = [];
      }
      unit.push(row);
      last = row;
    }
    if (part.length < AT_ONCE) break;
    await pause();
  }
  finish(unit);
  return cuts;
}

const textOf = (unit: CutUnit): string =>
  joinUnit(
    unit,
    unit.segments.map(() => null),
    NO_LANGUAGES,
  );

function readGaps(kept: unknown): string[] | null {
  try {
    return Gaps.parse(JSON.parse(String(kept)));
  } catch {
    return null;
  }
}
