import { X } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { attemptOf } from './attempt-of.ts';
import { IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { useLanguageChoices, useLanguages } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import './NewMemoryForm.css';
import { usePageStore } from '../../ui/stores.ts';
import { teamsStore } from '../team-memories/store.ts';
import { localMemoriesStore } from './store.ts';

export interface NewMemoryFormProps {
  readonly onLeave: () => void;
}

const HERE = 'here';

/** An empty memory: its name and its languages. */
export function NewMemoryForm({ onLeave }: NewMemoryFormProps) {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const { nameOf } = useLanguages();
  const sources = useLanguageChoices('source');
  const choices = useLanguageChoices('target');
  const [name, setName] = useState('');
  const [source, setSource] = useState<string | null>(null);
  const [targets, setTargets] = useState<readonly string[]>([]);
  const teams = usePageStore(teamsStore);
  const curated = useStore(teams.state, (now) => now.teams).filter(({ role }) => role === 'curate');
  const [team, setTeam] = useState<string | null>(null);
  const [making, setMaking] = useState<Attempt<null>>(IDLE);
  const isWhole = name.trim() !== '' && source !== null && targets.length > 0;

  function placeName(): string {
    const chosen = curated.find(({ id }) => id === team);
    return chosen === undefined ? t('teams.here') : t('teams.memory-of', { name: chosen.name });
  }

  async function create() {
    if (!isWhole || making.state === 'running') return;
    const draft = { name: name.trim(), source, targets: [...targets] };
    const make = () =>
      team === null ? localMemories.create(draft) : teams.createMemory({ ...draft, team });
    if (await attemptOf(setMaking, make)) onLeave();
  }

  return (
    <form
      className="memories-card"
      aria-label={t('memories.new')}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onLeave();
      }}
    >
      <Field label={t('memories.name')} value={name} maxLength={200} autoFocus onChange={setName} />
      <Picker
        label={t('memories.source')}
        choices={sources}
        chosen={source}
        shown={source === null ? t('memories.choose-language') : nameOf(source)}
        isSearchable
        onChoose={setSource}
      />
      {targets.length > 0 && (
        <ul className="memories-chips" aria-label={t('memories.targets')}>
          {targets.map((target) => (
            <li key={target}>
              {nameOf(target)}
              <IconButton
                icon={X}
                size="compact"
                name={t('memories.target-remove', { language: nameOf(target) })}
                onPress={() => setTargets(targets.filter((one) => one !== target))}
              />
            </li>
          ))}
        </ul>
      )}
      <Picker
        label={t('memories.target-add')}
        choices={choices.filter(({ id }) => !targets.includes(id))}
        chosen={null}
        shown={t('memories.choose-language')}
        isSearchable
        onChoose={(target) => setTargets([...targets, target])}
      />
      {curated.length > 0 && (
        <Picker
          label={t('teams.place')}
          choices={[
            { id: HERE, name: t('teams.here') },
            ...curated.map(({ id, name: called }) => ({
              id,
              name: t('teams.memory-of', { name: called }),
            })),
          ]}
          chosen={team ?? HERE}
          shown={placeName()}
          onChoose={(id) => setTeam(id === HERE ? null : id)}
        />
      )}
      {making.state === 'failed' && <FailureCard failure={making.failure} />}
      <div className="memories-verbs">
        <Button
          type="submit"
          kind="main"
          size="compact"
          isDisabled={!isWhole}
          isPending={making.state === 'running'}
        >
          {t('memories.create')}
        </Button>
        <Button size="compact" onPress={onLeave}>
          {t('memories.leave')}
        </Button>
      </div>
    </form>
  );
}
