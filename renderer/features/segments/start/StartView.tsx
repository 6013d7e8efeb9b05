import { useState } from 'react';
import { useStore } from 'zustand';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { NewProjectForm } from './NewProjectForm.tsx';
import { ProjectList } from './ProjectList.tsx';
import { useDocumentsDrop } from './use-documents-drop.ts';
import { useNewMemories } from '../files/use-new-memories.ts';
import { useNewPair } from './use-new-pair.ts';
import '../../../ui/DropVeil.css';
import './StartView.css';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';

/** The projects, and a new one. */
export function StartView() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const projects = useStore(segments.state, (now) => now.projects);
  const pair = useNewPair();
  const { source, target, further, newMemory, fault } = pair;
  const targets = target === null ? [] : [target, ...further];
  const newMemories = useNewMemories(source, targets);
  /** Files that wait for their languages. */
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const open = (files: readonly File[], named: string) => {
    const [file, ...others] = files;
    if (file === undefined) return;
    if (fault !== null || source === null || target === null) {
      setWaiting(files);
      return;
    }
    setWaiting([]);
    if (others.length === 0 && targets.length === 1) {
      void segments.openFile(file, { source, target, newMemory });
      return;
    }
    const folder = file.webkitRelativePath.split('/')[0] ?? '';
    const name = [named, folder, file.name.replace(/\.[^.]*$/, '')].find((one) => one !== '');
    void segments.createProject({ name: name ?? file.name, source, targets, newMemories }, files);
  };
  const drop = useDocumentsDrop((files) => open(files, ''));

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
