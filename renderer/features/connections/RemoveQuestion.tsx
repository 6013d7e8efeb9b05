import type { Connection } from '../../../preload/contract/connections.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { connectionsStore } from './store.ts';

export interface RemoveQuestionProps {
  /** Stays while the question fades, so that its words do. */
  readonly connection: Connection | null;
  readonly isOpen: boolean;
  readonly isActive: boolean;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a connection and its key are deleted. */
export function RemoveQuestion({
  connection,
  isOpen,
  isActive,
  onClose,
  onRemoved,
}: RemoveQuestionProps) {
  const { t } = useI18n();
  const store = usePageStore(connectionsStore);
  const remove = () => {
    onClose();
    if (connection !== null) void store.remove(connection.id).then(onRemoved);
  };
  return (
    <Dialog
      isAlert
      title={t('connections.remove.sure', { name: connection?.name ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {t('connections.remove.cancel')}
          </Button>
          <Button kind="danger" onPress={remove}>
            {t('connections.remove.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('connections.remove.sure.about', { active: isActive ? 'yes' : 'no' })}</p>
    </Dialog>
  );
}
