import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { LinkedScreen } from '../../../preload/contract/linked-screens.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { showByBrowser } from './browser-notice.ts';
import { noticeWords } from './notice-words.ts';
import { usePageStore } from '../../ui/stores.ts';
import { outsideStore } from './store.ts';

/** Tells what has happened by notices of the system or the browser, while nobody looks here. */
export function useNotices(onGo: (screen: LinkedScreen) => void): void {
  const { t } = useI18n();
  const outside = usePageStore(outsideStore);
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
