import { Check, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Connection, Connections } from '../../preload/contract/connections.ts';
import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { connectionName } from './connection-name.ts';
import { ConnectionFacts } from './ConnectionFacts.tsx';

export interface ConnectionListProps {
  readonly connections: Connections;
  readonly onEdit: (id: string) => void;
}

/** All connections; the one in use is marked by word and weight. */
export function ConnectionList({ connections, onEdit }: ConnectionListProps) {
  const { t } = useWords();
  const { connections: store } = useStores();
  const [leaving, setLeaving] = useState<Connection | null>(null);
  return (
    <>
      <ul className="connection-list" aria-label={t('connections.list')}>
        {connections.all.map((one) => (
          <Row
            key={one.id}
            connection={one}
            isActive={one.id === connections.active}
            onUse={() => void store.use(one.id)}
            onEdit={() => onEdit(one.id)}
            onRemove={() => setLeaving(one)}
          />
        ))}
      </ul>
      <RemoveQuestion
        connection={leaving}
        isActive={leaving?.id === connections.active}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}

interface RowProps {
  readonly connection: Connection;
  readonly isActive: boolean;
  readonly onUse: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Row({ connection, isActive, onUse, onEdit, onRemove }: RowProps) {
  const { t } = useWords();
  const { kind } = connection;
  const name = connectionName(connection, t);
  return (
    <li className="connection-row" data-active={isActive || undefined}>
      <div className="connection-words">
        <span className="connection-name">{name}</span>
        <ConnectionFacts connection={connection} />
      </div>
      <div className="connection-verbs">
        {isActive ? (
          <span className="connection-in-use">
            <Check aria-hidden="true" />
            {t('connections.in-use')}
          </span>
        ) : (
          <Button size="compact" aria-label={t('connections.use.label', { name })} onPress={onUse}>
            {t('connections.use')}
          </Button>
        )}
        {kind === 'offline' ? (
          <>
            <span />
            <span />
          </>
        ) : (
          <>
            <IconButton
              icon={Pencil}
              size="compact"
              name={t('connections.edit.label', { name })}
              onPress={onEdit}
            />
            <IconButton
              icon={Trash2}
              size="compact"
              name={t('connections.remove.label', { name })}
              onPress={onRemove}
            />
          </>
        )}
      </div>
    </li>
  );
}

interface RemoveQuestionProps {
  readonly connection: Connection | null;
  readonly isActive: boolean;
  readonly onClose: () => void;
}

function RemoveQuestion({ connection, isActive, onClose }: RemoveQuestionProps) {
  const { t } = useWords();
  const { connections: store } = useStores();
  const remove = () => {
    if (connection !== null) void store.remove(connection.id);
    onClose();
  };
  return (
    <Dialog
      isAlert
      title={t('connections.remove.sure', { name: connection?.name ?? '' })}
      isOpen={connection !== null}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {t('connections.remove.cancel')}
          </Button>
          <Button kind="danger" onPress={remove}>
            {t('connections.remove.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('connections.remove.sure.about', { active: isActive ? 'yes' : 'no' })}</p>
    </Dialog>
  );
}
