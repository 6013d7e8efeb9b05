import type { DeveloperKey } from '../../../../preload/contract/admin.ts';
import { KEY_MEASURES, type KeyMeasure } from './key-measures.ts';

export type KeyColumn = 'label' | 'created' | KeyMeasure;
export interface KeySort {
  readonly by: KeyColumn;
  readonly descending: boolean;
}

/** What of the list is wanted. */
export interface KeySelection {
  readonly search: string;
  readonly show: 'active' | 'all';
  readonly sort: KeySort;
}

/**
 * The keys that are wanted, in their order. Deactivated ones stand below all active ones; a use that
 * is not known stands last in either direction.
 * @param locale that labels are compared in
 */
export function shownKeys(
  keys: readonly DeveloperKey[],
  { search, show, sort }: KeySelection,
  locale: string,
): DeveloperKey[] {
  const wanted = search.trim().toLocaleLowerCase(locale);
  const compare = comparison(sort, new Intl.Collator(locale, { numeric: true }));
  return keys
    .filter((key) => show === 'all' || key.isActive)
    .filter((key) => wanted === '' || searched(key, locale).includes(wanted))
    .sort((a, b) => Number(b.isActive) - Number(a.isActive) || compare(a, b));
}

/** Label and ids, so that a whole id from elsewhere finds its key too. */
const searched = ({ label, masked, id }: DeveloperKey, locale: string): string =>
  `${label}\n${masked}\n${id}`.toLocaleLowerCase(locale);

/** A key whose day the service does not tell counts as older than all others. */
const timeOf = ({ created }: DeveloperKey): number => (created === null ? 0 : Date.parse(created));

type Comparison = (a: DeveloperKey, b: DeveloperKey) => number;

function comparison({ by, descending }: KeySort, labels: Intl.Collator): Comparison {
  const turn = descending ? -1 : 1;
  const byLabel: Comparison = (a, b) =>
    labels.compare(a.label, b.label) || labels.compare(a.id, b.id);
  if (by === 'label') return (a, b) => turn * byLabel(a, b);
  if (by === 'created') {
    return (a, b) => turn * (timeOf(a) - timeOf(b)) || byLabel(a, b);
  }
  return (a, b) => {
    if (a.used === null || b.used === null) {
      return Number(a.used === null) - Number(b.used === null) || byLabel(a, b);
    }
    return turn * (a.used[by] - b.used[by]) || byLabel(a, b);
  };
}

/** The order after a press on a column's name: another column starts with what matters most. */
export function sortedBy(column: KeyColumn, { by, descending }: KeySort): KeySort {
  if (column === by) return { by, descending: !descending };
  const isCount = KEY_MEASURES.some(({ id }) => id === column);
  return { by: column, descending: isCount || column === 'created' };
}
