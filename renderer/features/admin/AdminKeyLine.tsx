import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { AdminKeyForm } from './AdminKeyForm.tsx';
import './AdminKeyLine.css';
import { usePageStore } from '../../ui/stores.ts';
import { adminStore } from './store.ts';

/** Which admin key is in use and where it is kept; the ways to change and to forget it. */
export function AdminKeyLine() {
  const { t } = useI18n();
  const admin = usePageStore(adminStore);
  const access = useStore(admin.state, (now) => now.access);
  const forgetting = useStore(admin.state, (now) => now.forgetting);
  const [isChanging, setChanging] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(isChanging, changeButton);

  if (access === null) return null;
  if (access.key === 'built-in') {
    return (
      <p className="admin-key-line soft small">
        <KeyRound aria-hidden="true" />
        {t('admin.key.built-in')}
      </p>
    );
  }
  const { key, keyEnd, host } = access;
  const end = keyEnd ?? '';
  if (isChanging) {
    return (
      <div className="admin-key-change">
        <AdminKeyForm host={host ?? ''} onLeave={() => setChanging(false)} />
      </div>
    );
  }
  return (
    <>
      <div className="admin-key-line small">
        <KeyRound aria-hidden="true" />
        <span className="soft">{t('admin.key.in-use', { end, host: host ?? '', where: key })}</span>
        <Button ref={changeButton} kind="quiet" size="compact" onPress={() => setChanging(true)}>
          {t('admin.key.change')}
        </Button>
        <Button kind="quiet" size="compact" onPress={() => setAsking(true)}>
          {t('admin.key.forget')}
        </Button>
      </div>
      {forgetting.state === 'failed' && <FailureCard failure={forgetting.failure} />}
      <Dialog
        isAlert
        title={t('admin.key.forget.sure')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button autoFocus onPress={() => setAsking(false)}>
              {t('admin.key.forget.cancel')}
            </Button>
            <Button
              kind="danger"
              onPress={() => {
                setAsking(false);
                void admin.forgetKey();
              }}
            >
              {t('admin.key.forget.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('admin.key.forget.about', { end })}</p>
      </Dialog>
    </>
  );
}
