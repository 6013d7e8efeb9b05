import { useState } from 'react';
import { useStore } from 'zustand';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { Button } from '../../ui/Button.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { OfMemory } from './state.ts';
import { shownMemories } from './state.ts';
import './LineForm.css';
import { usePageStore } from '../../ui/stores.ts';
import { localMemoriesStore } from './store.ts';

export interface MergeFormProps extends OfMemory {
  readonly onLeave: () => void;
}

/** Chooses the memory that goes into this one, and says what becomes of it. */
export function MergeForm({ memory, onLeave }: MergeFormProps) {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const { nameOf } = useLanguages();
  const all = useStore(localMemories.state, shownMemories);
  const [from, setFrom] = useState<string | null>(null);
  const others = all.filter(({ id }) => id !== memory.id);
  const chosen = others.find(({ id }) => id === from);
  const choices = others.map(({ id, name, source, targets, units }) => {
    const isOther = baseOf(source) !== baseOf(memory.source);
    return {
      id,
      name,
      note: t('memories.pair', { source, targets: targets.join(', ') }),
      detail: isOther
        ? t('memories.merge-other-source', { language: nameOf(source) })
        : t('memories.units', { count: units }),
      isDisabled: isOther,
    };
  });

  function merge() {
    if (chosen === undefined) return;
    void localMemories.merge(chosen.id, memory.id);
    onLeave();
  }

  return (
    <form
      className="memories-line-form"
      onSubmit={(event) => {
        event.preventDefault();
        merge();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onLeave();
      }}
    >
      <Picker
        label={t('memories.merge-from', { name: memory.name })}
        choices={choices}
        chosen={from}
        shown={chosen?.name ?? t('memories.local-choose')}
        isSearchable
        onChoose={setFrom}
      />
      <Button type="submit" kind="danger" isDisabled={chosen === undefined}>
        {t('memories.merge-do')}
      </Button>
      <Button kind="quiet" onPress={onLeave}>
        {t('memories.leave')}
      </Button>
      <p className="memories-line-about soft small">
        {chosen !== undefined &&
          t('memories.merge-about', {
            from: chosen.name,
            name: memory.name,
            count: chosen.units,
          })}
      </p>
    </form>
  );
}
