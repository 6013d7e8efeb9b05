import { FileUp, Plus, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { LocalMemory, MemoryWork } from '../../../preload/contract/local-memories.ts';
import { useAction } from '../../ui/actions/use-action.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { NameList, NameRow } from '../../ui/NameList.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { MEMORY_ENDINGS } from './import-draft.ts';
import { ConnectTeamDialog } from '../team-memories/ConnectTeamDialog.tsx';
import { TeamList } from '../team-memories/TeamList.tsx';
import { useTeam } from '../team-memories/use-team.ts';
import { NewMemoryForm } from './NewMemoryForm.tsx';
import './MemoryList.css';
import { usePageStore } from '../../ui/stores.ts';
import { activeConnection, connectionsStore } from '../connections/store.ts';
import { localMemoriesStore } from './store.ts';
import './WorkLines.css';
import { WorkProgress } from './WorkProgress.tsx';

export interface MemoryListProps {
  readonly memories: readonly LocalMemory[];
}

/** All memories of this computer, and the ways to more of them. */
export function MemoryList({ memories }: MemoryListProps) {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const chosen = useStore(localMemories.state, (now) => now.chosen);
  const isOffline = useStore(
    usePageStore(connectionsStore).state,
    (now) => activeConnection(now)?.kind === 'offline',
  );
  const [isMaking, setMaking] = useState(false);
  const [isConnecting, setConnecting] = useState(false);
  const newButton = useRef<HTMLButtonElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const chooseFile = () => file.current?.click();
  useAction('open', chooseFile);
  useAction('memory-import', chooseFile);

  function leave() {
    setMaking(false);
    newButton.current?.focus();
  }

  const isEmpty = memories.length === 0 && !isMaking;
  const make = () => setMaking(!isMaking);
  const connect = () => setConnecting(true);

  return (
    <section className="memories-side" aria-labelledby="memories-local">
      <h2 id="memories-local" className="unseen">
        {t('memories.local')}
      </h2>
      {isEmpty ? (
        <EmptyState picture="memories" words={t('memories.none')}>
          <ActionButton
            action="open"
            icon={FileUp}
            kind="main"
            word={t('memories.import-choose')}
            onPress={chooseFile}
          />
          <Button action="memory-new" ref={newButton} aria-expanded={false} onPress={make}>
            <Plus aria-hidden="true" />
            {t('memories.new')}
          </Button>
          <Button action="team-connect" kind="quiet" onPress={connect}>
            <Users aria-hidden="true" />
            {t('teams.connect')}
          </Button>
          {isOffline && (
            <Button kind="quiet" onPress={() => void localMemories.addSamples({ which: 'all' })}>
              {t('memories.add-samples')}
            </Button>
          )}
        </EmptyState>
      ) : (
        <div className="memories-list-bar">
          <ActionButton
            action="open"
            icon={FileUp}
            size="compact"
            word={t('memories.import-choose')}
            onPress={chooseFile}
          />
          <IconButton
            action="memory-new"
            ref={newButton}
            icon={Plus}
            name={t('memories.new')}
            aria-expanded={isMaking}
            onPress={make}
          />
          <IconButton
            action="team-connect"
            icon={Users}
            name={t('teams.connect')}
            onPress={connect}
          />
        </div>
      )}
      <input
        ref={file}
        type="file"
        hidden
        accept={MEMORY_ENDINGS}
        onChange={({ target }) => {
          const picked = target.files?.[0];
          if (picked !== undefined) localMemories.offer(picked, null);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {isMaking && <NewMemoryForm onLeave={leave} />}
      <WorkLines />
      {memories.length > 0 && (
        <NameList
          label={t('memories.local')}
          items={memories}
          chosen={chosen}
          onChoose={(id) => localMemories.choose(id)}
        >
          {(memory) => <MemoryRow memory={memory} />}
        </NameList>
      )}
      <TeamList />
      {isConnecting && <ConnectTeamDialog onClose={() => setConnecting(false)} />}
    </section>
  );
}

function MemoryRow({ memory }: { readonly memory: LocalMemory }) {
  const { t } = useI18n();
  const { id, name, source, targets, units, assigned, isSearched } = memory;
  const team = useTeam(memory);
  return (
    <NameRow id={id} name={name}>
      <span className="memories-facts">
        {team !== null && (
          <span className="memories-team">{t('teams.memory-of', { name: team.name })}</span>
        )}
        <span>{t('memories.pair', { source, targets: targets.join(', ') })}</span>
        <span>{t('memories.units', { count: units })}</span>
        {isSearched === true && <span>{t('memories.searched')}</span>}
        {assigned.length > 0 && (
          <span>{t('memories.assigned-count', { count: assigned.length })}</span>
        )}
      </span>
    </NameRow>
  );
}

/** Long works on memories that run now; an import is shown where it was begun. */
function WorkLines() {
  const localMemories = usePageStore(localMemoriesStore);
  const works = useStore(localMemories.state, (now) => now.works);
  const shown = works.filter(({ kind }) => kind !== 'import');
  if (shown.length === 0) return null;
  return (
    <ul className="memories-works">
      {shown.map((work) => (
        <li key={work.id}>
          <WorkLine work={work} />
        </li>
      ))}
    </ul>
  );
}

function WorkLine({ work: { kind, name, progress, units } }: { readonly work: MemoryWork }) {
  const { t } = useI18n();
  return <WorkProgress label={t('memories.work', { kind, name })} share={progress} units={units} />;
}
