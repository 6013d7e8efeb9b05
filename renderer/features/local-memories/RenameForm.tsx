import { useState } from 'react';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { attemptOf } from './attempt-of.ts';
import type { OfMemory } from './state.ts';
import './LineForm.css';
import { usePageStore } from '../../ui/stores.ts';
import { localMemoriesStore } from './store.ts';

export interface RenameFormProps extends OfMemory {
  readonly onLeave: () => void;
}

/** Another name for a memory. Enter keeps it, Escape leaves. */
export function RenameForm({ memory, onLeave }: RenameFormProps) {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const [name, setName] = useState(memory.name);
  const [keeping, setKeeping] = useState<Attempt<null>>(IDLE);
  const isEmpty = name.trim() === '';

  async function keep() {
    if (isEmpty || keeping.state === 'running') return;
    if (await attemptOf(setKeeping, () => localMemories.rename(memory.id, name))) onLeave();
  }

  return (
    <form
      className="memories-line-form"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
    >
      <Field
        label={t('memories.rename-name')}
        value={name}
        maxLength={200}
        autoFocus
        onChange={setName}
      />
      <Button type="submit" isDisabled={isEmpty} isPending={keeping.state === 'running'}>
        {t('memories.keep-name')}
      </Button>
      <Button kind="quiet" onPress={onLeave}>
        {t('memories.leave')}
      </Button>
      {keeping.state === 'failed' && <FailureCard failure={keeping.failure} />}
    </form>
  );
}
