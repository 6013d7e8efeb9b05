import { useStore } from 'zustand';
import { MAX_GLOSSARIES } from '../../../preload/contract/limits.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { TermConflicts } from '../glossaries/conflicts/TermConflicts.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ChosenGlossaries } from './ChosenGlossaries.tsx';
import { customizationsStore, shownGlossaries } from './store.ts';
import { usePairCoverage } from './use-pair-coverage.ts';
import { usePageStore } from '../../ui/stores.ts';

export interface GlossaryPickerProps {
  /** Ids in the order in which they win. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** null: not chosen, and glossaries need one. */
  readonly source: string | null;
  readonly targets: readonly string[];
}

/** Up to five glossaries in the order in which they win, with their coverage and their conflicts. */
export function GlossaryPicker({ chosen, onChange, source, targets }: GlossaryPickerProps) {
  const { t } = useI18n();
  const customizations = usePageStore(customizationsStore);
  const state = useStore(customizations.state, (now) => now.glossaries);
  const list = useStore(customizations.state, shownGlossaries);
  const coverage = usePairCoverage(source, targets);
  const isFull = chosen.length >= MAX_GLOSSARIES;
  const hint =
    source === null
      ? t('options.glossary-source')
      : isFull
        ? t('options.glossary-full')
        : state.state === 'running'
          ? t('options.list-loading')
          : chosen.length === 0
            ? t('options.glossary-none')
            : '';

  return (
    <>
      <Picker
        label={t('options.glossaries')}
        choices={list
          .filter((one) => !chosen.includes(one.id))
          .map((one) => ({
            id: one.id,
            name: one.name,
            detail: coverage(one).words,
            isDisabled: !coverage(one).isCovered,
          }))}
        chosen={null}
        shown={t('options.glossary-add')}
        isDisabled={source === null || isFull}
        isSearchable={list.length > 8}
        hint={hint}
        onChoose={(id) => onChange([...chosen, id])}
      />
      {state.state === 'failed' && (
        <FailureCard failure={state.failure} onRetry={() => void customizations.load()} />
      )}
      {chosen.length > 0 && (
        <>
          <ChosenGlossaries chosen={chosen} onChange={onChange} coverage={coverage} />
          <TermConflicts chosen={chosen} source={source} targets={targets} />
        </>
      )}
    </>
  );
}
