import { z } from 'zod';
import type { SegmentedUnit } from '../../engine/inspection/routes.ts';
import type { CutUnit } from '../../engine/segments/cut-unit.ts';
import { joinUnit } from '../../engine/segments/join-unit.ts';
import type { Database } from '../../system/database.ts';
import { eachUnit } from './each-unit.ts';
import type { SegmentRows } from './segment-rows.ts';
import { shownSource } from './segment-rows.ts';

/** Units that are looked at between two pauses. */
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
  await eachUnit(rows, pause, (unit) => {
    const gaps = readGaps(gapsOf.get(unit[0].unit)?.['gaps']);
    if (gaps?.length !== unit.length + 1) return;
    const segments = unit.map((row) => shownSource({ ...row, source: row.own ?? row.source }));
    const text = textOf({ segments, gaps });
    const known = cuts.get(text);
    if (known === undefined) cuts.set(text, [{ segments, gaps }]);
    else known.push({ segments, gaps });
  });
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
