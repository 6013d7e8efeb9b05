import { z } from 'zod';
import type { SegmentedUnit } from '../../engine/inspection/routes.ts';
import { wordsOf } from '../../engine/analysis/analysis.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';
import { joinUnit } from '../../engine/segments/join-unit.ts';
import { wordsOfSegment } from '../../engine/segments/segment-tags.ts';
import type { Database } from '../../system/database.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { eachUnit } from './each-unit.ts';
import { createTurnTimer, nextTurn, nextTurnUnless } from './next-turn.ts';
import type { SegmentRow, SegmentRows } from './segment-rows.ts';

/** What a document is made of. */
export interface UnitCounts {
  readonly segments: number;
  /** Code points without tags. */
  readonly characters: number;
}

/** Writes the units of a document with their segments and words; inside of a transaction of the caller. */
export async function writeUnits(
  sqlite: Database['sqlite'],
  units: readonly SegmentedUnit[],
): Promise<UnitCounts> {
  const unitRow = sqlite.prepare('INSERT INTO unit (number, id, gaps) VALUES (?, ?, ?)');
  const segmentRow = sqlite.prepare(
    `INSERT INTO segment (id, rank, unit, source, tags, most, twin, repeats)
     VALUES (?1, ?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
  );
  const wordRow = sqlite.prepare('INSERT INTO segment_words (number, words) VALUES (?, ?)');
  const groups = await groupsOf(units);
  const isTurnOfOthers = createTurnTimer();
  let allWords = 0;
  let number = 0;
  let characters = 0;
  for (const [index, { id, gaps, segments, most }] of units.entries()) {
    unitRow.run(index, id, JSON.stringify(gaps));
    for (const { text, tags } of segments) {
      if (isTurnOfOthers()) await nextTurn();
      const { first, count } = groups.get(text) ?? { first: number, count: 1 };
      const names = Object.keys(tags).length === 0 ? null : JSON.stringify(tags);
      // Of several sentences in one place nobody can say how long each may be.
      const room = segments.length === 1 ? most : null;
      segmentRow.run(number, index, text, names, room, first, count);
      const plain = wordsOfSegment(text, tags);
      characters += billedCharacters(plain);
      const words = wordsOf(plain);
      wordRow.run(number, words);
      allWords += words;
      number += 1;
    }
  }
  // Counted here, where others have their turn meanwhile; nothing is confirmed yet.
  sqlite.prepare('INSERT INTO word_count (id, words, confirmed) VALUES (1, ?, 0)').run(allWords);
  return { segments: number, characters };
}

async function groupsOf(units: readonly SegmentedUnit[]) {
  const groups = new Map<string, { readonly first: number; count: number }>();
  const isTurnOfOthers = createTurnTimer();
  let number = 0;
  for (const { segments } of units) {
    for (const { text } of segments) {
      const group = groups.get(text);
      if (group === undefined) groups.set(text, { first: number, count: 1 });
      else group.count += 1;
      number += 1;
      if (isTurnOfOthers()) await nextTurn();
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
 * @param exported the translation of a segment; null, or white space alone: its source stays
 */
export async function exportedTexts(
  sqlite: Database['sqlite'],
  rows: SegmentRows,
  {
    name,
    ...languages
  }: { readonly name: string; readonly source: string; readonly target: string },
  exported: (row: SegmentRow) => string | null,
  signal: AbortSignal,
): Promise<[id: string, text: string][]> {
  const reading = sqlite.prepare('SELECT id, gaps FROM unit WHERE number = ?');
  const texts: [string, string][] = [];
  /** Segments of earlier paragraphs whose translation has the words of those that are joined to them. */
  const translated = new Set<number>();
  const targetOf = (row: SegmentRow): string | null => {
    if (row.joined !== null) return translated.has(row.joined) ? '' : null;
    const target = exported(row);
    if (target === null || target.trim() === '') return null;
    if (row.joins > 0) translated.add(row.id);
    return target;
  };
  const pause = () => nextTurnUnless(signal);
  await eachUnit(rows, pause, (unit) => {
    const targets = unit.map(targetOf);
    if (targets.every((target) => target === null)) return;
    const row = reading.get(unit[0].unit);
    const gaps = readGaps(row?.['gaps']);
    // Nobody could say what stood between its segments.
    if (gaps === null) throw new FeatureFailure({ code: 'file-unreadable', params: { name } });
    const segments = unit.map(({ own, source, tags }) => ({ text: own ?? source, tags }));
    texts.push([String(row?.['id']), joinUnit({ segments, gaps }, targets, languages)]);
  });
  return texts;
}
