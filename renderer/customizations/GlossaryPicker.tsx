import { ArrowUp, X } from 'lucide-react';
import { useStore } from 'zustand';
import type { GlossaryName } from '../../preload/contract/customization.ts';
import { MAX_GLOSSARIES } from '../../preload/contract/limits.ts';
import { FailureCard } from '../failure/FailureCard.tsx';
import { baseOf } from '../languages/code.ts';
import { IconButton } from '../look/IconButton.tsx';
import { Picker } from '../look/Picker.tsx';
import { coversPair } from '../text/fit.ts';
import { useLanguages } from '../text/use-languages.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { shownGlossaries } from './store.ts';

export interface GlossaryPickerProps {
  /** Ids in the order in which they win. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** null: not chosen, and glossaries need one. */
  readonly source: string | null;
  readonly targets: readonly string[];
}

/** Up to five glossaries in the order in which they win, each with its coverage of the pair. */
export function GlossaryPicker({ chosen, onChange, source, targets }: GlossaryPickerProps) {
  const { t } = useWords();
  const { customizations } = useStores();
  const state = useStore(customizations.state, (now) => now.glossaries);
  const list = useStore(customizations.state, shownGlossaries);
  const coverage = useCoverage(source, targets);
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
        <ol className="option-rows" aria-label={t('options.glossaries')}>
          {chosen.map((id, index) => {
            const glossary = list.find((one) => one.id === id);
            const name = glossary?.name ?? id;
            return (
              <li key={id}>
                <span className="option-row-name">
                  {name}
                  {glossary !== undefined && (
                    <span className="soft small">{coverage(glossary).words}</span>
                  )}
                </span>
                <IconButton
                  icon={ArrowUp}
                  size="compact"
                  name={t('options.glossary-up', { name })}
                  isDisabled={index === 0}
                  onPress={() => onChange(moved(chosen, index))}
                />
                <IconButton
                  icon={X}
                  size="compact"
                  name={t('options.glossary-remove', { name })}
                  onPress={() => onChange(chosen.filter((one) => one !== id))}
                />
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
}

/** What a glossary has for the languages that are chosen. */
function useCoverage(source: string | null, targets: readonly string[]) {
  const { t } = useWords();
  const { nameOf } = useLanguages();

  return (glossary: GlossaryName): { readonly words: string; readonly isCovered: boolean } => {
    const target = targets.find((one) => source !== null && coversPair(glossary, source, one));
    if (source === null || target === undefined) {
      const first = targets[0] ?? '';
      const pair = { source: source === null ? '' : nameOf(source), target: nameOf(first) };
      return {
        words: source === null ? '' : t('options.glossary-no-pair', pair),
        isCovered: false,
      };
    }
    const pair = glossary.pairs.find(
      (one) => baseOf(one.source) === baseOf(source) && baseOf(one.target) === baseOf(target),
    );
    const words = t('options.glossary-entries', { entries: pair?.entries ?? 0 });
    return { words, isCovered: true };
  };
}

/** The list with the entry at an index one place further up. */
function moved(list: readonly string[], index: number): string[] {
  const next = [...list];
  const [one] = next.splice(index, 1);
  if (one !== undefined) next.splice(Math.max(0, index - 1), 0, one);
  return next;
}
