import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TranslationProject } from '../../../../preload/contract/segment-projects.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RemoveQuestion } from '../../../ui/RemoveQuestion.tsx';
import { useLanguages } from '../../languages/use-languages.ts';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';
import { RenameProject } from '../files/RenameProject.tsx';
import { progressOf } from '../project/progress.ts';

export interface ProjectListProps {
  readonly projects: readonly TranslationProject[];
}

/** The projects, the one opened last first. */
export function ProjectList({ projects }: ProjectListProps) {
  const [leaving, setLeaving] = useState<string | null>(null);
  return (
    <ul className="editor-projects">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectLine
            project={project}
            isLeaving={leaving === project.id}
            onLeave={(isLeaving) => setLeaving(isLeaving ? project.id : null)}
          />
        </li>
      ))}
    </ul>
  );
}

interface ProjectLineProps {
  readonly project: TranslationProject;
  /** Whether it may go is being asked. */
  readonly isLeaving: boolean;
  readonly onLeave: (isLeaving: boolean) => void;
}

function ProjectLine({ project, isLeaving, onLeave }: ProjectLineProps) {
  const i18n = useI18n();
  const { t, day } = i18n;
  const segments = usePageStore(segmentsStore);
  const { nameOf } = useLanguages();
  const { name, files, opened, source, targets } = project;
  const { confirmed, all } = progressOf(files);
  const [only] = files;
  const documents = new Set(files.map(({ document }) => document)).size;
  const facts = i18n.facts([
    t('segments.project.pair', {
      source: nameOf(source),
      target: targets.map(nameOf).join(', '),
    }),
    documents === 1 && only !== undefined
      ? (only.format ?? t('segments.project.text'))
      : t('segments.project.documents', { count: documents }),
    t('segments.project.opened', { day: day(opened) }),
  ]);
  return (
    <>
      <div className="editor-project">
        <button
          type="button"
          className="editor-project-open"
          data-project={project.id}
          onClick={() => void segments.enterProject(project)}
        >
          <span className="editor-project-name own-direction">{brief(name)}</span>
          <span className="editor-project-confirmed small tabular">
            {t('segments.project.words-confirmed', { confirmed, all })}
          </span>
          <span className="editor-project-facts small soft">{facts}</span>
          <span className="editor-track" aria-hidden="true">
            <span style={{ inlineSize: `${all === 0 ? 0 : (100 * confirmed) / all}%` }} />
          </span>
        </button>
        <RenameProject project={project} isListed />
        <IconButton
          icon={Trash2}
          size="compact"
          name={t('segments.project.remove', { name })}
          aria-expanded={isLeaving}
          onPress={() => onLeave(!isLeaving)}
        />
      </div>
      {isLeaving && (
        <RemoveQuestion
          verb={t('segments.project.remove.do')}
          keep={t('segments.project.keep')}
          onRemove={() => {
            onLeave(false);
            void segments.remove(project);
            document.getElementById('work')?.focus();
          }}
          onKeep={() => onLeave(false)}
        >
          {t('segments.project.remove.about')}
        </RemoveQuestion>
      )}
    </>
  );
}
