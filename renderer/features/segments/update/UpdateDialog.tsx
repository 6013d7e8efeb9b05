import { FileUp } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { useStore } from 'zustand';
import { ACCEPTED_IN_SEGMENTS } from '../../documents/formats.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useDocumentsDrop } from '../start/use-documents-drop.ts';
import { segmentsStore } from '../store.ts';
import { ReportFiles } from './ReportFiles.tsx';
import { UpdateCounts } from './UpdateCounts.tsx';
import { UpdateRows } from './UpdateRows.tsx';
import type { Updating } from './updating.ts';
import '../../../ui/DropVeil.css';
import './UpdateDialog.css';

/** The new version of a document: its choice, what would change, and what was done. */
export function UpdateDialog() {
  const segments = usePageStore(segmentsStore);
  const updating = useStore(segments.state, (now) => now.updating);
  return updating === null ? null : <Steps {...updating} />;
}

function Steps({ file, step, report, refused }: Updating) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const project = useStore(segments.state, ({ projects }) =>
    projects?.find(({ id }) => id === file.project),
  );
  const isDone = step === 'done';
  const isChoice = step === 'choice' || step === 'reading';
  return (
    <Dialog
      title={t(isDone ? 'segments.update.report' : 'segments.update')}
      isOpen
      isDismissable={step !== 'applying'}
      onClose={segments.endUpdate}
      actions={
        isDone ? (
          <Button autoFocus onPress={segments.endUpdate}>
            {t('segments.close-notice')}
          </Button>
        ) : (
          <>
            <Button isDisabled={step === 'applying'} onPress={segments.endUpdate}>
              {t('segments.update.cancel')}
            </Button>
            {!isChoice && (
              <Button
                kind="main"
                autoFocus
                isPending={step === 'applying'}
                onPress={() => void segments.applyUpdate()}
              >
                {t('segments.update.apply')}
              </Button>
            )}
          </>
        )
      }
    >
      <section className="update-source">
        {isChoice && <Choice file={file} isReading={step === 'reading'} />}
        {refused !== null && <FailureCard failure={refused} />}
        {report !== null && !isChoice && (
          <>
            {/* It is there from the start, so that what comes into it is read out. */}
            <div role="status">
              {isDone && <p>{t('segments.update.done')}</p>}
              <p className="soft update-names">
                {t('segments.update.versions', {
                  earlier: report.earlierName,
                  name: report.name,
                })}
              </p>
            </div>
            <UpdateCounts report={report} />
            {report.removedConfirmed > 0 && (
              <p>{t('segments.update.removed-confirmed', { count: report.removedConfirmed })}</p>
            )}
            {!isDone && (project?.targets.length ?? 1) > 1 && (
              <p className="soft">{t('segments.update.all-targets')}</p>
            )}
            <UpdateRows report={report} file={file} />
            <div className="update-verbs">
              <ReportFiles />
              {isDone && file.otherVersion === 'earlier' && (
                <Button size="compact" onPress={() => void segments.switchVersion(file)}>
                  {t('segments.update.back')}
                </Button>
              )}
            </div>
          </>
        )}
      </section>
    </Dialog>
  );
}

/** Takes the new version, by the system's dialog or dropped. */
function Choice({ file, isReading }: Pick<Updating, 'file'> & { readonly isReading: boolean }) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const input = useRef<HTMLInputElement>(null);
  const take = (version: File | undefined) => {
    if (version !== undefined) void segments.compareVersion(version);
  };
  const drop = useDocumentsDrop(([version]) => take(version));

  function picked(event: ChangeEvent<HTMLInputElement>) {
    const [version] = event.target.files ?? [];
    // The same file can be chosen again.
    event.target.value = '';
    take(version);
  }

  return (
    <div className="update-choice" {...drop.handlers}>
      <p>{t('segments.update.about', { name: file.name })}</p>
      <div>
        <Button kind="main" autoFocus isPending={isReading} onPress={() => input.current?.click()}>
          <FileUp aria-hidden="true" />
          {t(isReading ? 'segments.update.reading' : 'segments.update.choose')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        data-update="version"
        accept={ACCEPTED_IN_SEGMENTS}
        onChange={picked}
      />
      {drop.isOver && <div className="drop-veil">{t('segments.update.drop')}</div>}
    </div>
  );
}
