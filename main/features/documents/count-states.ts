import type { DocumentState } from '../../../preload/contract/documents.ts';
import type { FailureCode } from '../../../preload/contract/failure.ts';
import type { DocumentRecord } from './record.ts';

/** Documents that are in the same state for the same reason. */
export interface StateCount {
  readonly state: DocumentState;
  readonly code: FailureCode | null;
  readonly count: number;
}

export function countStates(
  records: readonly Pick<DocumentRecord, 'state' | 'failure'>[],
): readonly StateCount[] {
  const groups = Map.groupBy(records, ({ state, failure }) => `${state} ${failure?.code ?? ''}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { state, failure } = first;
    return [{ state, code: failure?.code ?? null, count: others.length + 1 }];
  });
}
