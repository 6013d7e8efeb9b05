import { Download } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { exportedFindings } from '../project/exported-findings.ts';
import { cutWords } from '../qa/cut-words.ts';
import { segmentsStore } from '../store.ts';
import { ExportFileLine } from './ExportFileLine.tsx';
import { FailedFiles } from './FailedFiles.tsx';
import { useOutputFolder } from '../../output-folder/use-output-folder.ts';
import type { FilesProps } from './project-props.ts';
import './ExportFiles.css';

/** Exports files into a folder of the project's name; what they hold is said before. */
export function ExportFiles({ project, files }: FilesProps) {
  const i18n = useI18n();
  const output = useOutputFolder();
  const { t } = i18n;
  const segments = usePageStore(segmentsStore);
  const result = useStore(segments.state, (now) => now.projectExported);
  const checking = useStore(segments.state, (now) => now.projectFindings);
  const [isOpen, setOpen] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(true);
  const [pseudo, setPseudo] = useState(false);
  const isDone = result.state === 'done';
  // A pseudo-translation is made of every segment.
  const hasUnconfirmed = unconfirmed || pseudo;
  const chosen = project.files.filter(({ id }) => files === null || files.includes(id));
  const written = isDone ? result.value.written : [];
  const found = checking.state === 'done' ? checking.value : null;
  const blocking = new Set(chosen.filter((file) => file.blocksExport).map(({ id }) => id));
  const hasNone =
    found?.findings.length === found?.total &&
    found?.findings.every(
      (one) =>
        exportedFindings([one], { blocksExport: blocking.has(one.file), hasUnconfirmed }).length ===
        0,
    );
  const check = () => void segments.checkFiles({ id: project.id, files });
  const openFolder = (how: 'open' | 'show') =>
    void segments.openExportedFiles({ id: project.id, file: null, how });
  const start = () => void segments.exportFiles({ id: project.id, files, unconfirmed, pseudo });

  function ask() {
    setOpen(true);
    check();
  }

  return (
    <>
      <Button action="segments-export-files" size="compact" onPress={ask}>
        <Download aria-hidden="true" />
        {t('segments.export')}
      </Button>
      <Dialog
        title={t('segments.export.files')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <>
            {written.length > 0 && (
              <>
                <Button onPress={() => openFolder('open')}>
                  {t('segments.export.open-folder')}
                </Button>
                <Button onPress={() => openFolder('show')}>{t('segments.export.show')}</Button>
              </>
            )}
            <Button onPress={() => setOpen(false)}>{t('segments.close-notice')}</Button>
            <Button kind="main" isPending={result.state === 'running'} onPress={start}>
              {t('segments.export')}
            </Button>
          </>
        }
      >
        <p className="small soft" role="status">
          {found === null
            ? checking.state === 'running' && t('segments.export.checking')
            : hasNone
              ? t('segments.findings.none')
              : cutWords(found, i18n)}
        </p>
        {checking.state === 'failed' && <FailureCard failure={checking.failure} onRetry={check} />}
        <ul className="export-files tabular">
          {chosen.map((file) => (
            <ExportFileLine
              key={file.id}
              file={file}
              hasUnconfirmed={hasUnconfirmed}
              findings={found?.findings.filter((one) => one.file === file.id) ?? null}
              written={written.find((one) => one.file === file.id)?.name ?? null}
              onGo={(number) => {
                setOpen(false);
                void (number === null ? segments.enter(file) : segments.enterAt(file, number));
              }}
            />
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
                count: written.length,
                folder: result.value.folder,
                output: output?.short ?? 'none',
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
