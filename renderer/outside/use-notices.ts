import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { LinkedScreen } from '../../preload/contract/linked-screens.ts';
import type { ShownNotice } from '../../preload/contract/outside.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
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
      else showByBrowser(words, onGo);
    }
  }, [untold, by, outside, onGo, t]);
}

function showByBrowser({ title, body, screen }: ShownNotice, onGo: (to: LinkedScreen) => void) {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  if (document.hasFocus()) return;
  const notice = new Notification(title, { body, silent: true });
  notice.onclick = () => {
    window.focus();
    onGo(screen);
    notice.close();
  };
}
