import { KeyRound, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { AdminAccess } from '../../../preload/contract/admin.ts';
import { useActions } from '../../ui/actions/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { AdminKeyForm } from './AdminKeyForm.tsx';
import { adminStore, hasAdminKey } from './store.ts';
import './NeedsAdmin.css';
import { usePageStore } from '../../ui/stores.ts';
import { settingsStore } from '../settings/store.ts';

/** Shows what needs the admin calls, or why they cannot be made and what helps. */
export function NeedsAdmin({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n();
  const admin = usePageStore(adminStore);
  const access = useStore(admin.state, (now) => now.access);
  const isThere = useStore(admin.state, hasAdminKey);
  if (access === null) return <p className="needs-admin soft">{t('admin.reading')}</p>;
  if (isThere) return children;
  return (
    <section className="needs-admin" aria-labelledby="needs-admin">
      {access.key === 'unavailable' ? <Unavailable /> : <Missing access={access} />}
    </section>
  );
}

function Unavailable() {
  const { t } = useI18n();
  const settings = usePageStore(settingsStore);
  const actions = useActions();
  return (
    <>
      <h2 id="needs-admin">
        <Lock aria-hidden="true" />
        {t('admin.unavailable')}
      </h2>
      <p>{t('admin.unavailable.about')}</p>
      <p>{t('admin.unavailable.do')}</p>
      <div>
        <Button
          onPress={() => {
            settings.openSection('connections');
            actions.run('go-settings');
          }}
        >
          {t('admin.connections')}
        </Button>
      </div>
    </>
  );
}

function Missing({ access: { key, keyEnd, host } }: { readonly access: AdminAccess }) {
  const { t } = useI18n();
  const lost = key === 'missing' || key === 'locked' ? key : null;
  return (
    <>
      <h2 id="needs-admin">
        <KeyRound aria-hidden="true" />
        {t(lost === null ? 'admin.needed' : `admin.${lost}`)}
      </h2>
      {lost !== null && <p>{t(`admin.${lost}.about`, { end: keyEnd ?? 'none' })}</p>}
      <p>{t('admin.needed.about')}</p>
      <AdminKeyForm host={host ?? ''} />
    </>
  );
}
