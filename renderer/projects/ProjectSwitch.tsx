import { Check, ChevronUp, Tag } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useStore } from 'zustand';
import { useActions, usePressAction } from '../actions/use-action.ts';
import { LazyFailureCard } from '../failure/LazyFailureCard.tsx';
import '../look/Popover.css';
import { useWords } from '../words/use-words.ts';
import { useFirstStores } from '../workbench.ts';
import './ProjectSwitch.css';
import { useProject } from './use-project.ts';

/** The project at work by its tag, in the status bar; a click lists all of them. */
export function ProjectSwitch() {
  const { t } = useWords();
  const project = useProject();
  const button = usePressAction('switch-project', false);
  const words =
    project === null
      ? t('projects.none')
      : t('projects.at-work', { name: project.name, tag: project.tag });
  return (
    <DialogTrigger>
      <Button ref={button} className="status-button project-switch" aria-label={words}>
        <Tag aria-hidden="true" />
        <span className="project-tag">{project?.tag ?? t('projects.none')}</span>
        <ChevronUp aria-hidden="true" />
      </Button>
      <Popover className="popover" placement="top end" offset={4}>
        <Dialog className="switcher" aria-label={t('projects.title')}>
          {({ close }) => <Choices onDone={close} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function Choices({ onDone }: { readonly onDone: () => void }) {
  const { t } = useWords();
  const actions = useActions();
  const { projects: store, settings } = useFirstStores();
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
        <span className="switcher-name">{name}</span>
        {tag !== undefined && <span className="soft small project-choice-tag">{tag}</span>}
      </Button>
    </li>
  );
}
