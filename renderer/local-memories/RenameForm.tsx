import { useState } from 'react';
import { FailureCard } from '../failure/FailureCard.tsx';
import { IDLE, type Attempt } from '../failure/attempt.ts';
import { Button } from '../look/Button.tsx';
import { Field } from '../look/Field.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { attemptOf } from './attempt-of.ts';
import type { OfMemory } from './MemoryWorkbench.tsx';
import './LineForm.css';

export interface RenameFormProps extends OfMemory {
  readonly onLeave: () => void;
}

/** Another name for a memory. Enter keeps it, Escape leaves. */
export function RenameForm({ memory, onLeave }: RenameFormProps) {
  const { t } = useWords();
  const { localMemories } = useStores();
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
