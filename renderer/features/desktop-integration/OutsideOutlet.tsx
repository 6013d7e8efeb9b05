import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useAction } from '../../ui/actions/use-action.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { openQuickPopUp } from '../quick/quick-address.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { TroubleNotices } from './TroubleNotices.tsx';
import { usePageCommands } from './use-page-commands.ts';
import './OutsideOutlet.css';
import { usePageStore } from '../../ui/stores.ts';
import { outsideStore } from './store.ts';
import { openedWords } from './opened-words.ts';
import type { LinkedScreen } from '../../../preload/contract/linked-screens.ts';
import { showByBrowser } from './browser-notice.ts';
import { noticeWords } from './notice-words.ts';

export interface OutsideOutletProps {
  /** Goes to a screen; the same function at every render. */
  readonly onGo: (screen: ScreenId) => void;
}

/** Joins the page to what lies outside of it: the icon's words, requests, notices. */
export function OutsideOutlet({ onGo }: OutsideOutletProps) {
  const { t } = useI18n();
  const outside = usePageStore(outsideStore);
  const isBlocked = useStore(outside.state, (now) => now.isBlocked);
  usePageCommands(onGo);
  useNotices(onGo);
  useAction('quick', () => void outside.openQuick());

  useEffect(() => {
    void outside.sayWords({
      captions: t('outside.tray.captions'),
      translate: t('outside.tray.translate'),
      pause: t('outside.tray.pause'),
      resume: t('outside.tray.resume'),
      show: t('outside.tray.show'),
      quit: t('outside.tray.quit'),
    });
  }, [outside, t]);

  return (
    <div className="outside-notices">
      <TroubleNotices />
      <OpenedNotice />
      {isBlocked && (
        <Notice
          role="status"
          actions={
            <>
              <Button
                size="compact"
                kind="main"
                onPress={() => outside.setBlocked(!openQuickPopUp())}
              >
                {t('quick.blocked.open')}
              </Button>
              <Button size="compact" onPress={() => outside.setBlocked(false)}>
                {t('quick.blocked.dismiss')}
              </Button>
            </>
          }
        >
          {t('quick.blocked')}
        </Notice>
      )}
    </div>
  );
}

/** What has to be told of files that were opened with the program. */
function OpenedNotice() {
  const { t } = useI18n();
  const outside = usePageStore(outsideStore);
  const opened = useStore(outside.state, (now) => now.opened);
  if (opened === null) return null;
  return (
    <Notice
      role="status"
      actions={
        <Button size="compact" onPress={() => outside.tellOpened(null)}>
          {t('outside.opened.close')}
        </Button>
      }
    >
      {openedWords(opened, t).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

/** Tells what has happened by notices of the system or the browser, while nobody looks here. */
function useNotices(onGo: (screen: LinkedScreen) => void): void {
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
