import { useStore } from 'zustand';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { usageStore, charactersLeft } from '../../usage/store.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useEditorState } from '../use-editor-state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';

interface FillByServiceProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Fills what is empty; what would be sent is said before anything is. */
export function FillByService({ isOpen, onClose }: FillByServiceProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const usage = usePageStore(usageStore);
  const cost = useEditorState((now) => now.cost);
  const threshold = useEditorState((now) => now.project.threshold);
  const left = useStore(usage.state, (now) => charactersLeft(now.usage));

  function start() {
    onClose();
    void segments.fill(true);
    segments.summon();
  }

  return (
    <Dialog
      title={t('segments.fill.service')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('segments.fill.cancel')}</Button>
          <Button
            kind="main"
            isDisabled={cost.state !== 'done' || cost.value === 0}
            onPress={start}
          >
            {t('segments.fill.do')}
          </Button>
        </>
      }
    >
      <p role="status" className="tabular">
        {cost.state === 'running' && t('segments.fill.counting')}
        {cost.state === 'done' && t('segments.fill.cost', { count: cost.value })}
        {cost.state === 'done' && left !== null && ` ${t('segments.fill.left', { count: left })}`}
      </p>
      {cost.state === 'failed' && (
        <FailureCard failure={cost.failure} onRetry={() => void segments.countCost()} />
      )}
      <p className="soft">{t('segments.fill.cost.about', { threshold })}</p>
    </Dialog>
  );
}
