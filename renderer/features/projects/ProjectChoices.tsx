import { Check } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useStore } from 'zustand';
import { useActions } from '../../ui/actions/use-action.ts';
import { LazyFailureCard } from '../../ui/failure/LazyFailureCard.tsx';
import '../../ui/Switcher.css';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import './ProjectChoices.css';
import { usePageStore } from '../../ui/stores.ts';
import { projectsStore } from './store.ts';
import { settingsStore } from '../settings/store.ts';

export interface ProjectChoicesProps {
  readonly onDone: () => void;
}

/** All projects and none; a press works for one. */
export function ProjectChoices({ onDone }: ProjectChoicesProps) {
  const { t } = useI18n();
  const actions = useActions();
  const store = usePageStore(projectsStore);
  const settings = usePageStore(settingsStore);
  const { projects, choosing } = useStore(store.state);
  const active = projects?.active ?? null;
  const choose = async (id: string | null) => {
    if (id === active || (await store.choose(id))) onDone();
  };
  return (
    <>
      <ul className="switcher-list" aria-label={t('projects.title')}>
        <Choice
          name={t('projects.none')}
          isActive={active === null}
          onChoose={() => choose(null)}
        />
        {projects?.all.map(({ id, name, tag }) => (
          <Choice
            key={id}
            name={name}
            tag={tag}
            isActive={id === active}
            onChoose={() => choose(id)}
          />
        ))}
      </ul>
      {choosing.state === 'failed' && <LazyFailureCard failure={choosing.failure} />}
      <div className="switcher-foot">
        <Button
          className="switcher-choice"
          onPress={() => {
            onDone();
            settings.openSection('projects');
            actions.run('go-settings');
          }}
        >
          {t('projects.manage')}
        </Button>
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly tag?: string;
  readonly isActive: boolean;
  readonly onChoose: () => Promise<void>;
}

function Choice({ name, tag, isActive, onChoose }: ChoiceProps) {
  return (
    <li>
      <Button
        className="switcher-choice"
        autoFocus={isActive}
        {...(isActive && { 'aria-current': true })}
        onPress={() => void onChoose()}
      >
        <Check aria-hidden="true" />
        <span className="switcher-name own-direction">{brief(name)}</span>
        {tag !== undefined && (
          <span className="soft small project-choice-tag own-direction">{brief(tag)}</span>
        )}
      </Button>
    </li>
  );
}
