import { useState } from 'react';
import { useStore } from 'zustand';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { useFileDrop } from '../../../ui/use-file-drop.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { NewProjectForm } from './NewProjectForm.tsx';
import { ProjectList } from './ProjectList.tsx';
import { useNewPair } from './use-new-pair.ts';
import '../../../ui/DropVeil.css';
import './StartView.css';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';

/** Documents as browsers name them while they are held; many types have no name. */
const DOCUMENT_TYPES = [
  '',
  'text/plain',
  'text/html',
  'text/xml',
  'application/xml',
  'application/json',
  'application/pdf',
  'application/x-subrip',
  'application/xliff+xml',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** The projects, and a new one. */
export function StartView() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const projects = useStore(segments.state, (now) => now.projects);
  const pair = useNewPair();
  const { source, target, newMemory, fault } = pair;
  /** A file that waits for its languages. */
  const [waiting, setWaiting] = useState<File | null>(null);
  const open = (file: File) => {
    if (fault === null && source !== null && target !== null) {
      setWaiting(null);
      void segments.openFile(file, { source, target, newMemory });
    } else setWaiting(file);
  };
  const drop = useFileDrop(DOCUMENT_TYPES, open);

  return (
    <Screen name={t('segments.title')}>
      <div className="segments-start" {...drop.handlers}>
        <section className="segments-projects" aria-labelledby="segments-projects">
          <h2 id="segments-projects">{t('segments.projects')}</h2>
          {projects === null && <p className="soft">{t('segments.projects.loading')}</p>}
          {projects?.length === 0 && (
            <EmptyState picture="segments" words={t('segments.projects.none')} />
          )}
          {projects !== null && projects.length > 0 && <ProjectList projects={projects} />}
        </section>
        <NewProjectForm pair={pair} waiting={waiting} onOpen={open} />
        {drop.isOver && <div className="drop-veil">{t('segments.new.drop')}</div>}
      </div>
    </Screen>
  );
}
