import type { Measure, TableKind } from '../../../preload/contract/measures.ts';

export interface Sort {
  readonly by: 'day' | 'key' | 'tag' | Measure;
  readonly descending: boolean;
}

/** Days in their order, keys and tags with the most used first. */
export function firstSort(table: TableKind, measure: Measure): Sort {
  return table === 'keys' || table === 'tags'
    ? { by: measure, descending: true }
    : { by: 'day', descending: false };
}

/** The order after a press on a column's head: figures begin with the largest, names with the first. */
export function sortAfter(sort: Sort, by: Sort['by']): Sort {
  if (sort.by === by) return { by, descending: !sort.descending };
  return { by, descending: by !== 'day' && by !== 'key' && by !== 'tag' };
}
