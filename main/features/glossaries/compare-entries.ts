import type { DictionaryChange, Entry } from '../../../preload/contract/glossaries.ts';

/**
 * What becomes of a dictionary.
 * @param mode `merge` keeps entries that are not mentioned, `replace` does not
 */
export function compareEntries(
  before: readonly Entry[],
  given: readonly Entry[],
  mode: 'replace' | 'merge',
): DictionaryChange {
  const known = new Map(before);
  let [added, changed, same] = [0, 0, 0];
  for (const [source, target] of given) {
    const old = known.get(source);
    if (old === undefined) added += 1;
    else if (old === target) same += 1;
    else changed += 1;
  }
  const removed = mode === 'merge' ? 0 : known.size - changed - same;
  return { added, changed, removed, same };
}

/** Entries after a merge: known sources keep their place, new ones come last. */
export function mergedEntries(before: readonly Entry[], given: readonly Entry[]): readonly Entry[] {
  const merged = new Map(before);
  for (const [source, target] of given) merged.set(source, target);
  return [...merged];
}
