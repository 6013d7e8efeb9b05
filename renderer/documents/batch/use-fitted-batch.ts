import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useFacts } from '../../text/use-fitted.ts';
import { useStores } from '../../workbench.ts';
import { fitBatch, type FittedBatch } from './batch.ts';

/** What goes with the files that are added next, and what is held back. */
export function useFittedBatch(): FittedBatch {
  const facts = useFacts();
  const batch = useStore(useStores().documents.state, (now) => now.batch);
  return useMemo(() => fitBatch(batch, facts), [batch, facts]);
}
