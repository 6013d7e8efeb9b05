import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useAction } from '../../ui/actions/use-action.ts';
import { LostNotice } from '../../ui/LostNotice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { fitPopUp } from './quick-address.ts';
import { QuickBar } from './QuickBar.tsx';
import { QuickResult } from './QuickResult.tsx';
import { QuickSource } from './QuickSource.tsx';
import './QuickPage.css';
import { usePageStore } from '../../ui/stores.ts';
import { quickStore } from './store.ts';

export interface QuickPageProps {
  readonly isLost: boolean;
}

/** The whole page of the quick window. */
export function QuickPage({ isLost }: QuickPageProps) {
  const { t } = useI18n();
  const quick = usePageStore(quickStore);
  const window = useStore(quick.state, (now) => now.view?.window);
  const handed = useStore(quick.state, (now) => now.view?.handed?.id);
  const source = useRef<HTMLTextAreaElement>(null);

  const close = () => {
    // A window of the browser's is closed by its page; main's own is hidden.
    void quick.close().then(() => {
      if (window === 'page') globalThis.window.close();
    });
  };
  useAction('cancel', close);

  useEffect(() => {
    document.title = t('quick.title');
  }, [t]);
  useEffect(() => {
    if (window === 'page') fitPopUp();
  }, [window]);
  useEffect(() => {
    // Whoever calls the window types or presses Enter next.
    source.current?.focus();
  }, [handed]);

  if (isLost) return <LostNotice />;
  return (
    <main className="quick" id="work">
      <h1 className="unseen">{t('quick.title')}</h1>
      <QuickBar onClose={close} />
      <QuickSource fieldRef={source} />
      <QuickResult />
    </main>
  );
}
