import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { LinkedScreen } from '../../preload/contract/linked-screens.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { showByBrowser } from './browser-notice.ts';
import { noticeWords } from './notice-words.ts';

/** Tells what has happened by notices of the system or the browser, while nobody looks here. */
export function useNotices(onGo: (screen: LinkedScreen) => void): void {
  const { t } = useWords();
  const { outside } = useStores();
  const untold = useStore(outside.state, (now) => now.untold);
  const by = useStore(outside.state, (now) => now.facts?.notices);
  useEffect(() => {
    if (by === undefined) return;
    for (const notice of untold) {
      outside.told(notice.id);
      const words = noticeWords(notice, t);
      if (by === 'system') void outside.notify(words);
      else showByBrowser(words, outside, onGo);
    }
  }, [untold, by, outside, onGo, t]);
}
