import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useSetting } from '../settings/use-settings.ts';
import { showLanguage } from '../../i18n/show-language.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { CaptionsView } from './CaptionsView.tsx';
import './CaptionsPage.css';
import { usePageStore } from '../../ui/stores.ts';
import { captionsStore } from './store.ts';

/** Draws captions into the window that this page has opened for them, whatever screen is shown. */
export function CaptionsOutlet() {
  const captions = usePageStore(captionsStore);
  const i18n = useI18n();
  const popOut = useStore(captions.state, (now) => now.popOut);
  const shown = useStore(captions.state, (now) => now.captions);
  const [look] = useSetting('captions');
  const [voice] = useSetting('voice');
  useEffect(() => {
    if (popOut !== null) showLanguage(popOut.document.documentElement, i18n);
  }, [popOut, i18n]);
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
