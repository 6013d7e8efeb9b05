import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { TranslationOptions } from '../../../preload/contract/text.ts';
import type { Choice } from '../../ui/Choices.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Picker, type PickerProps } from '../../ui/Picker.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { useIdle } from '../../ui/use-idle.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { LocalChoicesProps, LocalMemoryChoices } from './LocalChoices.tsx';
import { memoriesStore } from './store.ts';
import { useMemoryChoices } from './use-memory-choices.ts';

const NO_MEMORY = 'none';
/** The memories of this computer that are assigned to the pair. */
const ACTIVE = 'active';

const LocalChoices = lazyPart<LocalChoicesProps>(
  async () => (await import('./LocalChoices.tsx')).LocalChoices,
);

/** What a choice changes. */
export type MemoryChange = Pick<Partial<TranslationOptions>, 'memory' | 'local'>;

export interface MemoryPickerProps {
  readonly label: string;
  readonly chosen: TranslationOptions['memory'];
  /** What is chosen of the memories of this computer, where they can be. */
  readonly local?: {
    readonly chosen: TranslationOptions['local'];
    /** Why none of them can act now, as a sentence; they are shown all the same. */
    readonly obstacle?: string | null;
  };
  /** Why no memory of the service can act, as a sentence; they are shown all the same. */
  readonly serviceObstacle?: string | null;
  readonly labelPlace?: PickerProps['labelPlace'];
  /** Ahead of the names that are chosen or active; without it, the active ones are said to be so. */
  readonly lead?: string;
  /** Percent that goes with a memory when one is chosen. */
  readonly threshold: number;
  /** What the memory has to be from; null: not known yet. */
  readonly source: string | null;
  /** The targets that the memory has to serve. */
  readonly targets: readonly string[];
  readonly onChoose: (change: MemoryChange) => void;
  /** Above the count of memories: what the choice acts on, say. */
  readonly foot?: ReactNode;
  readonly buttonRef?: { current: HTMLButtonElement | null };
}

const NO_LOCAL: LocalMemoryChoices = { choices: [], active: [], twice: [] };

/**
 * The translation memory: out of those of the account, and of those of this computer. Those that cannot act
 * are shown with the reason. A memory of the account is used beside the local ones that are active for the
 * pair.
 */
export function MemoryPicker(props: MemoryPickerProps): ReactNode {
  const { label, chosen, local, threshold, source, targets, onChoose, buttonRef } = props;
  const { labelPlace, serviceObstacle = null, lead } = props;
  const { t, list: listed } = useI18n();
  const localObstacle = local?.obstacle ?? null;
  const memories = usePageStore(memoriesStore);
  const list = useStore(memories.state, (now) => now.memories);
  const choices = useMemoryChoices(source, targets);
  const isIdle = useIdle();
  const [mine, setMine] = useState(NO_LOCAL);
  // A memory that a draft names is checked against the languages like any other.
  useEffect(() => {
    if (chosen !== undefined) void memories.load();
  }, [chosen, memories]);

  const named = local?.chosen === undefined || local.chosen === 'off' ? [] : local.chosen.memories;
  const isActive =
    local !== undefined &&
    local.chosen !== 'off' &&
    localObstacle === null &&
    mine.active.length > 0;
  const nameOf = (id: string) => mine.choices.find((one) => one.id === id)?.name ?? '…';
  const active = t('text.memory-active', {
    names: listed(mine.active),
    count: mine.active.length,
  });
  // It is used beside the active ones.
  const shown =
    (chosen && listed([...new Set([chosen.name, ...(isActive ? mine.active : [])])])) ??
    (named.length > 0 && localObstacle === null
      ? listed(named.map(nameOf))
      : isActive
        ? lead === undefined
          ? active
          : listed(mine.active)
        : t('text.no-memory'));

  function choose(id: string) {
    if (id === NO_MEMORY || id === ACTIVE) {
      const isOff = id === NO_MEMORY && local !== undefined && mine.active.length > 0;
      onChoose({ memory: undefined, local: isOff ? 'off' : undefined });
      return;
    }
    if (mine.choices.some((one) => one.id === id)) {
      onChoose({ memory: undefined, local: { memories: [id], threshold } });
      return;
    }
    const memory = list.find((one) => one.id === id);
    const next = memory && { id: memory.id, name: memory.name, threshold };
    onChoose({ memory: next, local: undefined });
  }

  return (
    <>
      <Picker
        label={label}
        choices={[
          { id: NO_MEMORY, name: t('text.no-memory') },
          ...(mine.active.length > 0
            ? withObstacle([{ id: ACTIVE, name: active }], localObstacle)
            : []),
          ...withObstacle(
            choices.filter(({ id }) => !mine.twice.includes(id)),
            serviceObstacle,
          ),
          ...withObstacle(mine.choices, localObstacle),
        ]}
        chosen={
          chosen?.id ??
          (localObstacle === null ? named[0] : undefined) ??
          (isActive ? ACTIVE : NO_MEMORY)
        }
        shown={shown}
        lead={lead}
        {...(labelPlace !== undefined && { labelPlace })}
        isSearchable
        {...(buttonRef !== undefined && { buttonRef })}
        foot={
          <>
            {props.foot}
            <Loaded more={mine.choices.length - mine.twice.length} />
          </>
        }
        onOpen={() => void memories.load()}
        onChoose={choose}
      />
      {local !== undefined && (isIdle || named.length > 0) && (
        <LocalChoices
          source={source}
          targets={targets}
          obstacle={localObstacle}
          onChoices={setMine}
        />
      )}
    </>
  );
}

/** Choices that cannot act say why, instead of their facts. */
const withObstacle = (choices: readonly Choice[], obstacle: string | null): readonly Choice[] =>
  obstacle === null
    ? choices
    : choices.map((choice) => ({ ...choice, detail: obstacle, isDisabled: true }));

/** @param more memories of this computer that the list of the service lacks */
function Loaded({ more }: { readonly more: number }) {
  const { t } = useI18n();
  const memories = usePageStore(memoriesStore);
  const { state, memories: list, total } = useStore(memories.state);
  if (state === 'failed') return t('text.memories-failed');
  if (state === 'ready') return t('text.memories-count', { total: (total ?? 0) + more });
  if (total === null) return t('text.memories-reading');
  return t('text.memories-loading', { loaded: list.length, total });
}
