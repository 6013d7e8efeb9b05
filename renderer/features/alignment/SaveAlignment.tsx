import { useState } from 'react';
import { useStore } from 'zustand';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Field } from '../../ui/Field.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { shownMemories } from '../local-memories/state.ts';
import { localMemoriesStore } from '../local-memories/store.ts';
import { alignmentStore, type OfAlignment } from './store.ts';

/** Stands for a new memory among those that are there; no id has it. */
const NEW = 'new';

interface SaveOfAlignment extends OfAlignment {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Into which memory the pairs go, and whether doubtful ones do. */
export function SaveAlignment({ alignment, isOpen, onClose }: SaveOfAlignment) {
  const { t } = useI18n();
  const alignments = usePageStore(alignmentStore);
  const saving = useStore(alignments.state, (now) => now.saving);
  const memories = useStore(usePageStore(localMemoriesStore).state, shownMemories);
  const fitting = memories.filter(({ source }) => baseOf(source) === baseOf(alignment.source));
  const [into, setInto] = useState(NEW);
  const [name, setName] = useState(alignment.name);
  const [doubtful, setDoubtful] = useState(false);
  const isRunning = saving.state === 'running';
  const isNew = into === NEW;

  async function save() {
    if (isRunning || (isNew && name.trim() === '')) return;
    const wanted = isNew ? { name: name.trim() } : { id: into };
    if (await alignments.save(wanted, doubtful)) onClose();
  }

  return (
    <Dialog
      title={t('alignment.save-title')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('memories.leave')}</Button>
          <Button
            kind="main"
            isPending={isRunning}
            isDisabled={isNew && name.trim() === ''}
            onPress={() => void save()}
          >
            {t('alignment.save-confirm')}
          </Button>
        </>
      }
    >
      <div className="alignment-save">
        <Picker
          label={t('alignment.save-into')}
          choices={[
            { id: NEW, name: t('alignment.save-new') },
            ...fitting.map((memory) => ({ id: memory.id, name: memory.name })),
          ]}
          chosen={into}
          onChoose={setInto}
        />
        {isNew && (
          <Field label={t('memories.name')} value={name} maxLength={200} onChange={setName} />
        )}
        {alignment.doubtful > 0 && (
          <Switch isSelected={doubtful} onChange={setDoubtful}>
            {t('alignment.save-doubtful', { count: alignment.doubtful })}
          </Switch>
        )}
        {saving.state === 'failed' && <FailureCard failure={saving.failure} />}
      </div>
    </Dialog>
  );
}
