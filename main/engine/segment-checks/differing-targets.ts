import { normaliseSegment } from '../memory/segment-text.ts';

/** A segment of a group with the same source. */
export interface GroupedTarget {
  readonly number: number;
  readonly target: string;
}

/**
 * Segments of the same source whose target is not the one that most of them have (of equally many the
 * one that comes first). Empty targets do not count.
 * @param group in order of the text
 * @returns their numbers, each with that of the first segment with the usual target
 */
export function differingTargets(
  group: readonly GroupedTarget[],
): { readonly number: number; readonly usual: number }[] {
  const byTarget = new Map<string, number[]>();
  for (const { number, target } of group) {
    const key = normaliseSegment(target);
    if (key === '') continue;
    const known = byTarget.get(key);
    if (known === undefined) byTarget.set(key, [number]);
    else known.push(number);
  }
  const lists = [...byTarget.values()];
  const usual = lists.reduce<readonly number[]>(
    (best, list) => (list.length > best.length ? list : best),
    [],
  );
  return lists
    .filter((list) => list !== usual)
    .flat()
    .sort((a, b) => a - b)
    .map((number) => ({ number, usual: usual[0] ?? number }));
}
