import type { WordReader } from '../folded-words.ts';
import { indexedWords } from '../folded-words.ts';
import type { SegmentIndex } from '../index/segment-index.ts';
import { createSegmentIndex } from '../index/segment-index.ts';
import { createLikeliest } from '../index/likeliest.ts';
import { createSignatures } from '../index/signature.ts';
import { normaliseSegment } from '../segment-text.ts';
import type { EntryRow, EntryRows } from './entry-rows.ts';
import { numberOf, unitOf } from './entry-rows.ts';
import type { PartRow, PartRows } from './part-rows.ts';

interface Loaded {
  readonly index: SegmentIndex;
  /** Units up to this number were read. */
  last: number;
  revision: number;
}

/** The indexes of parts that were searched lately. */
export interface LoadedParts {
  /** The index of a part as it is now. */
  indexOf(part: PartRow): SegmentIndex;
  /** Looks again at units that were changed or deleted, which made this revision of the part. */
  changed(part: number, numbers: readonly number[], revision: number): void;
  bytes(): number;
}

/** What indexes may hold together before those used longest ago are dropped. */
const MOST_BYTES = 400 * 1024 * 1024;

export function createLoadedParts(
  rows: PartRows,
  entries: EntryRows,
  reader: WordReader,
): LoadedParts {
  /** By part, the one used last at the end. */
  const loaded = new Map<number, Loaded>();
  const signatureOf = createSignatures(reader.isSign);
  const likeliest = createLikeliest();

  return {
    indexOf(part) {
      const before = loaded.get(part.part);
      const known = before?.revision === part.revision ? before : load(part);
      loaded.delete(part.part);
      loaded.set(part.part, known);
      if (known.last < part.last) readOn(known, part);
      if (known !== before) drop();
      return known.index;
    },
    changed(part, numbers, revision) {
      const known = loaded.get(part);
      if (known?.revision !== revision - 1) return;
      for (const number of numbers) {
        if (number > known.last) continue;
        known.index.remove(number);
        take(known.index, entries.find(unitOf(part, number)));
      }
      known.revision = revision;
    },
    bytes: () => loaded.values().reduce((sum, { index }) => sum + index.bytes, 0),
  };

  function load({ part, sealed, revision }: PartRow): Loaded {
    const stale = rows.stale(part);
    const index = createSegmentIndex(
      {
        units: sealed,
        words: () => rows.words(part, ''),
        signatures: () => rows.signatures(part, ''),
        stale,
      },
      likeliest,
    );
    for (const number of stale) take(index, entries.find(unitOf(part, number)));
    return { index, last: sealed, revision };
  }

  function readOn(known: Loaded, part: PartRow): void {
    for (const entry of entries.each(part.part, known.last + 1, part.last))
      take(known.index, entry);
    known.last = part.last;
  }

  function take(index: SegmentIndex, entry: EntryRow | null): void {
    if (entry === null) return;
    const text = reader.read(normaliseSegment(entry.source));
    index.add(numberOf(entry.unit), indexedWords(text), signatureOf(text));
  }

  function drop(): void {
    let bytes = loaded.values().reduce((sum, { index }) => sum + index.bytes, 0);
    for (const [part, { index }] of loaded) {
      if (bytes <= MOST_BYTES || loaded.size === 1) break;
      bytes -= index.bytes;
      loaded.delete(part);
    }
  }
}
