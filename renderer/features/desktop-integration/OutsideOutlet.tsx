import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useAction } from '../../ui/actions/use-action.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { openQuickPopUp } from '../quick/quick-address.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { OpenedNotice } from './OpenedNotice.tsx';
import { TroubleNotices } from './TroubleNotices.tsx';
import { useNotices } from './use-notices.ts';
import { usePageCommands } from './use-page-commands.ts';
import './OutsideOutlet.css';
import { usePageStore } from '../../ui/stores.ts';
import { outsideStore } from './store.ts';

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
