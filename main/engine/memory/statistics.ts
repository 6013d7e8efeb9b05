import { textNumber } from './deduplicate.ts';
import type { WordReader } from './folded-words.ts';
import type { MemoryStatistics } from './memories.ts';
import { normaliseSegment } from './segment-text.ts';
import type { EntryRows } from './storage/entry-rows.ts';
import type { MemoryRow } from './storage/memory-rows.ts';
import type { PartRows } from './storage/part-rows.ts';
import { PART_UNITS } from './storage/schema.ts';

/** Authors that are told; the rest are few units each. */
const MOST_AUTHORS = 50;

interface Side {
  units: number;
  words: number;
  characters: number;
  readonly distinct: Set<string>;
}

/** Counts what a memory holds, by reading it once. */
export function createStatistics(
  parts: PartRows,
  entries: EntryRows,
  reader: WordReader,
): (memory: MemoryRow) => MemoryStatistics {
  return (memory) => {
    const rows = parts.ofMemory(memory.key);
    const sides = new Map<string, Side>();
    const authors = new Map<string, number>();
    const sources = new Set<number>();
    let units = 0;
    const years = new Map<number, number>();
    let first = '';
    let last = '';
    for (const { part } of rows) {
      for (const entry of entries.each(part, 1, PART_UNITS - 1)) {
        units += 1;
        count(sides, memory.source, entry.source);
        for (const [language, text] of Object.entries(entry.targets)) count(sides, language, text);
        sources.add(textNumber(normaliseSegment(entry.source)));
        if (entry.author !== null) authors.set(entry.author, (authors.get(entry.author) ?? 0) + 1);
        const year = Number(entry.changed.slice(0, 4));
        years.set(year, (years.get(year) ?? 0) + 1);
        if (first === '' || entry.changed < first) first = entry.changed;
        if (entry.changed > last) last = entry.changed;
      }
    }
    return {
      units,
      sides: [...sides].map(([language, { distinct, ...side }]) => ({
        language,
        ...side,
        distinctWords: distinct.size,
      })),
      repeatedSources: units - sources.size,
      authors: [...authors]
        .map(([name, written]) => ({ name, units: written }))
        .sort((a, b) => b.units - a.units)
        .slice(0, MOST_AUTHORS),
      changed: units === 0 ? null : { first, last },
      years: [...years]
        .map(([year, changed]) => ({ year, units: changed }))
        .sort((a, b) => a.year - b.year),
      parts: rows.map(({ origin, units: held }) => ({ origin, units: held })),
    };
  };

  function count(sides: Map<string, Side>, language: string, text: string): void {
    let side = sides.get(language);
    if (side === undefined) {
      side = { units: 0, words: 0, characters: 0, distinct: new Set() };
      sides.set(language, side);
    }
    const { words } = reader.read(normaliseSegment(text));
    side.units += 1;
    side.words += words.length;
    side.characters += Array.from(text).length;
    for (const word of words) side.distinct.add(word);
  }
}
