import { ChevronUp, Tag } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { usePressAction } from '../../ui/actions/use-action.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import '../../ui/StatusButton.css';
import '../../ui/Popover.css';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { ProjectChoicesProps } from './ProjectChoices.tsx';
import './ProjectSwitch.css';
import { useProject } from './use-project.ts';

const ProjectChoices = lazyPart<ProjectChoicesProps>(
  async () => (await import('./ProjectChoices.tsx')).ProjectChoices,
);

/** The project at work by its tag, in the status bar; a click lists all of them. */
export function ProjectSwitch() {
  const { t } = useI18n();
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
        <span className="project-tag own-direction">
          {brief(project?.tag ?? t('projects.none'))}
        </span>
        <ChevronUp aria-hidden="true" />
      </Button>
      <Popover className="popover" placement="top end" offset={4}>
        <Dialog className="switcher" aria-label={t('projects.title')}>
          {({ close }) => <ProjectChoices onDone={close} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
