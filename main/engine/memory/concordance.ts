import type { WordReader } from './folded-words.ts';
import { createVocabulary } from './index/vocabulary.ts';
import type { Concordance, ConcordanceHit, ConcordanceQuery, UnitFilter } from './memories.ts';
import { projectOf } from './project-property.ts';
import { foldWord, normaliseSegment } from './segment-text.ts';
import { exactWords, MOST_SOUGHT, similarWords } from './sought-words.ts';
import type { ForeignUnits } from './server-search/foreign-units.ts';
import { foreignEntries } from './server-search/foreign-units.ts';
import type { EntryFacts, EntryRow, EntryRows } from './storage/entry-rows.ts';
import { unitOf } from './storage/entry-rows.ts';
import type { MemoryRow } from './storage/memory-rows.ts';
import type { PartRow, PartRows } from './storage/part-rows.ts';
import { storedUnit } from './storage/unit-store.ts';
import { placedWords } from './tokens.ts';
import { fittingVariants } from './variants.ts';
import { createPassageScan, exactPassage, similarPassage } from './word-passages.ts';

interface Hit {
  readonly unit: number;
  readonly percent: number;
  readonly memoryId: string;
  /** '' for the source, or the language whose text fits. */
  readonly side: string;
}

/**
 * Looks for words inside of segments. It reads the words of each block from the database's pages, one
 * after the other: some tens of milliseconds for a million units, and nothing stays in memory.
 */
export function createConcordance(
  parts: PartRows,
  entries: EntryRows,
  reader: WordReader,
  fits: (filter: UnitFilter) => (facts: EntryFacts) => boolean,
) {
  return {
    search(
      memories: readonly MemoryRow[],
      query: ConcordanceQuery,
      foreign: readonly ForeignUnits[],
    ): Concordance {
      const words = reader.read(normaliseSegment(query.text)).words.slice(0, MOST_SOUGHT);
      if (words.length === 0) return { hits: [], total: 0 };
      const { filter } = query;
      const isWanted = filter === undefined ? null : fits(filter);
      const hits: Hit[] = [];
      const others = new Map<number, EntryRow>();
      for (const memory of memories) {
        const elsewhere = foreignEntries(memory, foreign);
        for (const entry of elsewhere) others.set(entry.unit, entry);
        for (const side of sidesOf(memory, query)) {
          for (const entry of elsewhere) {
            if (isWanted?.({ ...entry, project: projectOf(entry.details) }) === false) continue;
            const passage = passageIn(textOf(entry, side), words, query.mode);
            if (passage === null) continue;
            const { percent } = passage;
            hits.push({ unit: entry.unit, percent, memoryId: memory.id, side });
          }
          for (const part of parts.ofMemory(memory.key)) {
            for (const { unit, percent } of partHits(part, side, words, query.mode)) {
              const facts = isWanted === null ? null : entries.facts(unit);
              if (facts !== null && isWanted?.(facts) === false) continue;
              hits.push({ unit, percent, memoryId: memory.id, side });
            }
          }
        }
      }
      hits.sort((a, b) => b.percent - a.percent || Math.abs(b.unit) - Math.abs(a.unit));
      return {
        total: hits.length,
        hits: hits
          .slice(query.offset, query.offset + query.limit)
          .flatMap((hit) => shown(hit, words, query.mode, others)),
      };
    },
  };

  function partHits(
    part: PartRow,
    side: string,
    words: readonly string[],
    mode: ConcordanceQuery['mode'],
  ): Pick<Hit, 'unit' | 'percent'>[] {
    const sought = soughtWords(words, mode);
    const found: Pick<Hit, 'unit' | 'percent'>[] = [];
    const stale = parts.stale(part.part);
    const scan = createPassageScan(sought, mode);
    for (const { first, block } of parts.words(part.part, side)) {
      sought.look(block.words);
      scan(block, (index, percent) => {
        if (stale.has(first + index)) return;
        found.push({ unit: unitOf(part.part, first + index), percent });
      });
    }
    const look = (entry: EntryRow | null) => {
      if (entry === null) return;
      const passage = passageIn(textOf(entry, side), words, mode);
      if (passage !== null) found.push({ unit: entry.unit, percent: passage.percent });
    };
    for (const number of stale) look(entries.find(unitOf(part.part, number)));
    for (const entry of entries.each(part.part, part.sealed + 1, part.last)) look(entry);
    return found;
  }

  function shown(
    hit: Hit,
    words: readonly string[],
    mode: ConcordanceQuery['mode'],
    others: ReadonlyMap<number, EntryRow>,
  ) {
    const entry = others.get(hit.unit) ?? entries.find(hit.unit);
    const passage = entry === null ? null : passageIn(textOf(entry, hit.side), words, mode);
    if (entry === null || passage === null) return [];
    const found: ConcordanceHit = {
      unit: storedUnit(entry, hit.memoryId),
      ranges: passage.ranges,
      language: hit.side === '' ? null : hit.side,
      percent: hit.percent,
    };
    return [found];
  }
}

function sidesOf(memory: MemoryRow, { side }: ConcordanceQuery): string[] {
  if (side === 'source') return [''];
  return fittingVariants(memory.targets, side.language).map(({ language }) => language);
}

const textOf = (entry: EntryRow, side: string) =>
  side === '' ? entry.source : (entry.targets[side] ?? '');

const soughtWords = (words: readonly string[], mode: ConcordanceQuery['mode']) =>
  mode === 'exact' ? exactWords(words) : similarWords(words);

/** The passage in one text, with the ranges of its words. */
function passageIn(text: string, words: readonly string[], mode: ConcordanceQuery['mode']) {
  const placed = placedWords(text);
  const vocabulary = createVocabulary();
  const numbers = placed.map(({ word }) => vocabulary.add(foldWord(normaliseSegment(word))));
  const sought = soughtWords(words, mode);
  sought.look(vocabulary.pack(0));
  const rangeOf = (place: number): readonly [number, number] => {
    const { start, word } = placed[place] ?? { start: 0, word: '' };
    return [start, start + word.length];
  };
  if (mode === 'fuzzy') {
    const passage = similarPassage(numbers, numbers.length, sought);
    if (passage === null) return null;
    const places = [...new Set(passage.places)].sort((a, b) => a - b);
    return { percent: passage.percent, ranges: places.map(rangeOf) };
  }
  const first = exactPassage(numbers, numbers.length, sought);
  if (first < 0) return null;
  const [start] = rangeOf(first);
  const [, end] = rangeOf(first + words.length - 1);
  return { percent: 100, ranges: [[start, end] as const] };
}
