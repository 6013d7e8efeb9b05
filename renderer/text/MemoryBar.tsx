import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { DEFAULT_THRESHOLD } from '../../preload/contract/limits.ts';
import type { Memory } from '../../preload/contract/memories.ts';
import { useAction } from '../actions/use-action.ts';
import type { Choice } from '../look/Choices.tsx';
import { NumberField } from '../look/NumberField.tsx';
import { Picker } from '../look/Picker.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { memoryObstacle } from './fit.ts';
import { useLanguages } from './use-languages.ts';

const NO_MEMORY = 'none';

/** The translation memory and how well a stored segment has to match. */
export function MemoryBar() {
  return (
    <>
      <MemoryPicker />
      <Threshold />
    </>
  );
}

function MemoryPicker() {
  const { t } = useWords();
  const { text, memories } = useStores();
  const chosen = useStore(text.state, (now) => now.options.memory);
  const threshold = useStore(text.state, (now) => now.threshold);
  const list = useStore(memories.state, (now) => now.memories);
  const choices = useMemoryChoices(list);
  const button = useRef<HTMLButtonElement>(null);
  useAction('memory', () => button.current?.click());
  // A memory that a draft names is checked against the languages like any other.
  useEffect(() => {
    if (chosen !== undefined) void memories.load();
  }, [chosen, memories]);

  return (
    <div className="bar-memory">
      <Picker
        label={t('text.memory')}
        choices={[{ id: NO_MEMORY, name: t('text.no-memory') }, ...choices]}
        chosen={chosen?.id ?? NO_MEMORY}
        shown={chosen?.name ?? t('text.no-memory')}
        isSearchable
        buttonRef={button}
        foot={<Loaded />}
        onOpen={() => void memories.load()}
        onChoose={(id) => {
          const memory = list.find((one) => one.id === id);
          text.setOptions({
            memory: memory && { id: memory.id, name: memory.name, threshold },
          });
        }}
      />
    </div>
  );
}

/** Memories with their languages, size and date; those that cannot serve any target say why. */
function useMemoryChoices(list: readonly Memory[]): readonly Choice[] {
  const { t, day } = useWords();
  const { text } = useStores();
  const { nameOf } = useLanguages();
  const source = useStore(text.state, (now) => now.source);
  const columns = useStore(text.state, (now) => now.columns);

  const rows = list.map((memory) => {
    const obstacles = columns.map((column) => memoryObstacle(memory, source, column.target));
    const obstacle = obstacles.every((one) => one !== null) ? obstacles[0] : null;
    const facts = t('text.memory-detail', {
      segments: memory.segments,
      updated: memory.updated === undefined ? 'none' : day(memory.updated),
    });
    return {
      id: memory.id,
      name: memory.name,
      note: t('text.memory-note', { source: memory.source, targets: memory.targets.join(', ') }),
      detail: reason(obstacle, memory) ?? facts,
      isDisabled: obstacle !== null,
    };
  });
  // What can be chosen comes first; within that the service's order stays.
  return rows.toSorted((one, other) => Number(one.isDisabled) - Number(other.isDisabled));

  function reason(obstacle: 'source' | 'target' | null | undefined, memory: Memory) {
    if (obstacle === 'source') {
      return t('text.memory-source', { language: nameOf(memory.source) });
    }
    if (obstacle !== 'target') return undefined;
    return t('text.memory-target', { language: nameOf(columns[0]?.target ?? '') });
  }
}

function Loaded() {
  const { t } = useWords();
  const { memories } = useStores();
  const { state, memories: list, total } = useStore(memories.state);
  if (state === 'failed') return t('text.memories-failed');
  if (state === 'ready') return t('text.memories-count', { total: total ?? 0 });
  if (total === null) return t('text.memories-reading');
  return t('text.memories-loading', { loaded: list.length, total });
}

function Threshold() {
  const { t } = useWords();
  const { text } = useStores();
  const threshold = useStore(text.state, (now) => now.threshold);
  return (
    <div className="bar-threshold">
      <NumberField
        label={t('text.threshold')}
        value={threshold}
        min={0}
        max={100}
        unit="%"
        hint={threshold < DEFAULT_THRESHOLD ? t('text.threshold-low') : ''}
        hintTone="notice"
        onChange={text.setThreshold}
      />
    </div>
  );
}
