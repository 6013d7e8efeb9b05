import { useEffect, useState } from 'react';
import type { TermConflict } from '../../../../preload/contract/glossaries.ts';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { termMarksStore } from '../marks/store.ts';

/** What the chosen glossaries say of the terms of one pair. */
export interface Covered {
  /** Base code. */
  readonly target: string;
  readonly conflicts: readonly TermConflict[];
  /** Ids of those without a dictionary for the pair. */
  readonly missing: readonly string[];
}

const NOTHING: readonly Covered[] = [];

/**
 * Asks where chosen glossaries contradict each other and what they lack, for each target; nothing
 * while it is not known. What cannot be asked is told by the request itself.
 */
export function useTermCoverage(
  chosen: readonly string[],
  source: string | null,
  targets: readonly string[],
): readonly Covered[] {
  const marks = usePageStore(termMarksStore);
  const [covered, setCovered] = useState<readonly Covered[]>(NOTHING);
  const bases = [...new Set(targets.map(baseOf))].join(' ');
  const ids = chosen.join(' ');
  useEffect(() => {
    if (source === null || ids === '' || bases === '') return undefined;
    const life = new AbortController();
    const ask = async (target: string): Promise<Covered> => {
      const input = { glossaries: ids.split(' '), source: baseOf(source), target };
      return { target, ...(await marks.coverage(input, life.signal)) };
    };
    Promise.all(bases.split(' ').map(ask)).then(
      (all) => !life.signal.aborted && setCovered(all),
      () => !life.signal.aborted && setCovered(NOTHING),
    );
    return () => {
      life.abort();
      setCovered(NOTHING);
    };
  }, [marks, source, ids, bases]);
  return covered;
}
