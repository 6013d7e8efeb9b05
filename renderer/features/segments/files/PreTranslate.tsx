import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { Radios } from '../../../ui/Radios.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { UnsearchedMemories } from '../../team-memories/UnsearchedMemories.tsx';
import { segmentsStore } from '../store.ts';
import { FailedFiles } from './FailedFiles.tsx';
import type { FilesProps } from './project-props.ts';

const CONFIRMED = ['none', '101', '100'] as const;

/** Pre-translates files by rules; nothing is sent before it is asked for. */
export function PreTranslate({ project, files }: FilesProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const result = useStore(segments.state, (now) => now.preTranslated);
  const [isOpen, setOpen] = useState(false);
  const [threshold, setThreshold] = useState(project.files[0]?.threshold ?? 75);
  const [machine, setMachine] = useState(false);
  const [confirm, setConfirm] = useState<(typeof CONFIRMED)[number]>('none');
  const [lock, setLock] = useState(false);
  const isRunning = result.state === 'running';

  function start() {
    const rules = { threshold: Math.max(50, threshold), machine, confirm, lock };
    void segments.preTranslate({ id: project.id, files, ...rules });
  }

  return (
    <>
      <Button action="segments-pre-translate" size="compact" onPress={() => setOpen(true)}>
        {t('segments.pre')}
      </Button>
      <Dialog
        title={t('segments.pre')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>{t('segments.close-notice')}</Button>
            <Button kind="main" isPending={isRunning} onPress={start}>
              {t('segments.pre')}
            </Button>
          </>
        }
      >
        <p className="soft">
          {t('segments.files.chosen', { count: files?.length ?? 0 })} · {t('segments.pre.about')}
        </p>
        <NumberField
          label={t('segments.settings.threshold')}
          value={threshold}
          min={50}
          max={101}
          isPercent
          onChange={setThreshold}
        />
        <Radios
          label={t('segments.pre.confirm')}
          shape="row"
          value={confirm}
          choices={CONFIRMED.map((id) => ({
            id,
            name: t('segments.pre.confirm.choice', { choice: id === 'none' ? id : `c${id}` }),
          }))}
          onChange={setConfirm}
        />
        <Switch isSelected={lock} onChange={setLock}>
          {t('segments.pre.lock')}
        </Switch>
        <Switch isSelected={machine} onChange={setMachine}>
          {t('segments.pre.machine')}
        </Switch>
        <p className="small soft">{t('segments.pre.machine-about')}</p>
        {result.state === 'done' && (
          <div role="status">
            <p>
              {t('segments.pre.done', {
                segments: result.value.segments,
                sent: result.value.sentCharacters,
              })}
            </p>
            <UnsearchedMemories list={result.value.unsearched} />
            <FailedFiles project={project} failed={result.value.failed} />
          </div>
        )}
        {result.state === 'failed' && <FailureCard failure={result.failure} onRetry={start} />}
      </Dialog>
    </>
  );
}
