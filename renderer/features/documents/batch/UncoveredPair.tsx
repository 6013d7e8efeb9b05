import { useStore } from 'zustand';
import { usePageStore } from '../../../ui/stores.ts';
import { useCharge } from '../../connections/use-charge.ts';
import { NoEngineNotice } from '../../engines/NoEngineNotice.tsx';
import { useUncovered } from '../../engines/use-uncovered.ts';
import { assignedTo } from '../../local-memories/assigned-pairs.ts';
import { shownMemories } from '../../local-memories/state.ts';
import { localMemoriesStore } from '../../local-memories/store.ts';
import { useApplicableBatch } from './use-applicable-batch.ts';

/** Says that no engine of this computer translates the chosen pair, before the files find that out. */
export function UncoveredPair() {
  const isOffline = useCharge() === 'counted';
  const { options } = useApplicableBatch();
  const { source, target, memory, local } = options;
  const uncovered = useUncovered(isOffline ? source : null, [target]);
  const isAssigned = useStore(
    usePageStore(localMemoriesStore).state,
    (now) => assignedTo(shownMemories(now), source, target).length > 0,
  );
  if (source === null || uncovered.length === 0) return null;
  const hasLocal = local !== 'off' && (local.memories.length > 0 || isAssigned);
  return (
    <NoEngineNotice
      amount={memory !== null || hasLocal ? 'matches' : 'all'}
      source={source}
      target={target}
      lack={null}
      onReady={() => undefined}
    />
  );
}
