import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useSetting } from '../settings/use-settings.ts';
import { showLanguage } from '../words/show-language.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { CaptionsView } from './CaptionsView.tsx';
import './CaptionsPage.css';

/** Draws captions into the window that this page has opened for them, whatever screen is shown. */
export function CaptionsOutlet() {
  const { captions } = useStores();
  const words = useWords();
  const popOut = useStore(captions.state, (now) => now.popOut);
  const shown = useStore(captions.state, (now) => now.captions);
  const [look] = useSetting('captions');
  const [voice] = useSetting('voice');
  useEffect(() => {
    if (popOut !== null) showLanguage(popOut.document.documentElement, words);
  }, [popOut, words]);
  if (popOut === null || look === undefined || voice === undefined) return null;
  return createPortal(
    <CaptionsView
      captions={shown}
      look={look}
      rewritesPerMinute={voice.readingMode ? voice.rewritesPerMinute : null}
    />,
    popOut.document.body,
  );
}
