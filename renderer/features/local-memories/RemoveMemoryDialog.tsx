import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { OfMemory } from './state.ts';
import { usePageStore } from '../../ui/stores.ts';
import { localMemoriesStore } from './store.ts';

export interface RemoveMemoryDialogProps extends OfMemory {
  readonly onClose: () => void;
}

/** A memory of so many units took long to make: its name has to be typed before it goes. */
const BIG = 500;

/** Asks before a memory is deleted. */
export function RemoveMemoryDialog({ memory, onClose }: RemoveMemoryDialogProps) {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const [typed, setTyped] = useState('');
  const { id, name, units } = memory;
  const isBig = units >= BIG;
  const isSure = !isBig || typed.trim() === name.trim();

  function remove() {
    if (!isSure) return;
    onClose();
    void localMemories.remove(id);
  }

  return (
    <Dialog
      isAlert
      isOpen
      title={t('memories.remove-title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus={!isBig} onPress={onClose}>
            {t('memories.remove-keep')}
          </Button>
          <Button kind="danger" isDisabled={!isSure} onPress={remove}>
            {t('memories.remove-do')}
          </Button>
        </>
      }
    >
      <p>{t('memories.remove-about', { count: units })}</p>
      {isBig && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            remove();
          }}
        >
          <Field
            label={t('memories.remove-type')}
            value={typed}
            placeholder={name}
            autoFocus
            onChange={setTyped}
          />
        </form>
      )}
    </Dialog>
  );
}
