import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useFacts } from '../../text/use-fitted.ts';
import { fitBatch, type FittedBatch } from './batch.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { documentsStore } from '../store.ts';

/** What goes with the files that are added next, and what is held back. */
export function useFittedBatch(): FittedBatch {
  const facts = useFacts();
  const batch = useStore(usePageStore(documentsStore).state, (now) => now.batch);
  return useMemo(() => fitBatch(batch, facts), [batch, facts]);
}
