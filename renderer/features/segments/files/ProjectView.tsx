import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useAction } from '../../../ui/actions/use-action.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useLanguages } from '../../languages/use-languages.ts';
import { focusSoon } from '../focus-soon.ts';
import { progressOf } from '../project/progress.ts';
import { useDocumentsDrop } from '../start/use-documents-drop.ts';
import { segmentsStore } from '../store.ts';
import { useVersionActions } from '../update/use-version-verbs.ts';
import { AddingNotice } from './AddingNotice.tsx';
import { FilesAnalysis } from './FilesAnalysis.tsx';
import { FilesBar } from './FilesBar.tsx';
import { FilesChecks } from './FilesChecks.tsx';
import { FilesTable } from './FilesTable.tsx';
import type { ProjectProps } from './project-props.ts';
import { RenameProject } from './RenameProject.tsx';
import { useNewMemories } from './use-new-memories.ts';
import { WorkLine } from './WorkLine.tsx';
import { WordProgress } from './WordProgress.tsx';
import './ProjectView.css';
import '../../../ui/DropVeil.css';

const TABS = [
  { id: 'files', name: 'segments.files.files' },
  { id: 'analysis', name: 'segments.pane.analysis' },
  { id: 'checks', name: 'segments.pane.findings' },
] as const;
type Tab = (typeof TABS)[number]['id'];

/** The files of a project, with how far each target has come. */
export function ProjectView({ project }: ProjectProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const { nameOf } = useLanguages();
  const refused = useStore(segments.state, (now) => now.pageRefused);
  const newMemories = useNewMemories(project.source, project.targets);
  const [tab, setTab] = useState<Tab>('files');
  const [picked, setChosen] = useState<ReadonlySet<string>>(new Set());
  // One that was removed is chosen no more.
  const known = new Set(project.files.map(({ document }) => document));
  const chosen = new Set([...picked].filter((document) => known.has(document)));
  const files =
    chosen.size === 0
      ? null
      : project.files.filter(({ document }) => chosen.has(document)).map(({ id }) => id);
  const drop = useDocumentsDrop((files) => void segments.addFiles(project, files, newMemories));
  const [documentFile] = project.files.filter(
    ({ document }) => chosen.has(document) || known.size === 1,
  );
  useVersionActions(chosen.size <= 1 ? documentFile : undefined);
  useAction('segments-next-open', () => void segments.goToNextOpen());
  const pair = {
    source: nameOf(project.source),
    target: project.targets.map(nameOf).join(', '),
  };

  function leave() {
    segments.leaveProject();
    focusSoon(`[data-project="${project.id}"]`);
  }

  return (
    <Screen
      name={t('segments.title')}
      subject={`${project.name} · ${t('segments.project.pair', pair)}`}
      tools={
        <>
          <RenameProject project={project} />
          <WordProgress {...progressOf(project.files)} label={t('segments.progress.words')} />
          <Button action="segments-back" size="compact" onPress={leave}>
            <ArrowLeft aria-hidden="true" />
            {t('segments.back')}
          </Button>
        </>
      }
    >
      <div className="project-page" {...drop.handlers}>
        <FilesBar project={project} newMemories={newMemories} files={files} />
        <AddingNotice project={project.id} />
        <WorkLine project={project} />
        {refused !== null && <FailureCard failure={refused} />}
        {project.files.length === 0 ? (
          <p className="soft project-page-empty">{t('segments.files.none')}</p>
        ) : (
          <Tabs
            className="project-tabs"
            label={t('segments.files.tabs')}
            shape="fill"
            tabs={TABS.map(({ id, name }) => ({ id, name: t(name) }))}
            beside={
              <span className="small soft tabular">
                {t('segments.files.chosen', { count: chosen.size })}
              </span>
            }
            chosen={tab}
            onChoose={setTab}
          >
            {(id) => (
              <>
                {id === 'files' && (
                  <FilesTable project={project} chosen={chosen} onChoose={setChosen} />
                )}
                {id === 'analysis' && <FilesAnalysis project={project} files={files} />}
                {id === 'checks' && <FilesChecks project={project} files={files} />}
              </>
            )}
          </Tabs>
        )}
        {drop.isOver && <div className="drop-veil">{t('segments.files.drop')}</div>}
      </div>
    </Screen>
  );
}
