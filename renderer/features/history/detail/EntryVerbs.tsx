import { Pin, PinOff, RotateCw, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { HistoryDetail } from '../../../../preload/contract/history.ts';
import { useActions } from '../../../ui/actions/use-action.ts';
import { connectionName } from '../../connections/connection-name.ts';
import { connectionsStore, activeConnection } from '../../connections/store.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RemoveQuestion } from '../../../ui/RemoveQuestion.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { runAgain } from '../run-again.ts';
import { detectionStore } from '../../detection/store.ts';
import { documentsStore } from '../../documents/store.ts';
import { textStore } from '../../text/store.ts';
import { voiceStore } from '../../voice/store.ts';
import { writingStore } from '../../writing/store.ts';
import { usePageStore, usePageStores } from '../../../ui/stores.ts';
import { historyStore } from '../store.ts';

/** What can be done with a result. */
export function EntryVerbs({ detail }: { readonly detail: HistoryDetail }) {
  const { t } = useI18n();
  const history = usePageStore(historyStore);
  const [isAsked, setAsked] = useState(false);
  const { id, pinned } = detail;
  return (
    <div className="history-verbs">
      <div className="history-verbs-line">
        <Leading detail={detail} />
        <Button
          action="history-pin"
          kind="quiet"
          size="compact"
          onPress={() => void history.pin(id, !pinned)}
        >
          {pinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
          {t(pinned ? 'history.unpin' : 'history.pin')}
        </Button>
        <Button
          action="history-delete"
          kind="quiet"
          size="compact"
          aria-expanded={isAsked}
          onPress={() => setAsked(!isAsked)}
        >
          <Trash2 aria-hidden="true" />
          {t('history.delete')}
        </Button>
        <span className="history-verbs-space" />
        <IconButton
          action="history-close"
          icon={X}
          size="compact"
          name={t('history.close')}
          onPress={() => void history.choose(null)}
        />
      </div>
      {isAsked && (
        <RemoveQuestion
          verb={t('history.delete-confirm')}
          keep={t('history.delete-keep')}
          onKeep={() => setAsked(false)}
          onRemove={() => {
            document.getElementById('work')?.focus();
            void history.remove(id);
          }}
        >
          {t('history.delete-sure')}
        </RemoveQuestion>
      )}
      <AgainNote detail={detail} />
    </div>
  );
}

/** The way back to where it came from. */
function Leading({ detail }: { readonly detail: HistoryDetail }) {
  const { t } = useI18n();
  const store = usePageStores();
  const actions = useActions();
  const { kind, of, request } = detail;
  if (kind === 'document' || kind === 'voice') {
    if (of === null) return null;
    return (
      <Button
        size="compact"
        onPress={() => {
          if (kind === 'voice') store(voiceStore).session.show(of);
          else store(documentsStore).reveal(of);
          actions.run(kind === 'voice' ? 'go-voice' : 'go-documents');
        }}
      >
        {t(`history.open-${kind}`)}
      </Button>
    );
  }
  if (request === null) return null;
  return (
    <Button
      action="history-again"
      size="compact"
      onPress={() => {
        const stores = {
          text: store(textStore),
          writing: store(writingStore),
          detection: store(detectionStore),
        };
        void runAgain(request, stores).then((way) => way !== null && actions.run(way));
      }}
    >
      <RotateCw aria-hidden="true" />
      {t('history.again')}
    </Button>
  );
}

/** What running it again means, or why it cannot be. */
function AgainNote({ detail }: { readonly detail: HistoryDetail }) {
  const { t } = useI18n();
  const connections = usePageStore(connectionsStore);
  const active = useStore(connections.state, activeConnection);
  const { kind, of, request, connection, connectionName: made } = detail;
  return <p className="small soft">{words()}</p>;

  function words(): string {
    if (kind === 'document' || kind === 'voice')
      return of === null ? t(`history.gone-${kind}`) : '';
    if (request === null) return t('history.no-request');
    if (active !== null && active.id !== connection) {
      return t('history.again-elsewhere', {
        made: made || t('connections.offline'),
        active: connectionName(active, t),
      });
    }
    return active?.kind === 'offline' ? '' : t('history.again-billed');
  }
}
