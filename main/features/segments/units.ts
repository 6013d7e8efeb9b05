import { z } from 'zod';
import type { SegmentedUnit } from '../../engine/inspection/routes.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';
import { joinUnit } from '../../engine/segments/join-unit.ts';
import { wordsOfSegment } from '../../engine/segments/segment-tags.ts';
import type { Database } from '../../system/database.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { nextTurn } from './next-turn.ts';
import type { SegmentRow, SegmentRows } from './segment-rows.ts';
import { shownSource } from './segment-rows.ts';

/** Segments that are written or read between two turns of the loop. */
const AT_ONCE = 2000;

/** What a document is made of. */
export interface UnitCounts {
  readonly segments: number;
  /** Code points without tags. */
  readonly characters: number;
}

/** Writes the units of a document with their segments; inside of a transaction of the caller. */
export async function writeUnits(
  sqlite: Database['sqlite'],
  units: readonly SegmentedUnit[],
): Promise<UnitCounts> {
  const unitRow = sqlite.prepare('INSERT INTO unit (number, id, gaps) VALUES (?, ?, ?)');
  const segmentRow = sqlite.prepare(
    `INSERT INTO segment (number, unit, source, tags, most, twin, repeats)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const groups = groupsOf(units);
  let number = 0;
  let characters = 0;
  for (const [index, { id, gaps, segments, most }] of units.entries()) {
    unitRow.run(index, id, JSON.stringify(gaps));
    for (const { text, tags } of segments) {
      if (number % AT_ONCE === AT_ONCE - 1) await nextTurn();
      const { first, count } = groups.get(text) ?? { first: number, count: 1 };
      const names = Object.keys(tags).length === 0 ? null : JSON.stringify(tags);
      // Of several sentences in one place nobody can say how long each may be.
      const room = segments.length === 1 ? most : null;
      segmentRow.run(number, index, text, names, room, first, count);
      characters += billedCharacters(wordsOfSegment(text, tags));
      number += 1;
    }
  }
  return { segments: number, characters };
}

function groupsOf(units: readonly SegmentedUnit[]) {
  const groups = new Map<string, { readonly first: number; count: number }>();
  let number = 0;
  for (const { segments } of units) {
    for (const { text } of segments) {
      const group = groups.get(text);
      if (group === undefined) groups.set(text, { first: number, count: 1 });
      else group.count += 1;
      number += 1;
    }
  }
  return groups;
}

const Gaps = z.array(z.string());

function readGaps(kept: unknown): string[] | null {
  try {
    return Gaps.parse(JSON.parse(String(kept)));
  } catch {
    return null;
  }
}

/**
 * The texts of all units that hold a segment to be exported, with the source in place of the others.
 * Other units keep their own text. Rejects with file-unreadable where the project is damaged.
 * @param isExported of segments that have a translation
 */
export async function exportedTexts(
  sqlite: Database['sqlite'],
  rows: SegmentRows,
  {
    name,
    ...languages
  }: { readonly name: string; readonly source: string; readonly target: string },
  isExported: (row: SegmentRow) => boolean,
  signal: AbortSignal,
): Promise<[id: string, text: string][]> {
  const reading = sqlite.prepare('SELECT id, gaps FROM unit WHERE number = ?');
  const texts: [string, string][] = [];
  const finish = (unit: readonly SegmentRow[]) => {
    const [first] = unit;
    const targets = unit.map((segment) =>
      hasTranslation(segment) && isExported(segment) ? segment.target : null,
    );
    if (first === undefined || targets.every((target) => target === null)) return;
    const row = reading.get(first.unit);
    const gaps = readGaps(row?.['gaps']);
    // Nobody could say what stood between its segments.
    if (gaps === null) throw new FeatureFailure({ code: 'file-unreadable', params: { name } });
    const cut = { segments: unit.map(shownSource), gaps };
    texts.push([String(row?.['id']), joinUnit(cut, targets, languages)]);
  };
  let unit: SegmentRow[] = [];
  let from = 0;
  for (;;) {
    const window = rows.window(from, AT_ONCE);
    for (const row of window) {
      if (row.opensBlock) {
        finish(unit);
        unit = [];
      }
      unit.push(row);
    }
    if (window.length < AT_ONCE) break;
    from += AT_ONCE;
    await nextTurn();
    signal.throwIfAborted();
  }
  finish(unit);
  return texts;
}

/** White space alone translates nothing. */
const hasTranslation = ({ target }: Pick<SegmentRow, 'target'>): boolean => target.trim() !== '';
