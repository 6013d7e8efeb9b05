import type { DeveloperKey } from '../../../preload/contract/admin.ts';
import type { Measure } from '../../../preload/contract/measures.ts';
import { MEASURES } from '../../../preload/contract/measures.ts';
import type { UsageFigures } from '../../../preload/contract/reports.ts';
import type { AdminUsageRow, ListedKey } from '../../client/admin.ts';

export const NOTHING_USED: UsageFigures = {
  characters: 0,
  textCharacters: 0,
  documentCharacters: 0,
  improvementCharacters: 0,
  speechToTextMs: 0,
  speechToSpeechMs: 0,
};

/**
 * Keys with their usage of a report. Reports name a key by its masked id only, so keys that share
 * one have none; a label does not tell them apart, since the report may hold an older one.
 * @param rows null where the report could not be read
 */
export function withUsage(
  keys: readonly ListedKey[],
  rows: readonly AdminUsageRow[] | null,
): DeveloperKey[] {
  const bearers = new Map<string, number>();
  for (const { masked } of keys) bearers.set(masked, (bearers.get(masked) ?? 0) + 1);
  const used = rows === null ? null : sumsByKey(rows);
  // Usage that names no key may be anybody's.
  const isWhole = used !== null && !used.has('');
  return keys.map((key) => {
    const isShared = bearers.get(key.masked) !== 1;
    const found = used?.get(key.masked) ?? (isWhole ? NOTHING_USED : null);
    return { ...key, used: isShared ? null : found };
  });
}

function sumsByKey(rows: readonly AdminUsageRow[]): Map<string, UsageFigures> {
  const sums = new Map<string, Record<Measure, number>>();
  for (const { key, usage } of rows) {
    const sum = sums.get(key) ?? { ...NOTHING_USED };
    for (const measure of MEASURES) sum[measure] += usage[measure];
    sums.set(key, sum);
  }
  return sums;
}
