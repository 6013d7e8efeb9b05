import { useStore } from 'zustand';
import { directionOf } from '../../../i18n/language-code.ts';
import { Button } from '../../../ui/Button.tsx';
import { useLanguages } from '../../languages/use-languages.ts';
import { WritingField } from '../../../ui/WritingField.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { OfMemory } from '../state.ts';
import { isWhole } from '../units-state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { localMemoriesStore } from '../store.ts';

/** UTF-16 units of one side. */
const MOST_UNITS = 100_000;

export interface UnitEditorProps extends OfMemory {
  readonly label: string;
  /** The keyboard has to go elsewhere now. */
  readonly onLeft?: () => void;
}

/** The unit that is being written: its source and every target of the memory. Escape leaves. */
export function UnitEditor({ memory, label, onLeft }: UnitEditorProps) {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const { nameOf } = useLanguages();
  const draft = useStore(localMemories.state, (now) => now.units.draft);
  const isSaving = useStore(localMemories.state, (now) => now.units.changing.state === 'running');
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
        <WritingField
          label={nameOf(memory.source)}
          lang={memory.source}
          dir={directionOf(memory.source)}
          rows={2}
          mostUnits={MOST_UNITS}
          autoFocus
          value={draft.source}
          onText={(source) => localMemories.write({ ...draft, source })}
        />
        <div className="unit-editor-targets">
          {memory.targets.map((language) => (
            <WritingField
              key={language}
              label={nameOf(language)}
              lang={language}
              dir={directionOf(language)}
              rows={2}
              mostUnits={MOST_UNITS}
              value={draft.targets[language] ?? ''}
              onText={(text) =>
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
