import { useStore } from 'zustand';
import type { DictionaryChange } from '../../../../preload/contract/glossaries.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Radios } from '../../../ui/Radios.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { isSameChange, isStored, type Saving } from '../state.ts';
import { usePairWords } from '../use-glossary-words.ts';
import type { SaveBarProps } from './SaveBar.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { glossariesStore } from '../store.ts';

export interface SaveDialogProps extends SaveBarProps {
  readonly saving: Saving;
}

const isNothing = ({ added, changed, removed }: DictionaryChange): boolean =>
  added + changed + removed === 0;

/** What replacing and merging would do at the service, counted by it; nothing is sent before. */
export function SaveDialog({ glossary, pair, grid, saving }: SaveDialogProps) {
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const { words } = usePairWords();
  const rows = useStore(grid.state, (now) => now.rows.length);
  const { mode, changes, sending } = saving;
  const isNew = !isStored(glossary, pair);
  const isSending = sending.state === 'running';
  const names = { pair: words(pair), name: glossary.name };
  const counted = changes.state === 'done' ? changes.value : null;
  const counts = (one: 'replace' | 'merge' | 'plain') =>
    counted === null
      ? t('glossaries.save.counting')
      : t(`glossaries.save.${one}.about`, {
          counts: t('glossaries.counts', { ...counted[one === 'plain' ? 'merge' : one] }),
        });
  // Where nothing was deleted there is nothing to choose.
  const isOneOutcome = counted !== null && isSameChange(counted.replace, counted.merge);
  const staying = counted === null || mode === 'replace' ? 0 : counted.replace.removed;

  return (
    <Dialog
      title={t(isNew ? 'glossaries.save.title-new' : 'glossaries.save.title', names)}
      isOpen
      isDismissable={!isSending}
      onClose={glossaries.leaveSave}
      actions={
        <>
          <Button isDisabled={isSending} onPress={glossaries.leaveSave}>
            {t('glossaries.cancel')}
          </Button>
          <Button
            kind="main"
            autoFocus
            isPending={isSending}
            isDisabled={counted === null || isNothing(counted[mode])}
            onPress={() => void glossaries.save()}
          >
            {isSending
              ? t('glossaries.saving')
              : isNew
                ? t('glossaries.save.add')
                : t('glossaries.save.send', { mode: isOneOutcome ? 'plain' : mode })}
          </Button>
        </>
      }
    >
      {isNew ? (
        <p>{t('glossaries.save.new', { count: rows })}</p>
      ) : (
        <>
          {isOneOutcome ? (
            <p>{counts('plain')}</p>
          ) : (
            <Radios
              label={t('glossaries.save.how')}
              shape="list"
              value={mode}
              onChange={glossaries.setMode}
              isDisabled={isSending}
              choices={(['replace', 'merge'] as const).map((one) => ({
                id: one,
                name: t(`glossaries.save.${one}`),
                about: counts(one),
              }))}
            />
          )}
          <p className="glossary-save-note soft small" role="status">
            {counted !== null && isNothing(counted[mode])
              ? t('glossaries.save.nothing')
              : staying > 0 && t('glossaries.save.stays', { count: staying })}
          </p>
        </>
      )}
      {changes.state === 'failed' && <FailureCard failure={changes.failure} />}
      {sending.state === 'failed' && <FailureCard failure={sending.failure} />}
    </Dialog>
  );
}
