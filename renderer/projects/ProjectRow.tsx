import { Check, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Project } from '../../preload/contract/projects.ts';
import { IconButton } from '../look/IconButton.tsx';
import { RemoveQuestion } from '../look/RemoveQuestion.tsx';
import { brief } from '../words/brief.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';

export interface ProjectRowProps {
  readonly project: Project;
  readonly isActive: boolean;
  readonly onEdit: () => void;
  /** Its row, and the focus with it, are gone. */
  readonly onRemoved: () => void;
}

/** One project; removing it is asked about where it stands. */
export function ProjectRow({ project, isActive, onEdit, onRemoved }: ProjectRowProps) {
  const { t } = useWords();
  const { projects: store } = useStores();
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
