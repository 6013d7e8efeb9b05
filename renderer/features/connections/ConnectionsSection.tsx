import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Capabilities } from './Capabilities.tsx';
import { ConnectionForm } from './ConnectionForm.tsx';
import { ConnectionList } from './ConnectionList.tsx';
import { SecretsWords } from './SecretsWords.tsx';
import './ConnectionsSection.css';
import { usePageStore } from '../../ui/stores.ts';
import { connectionsStore } from './store.ts';

/** Which connection the form is open for; null: a new one. */
type Editing = { readonly id: string | null };

/** The services that texts can go to, and what the one in use may do. */
export function ConnectionsSection() {
  const { t } = useI18n();
  const store = usePageStore(connectionsStore);
  const { connections, switching, removing } = useStore(store.state);
  const [editing, setEditing] = useState<Editing | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The focus comes back from the form to where the next thing can be done.
  useEffect(() => {
    if (editing === null && wasEditing.current) addButton.current?.focus();
    wasEditing.current = editing !== null;
  }, [editing]);

  if (connections === null) return <p className="soft">{t('connections.loading')}</p>;
  if (editing !== null) {
    const stored = connections.all.find((one) => one.id === editing.id) ?? null;
    return <ConnectionForm key={editing.id} stored={stored} onLeave={() => setEditing(null)} />;
  }
  return (
    <>
      <div className="settings-group">
        <h2>{t('connections.title')}</h2>
        <p className="settings-about">{t('connections.about')}</p>
      </div>
      {connections.secrets.kept === 'session' && connections.all.length > 1 && (
        <Notice tone="notice">
          <SecretsWords secrets={connections.secrets} />
        </Notice>
      )}
      <div className="settings-group">
        <ConnectionList
          connections={connections}
          onEdit={(id) => setEditing({ id })}
          onRemoved={() => addButton.current?.focus()}
        />
        <div>
          <Button action="connection-add" ref={addButton} onPress={() => setEditing({ id: null })}>
            <Plus aria-hidden="true" />
            {t('connections.add')}
          </Button>
        </div>
        {switching.state === 'failed' && <FailureCard failure={switching.failure} />}
        {removing.state === 'failed' && <FailureCard failure={removing.failure} />}
      </div>
      <Capabilities />
    </>
  );
}
