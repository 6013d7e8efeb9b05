import { Check, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Connection, Connections } from '../../../preload/contract/connections.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { connectionName } from './connection-name.ts';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { connectionsStore } from './store.ts';

export interface ConnectionListProps {
  readonly connections: Connections;
  readonly onEdit: (id: string) => void;
  /** After a removal was tried: its row, and the focus with it, may be gone. */
  readonly onRemoved: () => void;
}

/** All connections; the one in use is marked by word and weight. */
export function ConnectionList({ connections, onEdit, onRemoved }: ConnectionListProps) {
  const { t } = useI18n();
  const store = usePageStore(connectionsStore);
  const [leaving, setLeaving] = useState<Connection | null>(null);
  const [isAsking, setAsking] = useState(false);
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
            onRemove={() => {
              setLeaving(one);
              setAsking(true);
            }}
          />
        ))}
      </ul>
      <RemoveQuestion
        connection={leaving}
        isOpen={isAsking}
        isActive={leaving?.id === connections.active}
        onClose={() => setAsking(false)}
        onRemoved={onRemoved}
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
  const { t } = useI18n();
  const { kind } = connection;
  const name = connectionName(connection, t);
  const inUse = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);

  const use = () => {
    wasPressed.current = true;
    onUse();
  };

  // The button that had the focus gives way to words: the focus goes on to them.
  useEffect(() => {
    if (isActive && wasPressed.current) inUse.current?.focus();
    wasPressed.current = false;
  }, [isActive]);

  return (
    <li className="connection-row" data-active={isActive || undefined}>
      <div className="connection-words">
        <span className="connection-name own-direction">{brief(name)}</span>
        <ConnectionFacts connection={connection} />
      </div>
      <div className="connection-verbs">
        {isActive ? (
          <span className="connection-in-use" ref={inUse} tabIndex={-1}>
            <Check aria-hidden="true" />
            {t('connections.in-use')}
          </span>
        ) : (
          <Button size="compact" aria-label={t('connections.use.label', { name })} onPress={use}>
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

/** Tier, host, key and languages of a connection in one small line. */
function ConnectionFacts({ connection }: { readonly connection: Connection }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { kind, host, tier, key, keyEnd, sourceLanguage, targetLanguage } = connection;
  if (kind === 'offline') {
    return <span className="connection-facts">{t('connections.offline.about')}</span>;
  }
  const facts = [
    tier === null ? t('connections.kind', { kind }) : t('connections.tier', { tier }),
    host === null ? null : brief(host),
    sourceLanguage === null && targetLanguage === null
      ? null
      : t('connections.languages', {
          from: sourceLanguage ?? t('connections.form.source.any'),
          to: targetLanguage ?? t('connections.form.target.any'),
        }),
  ];
  return (
    <span className="connection-facts tabular">
      {i18n.facts(facts)}
      {' · '}
      <span data-tone={key === 'missing' || key === 'locked' ? 'notice' : undefined}>
        {t('connections.key', { key, end: keyEnd ?? '' })}
      </span>
    </span>
  );
}
