import { Check } from 'lucide-react';
import type { Project } from '../../../preload/contract/projects.ts';
import { EditableRow } from '../../ui/EditableRow.tsx';
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

export function ProjectRow({ project, isActive, onEdit, onRemoved }: ProjectRowProps) {
  const { t } = useI18n();
  const store = usePageStore(projectsStore);
  const { id, name, tag } = project;
  return (
    <EditableRow
      className="project-line"
      editName={t('projects.edit', { name })}
      onEdit={onEdit}
      removeName={t('projects.remove', { name })}
      question={t('projects.remove.sure', { name, tag, active: isActive ? 'yes' : 'no' })}
      confirm={t('projects.remove.confirm')}
      keep={t('projects.remove.cancel')}
      onRemove={() => store.remove(id)}
      onRemoved={onRemoved}
    >
      <div className="project-words">
        <span className="project-name own-direction" data-active={isActive || undefined}>
          {brief(name)}
        </span>
        <span className="soft small project-sent own-direction">{brief(tag)}</span>
      </div>
      {isActive && (
        <span className="project-now">
          <Check aria-hidden="true" />
          {t('projects.now')}
        </span>
      )}
    </EditableRow>
  );
}
