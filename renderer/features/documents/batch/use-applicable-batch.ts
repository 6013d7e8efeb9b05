import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useFacts } from '../../text/use-applicable-options.ts';
import { fitBatch, type ApplicableBatch } from './batch.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { documentsStore } from '../store.ts';

/** What goes with the files that are added next, and what is omitted. */
export function useApplicableBatch(): ApplicableBatch {
  const facts = useFacts();
  const batch = useStore(usePageStore(documentsStore).state, (now) => now.batch);
  return useMemo(() => fitBatch(batch, facts), [batch, facts]);
}
