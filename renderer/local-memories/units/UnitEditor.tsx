import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { directionOf } from '../../languages/code.ts';
import { Button } from '../../look/Button.tsx';
import { useLanguages } from '../../languages/use-languages.ts';
import { useWords } from '../../words/use-words.ts';
import { useStores } from '../../workbench.ts';
import type { OfMemory } from '../MemoryWorkbench.tsx';
import { isWhole } from '../units-state.ts';

export interface UnitEditorProps extends OfMemory {
  readonly label: string;
  /** The keyboard has to go elsewhere now. */
  readonly onLeft?: () => void;
}

/** The unit that is being written: its source and every target of the memory. Escape leaves. */
export function UnitEditor({ memory, label, onLeft }: UnitEditorProps) {
  const { t } = useWords();
  const { localMemories } = useStores();
  const { nameOf } = useLanguages();
  const draft = useStore(localMemories.state, (now) => now.units.draft);
  const isSaving = useStore(localMemories.state, (now) => now.units.changing.state === 'running');
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => first.current?.focus(), []);
  if (draft === null) return null;

  function leave() {
    localMemories.write(null);
    onLeft?.();
  }
  async function save() {
    await localMemories.save();
    if (localMemories.state.getState().units.draft === null) onLeft?.();
  }

  return (
    <form
      className="unit-editor"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') leave();
        else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
        else return;
        event.preventDefault();
      }}
    >
      <div className="unit-editor-sides">
        <SideField
          inputRef={first}
          language={memory.source}
          name={nameOf(memory.source)}
          value={draft.source}
          onChange={(source) => localMemories.write({ ...draft, source })}
        />
        <div className="unit-editor-targets">
          {memory.targets.map((language) => (
            <SideField
              key={language}
              language={language}
              name={nameOf(language)}
              value={draft.targets[language] ?? ''}
              onChange={(text) =>
                localMemories.write({ ...draft, targets: { ...draft.targets, [language]: text } })
              }
            />
          ))}
        </div>
      </div>
      <div className="memories-verbs">
        <Button
          type="submit"
          kind="main"
          size="compact"
          isDisabled={!isWhole(draft)}
          isPending={isSaving}
        >
          {t('memories.unit-save')}
        </Button>
        <Button size="compact" onPress={leave}>
          {t('memories.leave')}
        </Button>
        {!isWhole(draft) && <span className="soft small">{t('memories.unit-needs')}</span>}
      </div>
    </form>
  );
}

interface SideFieldProps {
  readonly language: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly inputRef?: React.Ref<HTMLTextAreaElement>;
}

function SideField({ language, name, value, onChange, inputRef }: SideFieldProps) {
  return (
    <label className="field">
      <span className="field-label">{name}</span>
      <textarea
        ref={inputRef ?? null}
        className="input"
        lang={language}
        dir={directionOf(language)}
        rows={2}
        maxLength={100_000}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
