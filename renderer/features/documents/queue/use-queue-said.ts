import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { countQueue } from './queue.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { documentsStore } from '../store.ts';

/** What a screen reader is told: that documents failed, and that all have ended; not each step. */
export function useQueueSaid(): string {
  const { t } = useI18n();
  const rows = useStore(usePageStore(documentsStore).state, (now) => now.queue.rows);
  const [said, setSaid] = useState('');
  const before = useRef<{ readonly open: number; readonly failed: number } | null>(null);
  useEffect(() => {
    const { waiting, running, done, failed } = countQueue(rows).byStage;
    const open = waiting + running;
    const last = before.current;
    before.current = { open, failed };
    if (last === null) return;
    const hasEnded = open === 0 && last.open > 0;
    if (hasEnded || failed > last.failed)
      setSaid(t('documents.said.ended', { open, done, failed }));
  }, [rows, t]);
  return said;
}
