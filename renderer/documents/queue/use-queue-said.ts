import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../../words/use-words.ts';
import { useStores } from '../../workbench.ts';
import { countQueue } from './queue.ts';

/** What a screen reader is told: that documents failed, and that all have ended; not each step. */
export function useQueueSaid(): string {
  const { t } = useWords();
  const rows = useStore(useStores().documents.state, (now) => now.queue.rows);
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
