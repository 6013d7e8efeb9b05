import { useMemo } from 'react';
import type { Hits } from './search.ts';
import { findRows } from './search.ts';
import { useColumns, useRows, useSession } from './use-session.ts';

/** Where the words of the search stand. */
export function useHits(): Hits {
  const rows = useRows();
  const { shown } = useColumns();
  const words = useSession(({ search }) => search ?? '');
  return useMemo(() => findRows(rows, shown, words), [rows, shown, words]);
}
