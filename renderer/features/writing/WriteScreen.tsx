import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Screen } from '../../ui/Screen.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { WriteBar } from './WriteBar.tsx';
import { WriteResult } from './WriteResult.tsx';
import { WriteSource } from './WriteSource.tsx';
import '../../ui/Panes.css';
import '../../ui/Bar.css';
import './WriteScreen.css';
import { usePageStore } from '../../ui/stores.ts';
import { writingStore } from './store.ts';

/** Corrects or rephrases a text, and lets every change be accepted or refused. */
export function WriteScreen() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const mode = useStore(writing.state, (now) => now.mode);
  const manner = useStore(writing.state, (now) => now.style ?? now.tone ?? 'none');
  const isUnread = useStore(writing.state, (now) => now.languages.state === 'idle');
  // Another connection has come: what it can do is not known.
  useEffect(() => {
    if (isUnread) void writing.load();
  }, [isUnread, writing]);

  return (
    <Screen
      name={t('writing.title')}
      subject={
        mode === 'correct' ? t('writing.about-correct') : t('writing.about-rephrase', { manner })
      }
    >
      <div className="write-screen">
        <WriteBar />
        <div className="panes">
          <WriteSource />
          <WriteResult />
        </div>
      </div>
    </Screen>
  );
}
