import { Check, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Project } from '../../../preload/contract/projects.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { RemoveQuestion } from '../../ui/RemoveQuestion.tsx';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { projectsStore } from './store.ts';

export interface ProjectRowProps {
  readonly project: Project;
  readonly isActive: boolean;
  readonly onEdit: () => void;
  /** Its row, and the focus with it, are gone. */
  readonly onRemoved: () => void;
}

/** One project; removing it is asked about where it stands. */
export function ProjectRow({ project, isActive, onEdit, onRemoved }: ProjectRowProps) {
  const { t } = useI18n();
  const store = usePageStore(projectsStore);
  const [isAsking, setAsking] = useState(false);
  const bin = useRef<HTMLButtonElement>(null);
  const { id, name, tag } = project;
  return (
    <>
      <div className="project-line">
        <div className="project-words">
          <span className="project-name" data-active={isActive || undefined}>
            {brief(name)}
          </span>
          <span className="soft small project-sent">{brief(tag)}</span>
        </div>
        {isActive && (
          <span className="project-now">
            <Check aria-hidden="true" />
            {t('projects.now')}
          </span>
        )}
        <div className="project-verbs">
          <IconButton
            icon={Pencil}
            size="compact"
            name={t('projects.edit', { name })}
            onPress={onEdit}
          />
          <IconButton
            ref={bin}
            icon={Trash2}
            size="compact"
            name={t('projects.remove', { name })}
            aria-expanded={isAsking}
            onPress={() => setAsking(!isAsking)}
          />
        </div>
      </div>
      {isAsking && (
        <RemoveQuestion
          verb={t('projects.remove.confirm')}
          keep={t('projects.remove.cancel')}
          onRemove={() => {
            setAsking(false);
            void store.remove(id).then((isGone) => {
              if (isGone) onRemoved();
            });
          }}
          onKeep={() => {
            setAsking(false);
            bin.current?.focus();
          }}
        >
          {t('projects.remove.sure', { name, tag, active: isActive ? 'yes' : 'no' })}
        </RemoveQuestion>
      )}
    </>
  );
}
