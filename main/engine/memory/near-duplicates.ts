import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { textNumber } from './deduplicate.ts';
import type { Memories, StoredUnit } from './memories.ts';
import { analyse, normaliseSegment } from './segment-text.ts';

/** Units that are read at a time. */
const PAGE = 2000;
/** The most units of a group; what more have the same words are other groups. */
const MOST_ALIKE = 200;

/**
 * The words and placeables of a source. Two sources have them in common exactly when their base is 100
 * (`score.ts`): they differ in letter case, numbers, tags, punctuation and spaces alone, and match by 95 to
 * 99 percent, or 94 where tags are missing. null where there is no word: such texts are no matches.
 */
export function wordsAlone(source: string): string | null {
  const { folded, placeables } = analyse(source);
  if (folded.length === 0) return null;
  const texts = placeables.map(({ text }) => text).sort();
  return `${folded.join(' ')}\n${texts.join(' ')}`;
}

export interface NearPlan {
  readonly memoryId: string;
}

/**
 * Groups of units whose sources differ, but not in their words and placeables; the newest unit of each group
 * comes first. Reads a whole memory, a page at a time.
 * @param onProgress told how many units were read
 * @param signal cancels it; rejects with its reason
 */
export async function nearDuplicates(
  memories: Pick<Memories, 'get' | 'browse' | 'unit'>,
  { memoryId }: NearPlan,
  onProgress: (units: number) => void,
  signal: AbortSignal,
): Promise<readonly (readonly number[])[]> {
  if (memories.get(memoryId) === null) throw new RangeError('There is no such memory.');
  const units: number[] = [];
  const hashes: number[] = [];
  for (let from: number | null = 0, read = 0; from !== null;) {
    const page = memories.browse(memoryId, from === 0 ? null : from, PAGE);
    for (const { unit, source } of page.units) {
      const words = wordsAlone(source);
      if (words === null) continue;
      units.push(unit);
      hashes.push(textNumber(words));
    }
    read += page.units.length;
    onProgress(read);
    from = page.next;
    await yieldToOthers();
    signal.throwIfAborted();
  }

  const order = Uint32Array.from(units, (_, index) => index);
  order.sort((a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0) || a - b);
  const groups: { readonly first: number; readonly units: readonly number[] }[] = [];
  let looked = 0;
  for (let start = 0; start < order.length;) {
    let end = start + 1;
    const hash = hashes[order[start] ?? 0];
    while (end < order.length && hashes[order[end] ?? 0] === hash) end += 1;
    if (end > start + 1) {
      looked += end - start;
      const alike = [...order.subarray(start, end)].map((index) => units[index] ?? 0);
      for (const group of groupsOf(alike, memories))
        groups.push({ first: alike[0] ?? 0, units: group });
    }
    start = end;
    if (looked < PAGE) continue;
    looked = 0;
    await yieldToOthers();
    signal.throwIfAborted();
  }
  // As the memory has them.
  return groups.sort((a, b) => a.first - b.first).map((group) => group.units);
}

/** Equal hashes are hardly ever of other words. */
function groupsOf(alike: readonly number[], memories: Pick<Memories, 'unit'>): number[][] {
  const groups: number[][] = [];
  for (let at = 0; at < alike.length; at += MOST_ALIKE) {
    const found = alike
      .slice(at, at + MOST_ALIKE)
      .map((unit) => memories.unit(unit))
      .filter((unit) => unit !== null);
    const words = wordsAlone(found[0]?.source ?? '');
    const same = found.filter(({ source }) => wordsAlone(source) === words).sort(newestFirst);
    const sources = new Set(same.map(({ source }) => normaliseSegment(source)));
    if (sources.size > 1) groups.push(same.map(({ unit }) => unit));
  }
  return groups;
}

const newestFirst = (a: StoredUnit, b: StoredUnit): number =>
  a.changed === b.changed ? b.unit - a.unit : a.changed < b.changed ? 1 : -1;
