import { Download } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useLanguages } from '../../languages/use-languages.ts';
import { segmentsStore } from '../store.ts';
import { FailedFiles } from './FailedFiles.tsx';
import type { FilesProps } from './project-props.ts';

/** Exports files into a folder of the project's name; what they hold is said before. */
export function ExportFiles({ project, files }: FilesProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const { nameOf } = useLanguages();
  const result = useStore(segments.state, (now) => now.projectExported);
  const [isOpen, setOpen] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(true);
  const [pseudo, setPseudo] = useState(false);
  const isDone = result.state === 'done';
  const chosen = project.files.filter(({ id }) => files === null || files.includes(id));
  const start = () => void segments.exportFiles({ id: project.id, files, unconfirmed, pseudo });

  return (
    <>
      <Button action="segments-export-files" size="compact" onPress={() => setOpen(true)}>
        <Download aria-hidden="true" />
        {t('segments.export')}
      </Button>
      <Dialog
        title={t('segments.export.files')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <>
            {isDone && result.value.names.length > 0 && (
              <Button onPress={() => void segments.showExportedFiles(project.id)}>
                {t('segments.export.show')}
              </Button>
            )}
            <Button onPress={() => setOpen(false)}>{t('segments.close-notice')}</Button>
            <Button kind="main" isPending={result.state === 'running'} onPress={start}>
              {t('segments.export')}
            </Button>
          </>
        }
      >
        <ul className="project-failed export-files tabular">
          {chosen.map((file) => (
            <li key={file.id}>
              <button
                type="button"
                className="file-open"
                onClick={() => {
                  setOpen(false);
                  void segments.enter(file);
                }}
              >
                {brief(file.name)} · {nameOf(file.target)}
              </button>
              <span className="small soft">
                {t('segments.export.file-counts', {
                  segments: file.segments,
                  open: file.segments - file.confirmed,
                })}
              </span>
            </li>
          ))}
        </ul>
        <Switch isSelected={unconfirmed} isDisabled={pseudo} onChange={setUnconfirmed}>
          {t('segments.export.unconfirmed')}
        </Switch>
        <Switch isSelected={pseudo} onChange={setPseudo}>
          {t('segments.export.pseudo')}
        </Switch>
        <p className="small soft">{t('segments.export.pseudo-about')}</p>
        {isDone && (
          <div role="status">
            <p>
              {t('segments.export.files-done', {
                count: result.value.names.length,
                folder: result.value.folder,
              })}
            </p>
            <FailedFiles project={project} failed={result.value.failed} />
          </div>
        )}
        {result.state === 'failed' && <FailureCard failure={result.failure} onRetry={start} />}
      </Dialog>
    </>
  );
}
