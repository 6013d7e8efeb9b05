import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { DEFAULT_THRESHOLD } from '../../../preload/contract/limits.ts';
import type { LocalMemory } from '../../../preload/contract/local-memories.ts';
import { baseOf, compatible } from '../../../preload/contract/language-code.ts';
import { assignedTo } from '../local-memories/assigned-pairs.ts';
import { shownMemories } from '../local-memories/state.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { OptionsProps } from './own-options.ts';
import { Own } from './Own.tsx';
import { foundLanguage } from './state.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { usePageStore } from '../../ui/stores.ts';
import { localMemoriesStore } from '../local-memories/store.ts';
import { textStore } from './store.ts';

/** Memories that a request may name. */
const MOST = 20;

/** Whether memories of this computer are asked before anything is sent, which, and how near. */
export function LocalOptions({ options, onChange, target, targets }: OptionsProps) {
  const { t } = useI18n();
  const { local } = options;
  const chosen = local?.memories ?? [];
  const change = (memories: readonly string[], threshold = local?.threshold) =>
    onChange({
      local: { memories: [...memories], threshold: threshold ?? DEFAULT_THRESHOLD },
    });
  return (
    <>
      <Own target={target} names={['local']} label={t('memories.local-first')}>
        <Switch
          isSelected={local !== undefined}
          onChange={(isOn) => (isOn ? change([]) : onChange({ local: undefined }))}
        >
          {t('memories.local-first')}
        </Switch>
      </Own>
      <p className="soft small">{t('memories.local-about')}</p>
      {local !== undefined && (
        <>
          <NumberField
            label={t('options.threshold')}
            value={local.threshold}
            min={0}
            max={100}
            unit="%"
            hint={local.threshold < DEFAULT_THRESHOLD ? t('text.threshold-low') : ''}
            hintTone="notice"
            onChange={(threshold) => change(chosen, threshold)}
          />
          <Asked chosen={chosen} targets={targets} onChange={change} />
        </>
      )}
    </>
  );
}

interface AskedProps {
  /** Ids; none stands for the assigned ones. */
  readonly chosen: readonly string[];
  readonly targets: readonly string[];
  readonly onChange: (memories: readonly string[]) => void;
}

function Asked({ chosen, targets, onChange }: AskedProps) {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const localMemories = usePageStore(localMemoriesStore);
  const memories = useStore(localMemories.state, shownMemories);
  const source = useStore(text.state, (now) => now.source ?? foundLanguage(now)?.language ?? null);
  const choices = useLocalChoices(memories, chosen, source, targets);
  return (
    <div className="option">
      {chosen.length === 0 ? (
        <Assigned memories={memories} source={source} targets={targets} />
      ) : (
        <ul className="option-rows" aria-label={t('memories.local-chosen')}>
          {chosen.map((id) => {
            const name = memories.find((one) => one.id === id)?.name ?? t('memories.local-gone');
            return (
              <li key={id}>
                <span className="option-row-name">{brief(name)}</span>
                <IconButton
                  icon={X}
                  size="compact"
                  name={t('memories.local-remove', { name })}
                  onPress={() => onChange(chosen.filter((one) => one !== id))}
                />
              </li>
            );
          })}
        </ul>
      )}
      <Picker
        label={t(chosen.length === 0 ? 'memories.local-instead' : 'memories.local-add')}
        choices={choices}
        chosen={null}
        shown={t('memories.local-choose')}
        isSearchable
        isDisabled={memories.length === 0 || chosen.length >= MOST}
        onChoose={(id) => onChange([...chosen, id])}
      />
    </div>
  );
}

interface AssignedProps {
  readonly memories: readonly LocalMemory[];
  readonly source: string | null;
  readonly targets: readonly string[];
}

/** Which memories are asked when none is chosen: for each pair those that are assigned to it. */
function Assigned({ memories, source, targets }: AssignedProps) {
  const { t, list } = useI18n();
  const { nameOf } = useLanguages();
  if (memories.length === 0) return <p className="small">{t('memories.local-none')}</p>;
  if (source === null) return <p className="small">{t('memories.local-unknown')}</p>;
  return (
    <ul className="small">
      {targets.map((target) => {
        const asked = assignedTo(memories, source, target);
        return (
          <li key={target}>
            {t('memories.local-asked', {
              count: asked.length,
              names: list(asked.map(({ memory }) => memory.name)),
              pair: t('memories.pair-name', { source: nameOf(source), target: nameOf(target) }),
            })}
          </li>
        );
      })}
    </ul>
  );
}

function useLocalChoices(
  memories: readonly LocalMemory[],
  chosen: readonly string[],
  source: string | null,
  targets: readonly string[],
) {
  const { t } = useI18n();
  const { nameOf } = useLanguages();
  const why = (memory: LocalMemory): string | null => {
    if (!targets.some((target) => memory.targets.some((one) => compatible(one, target)))) {
      return t('memories.local-target', { language: nameOf(targets[0] ?? '') });
    }
    return source !== null && baseOf(source) !== baseOf(memory.source)
      ? t('memories.local-source', { language: nameOf(memory.source) })
      : null;
  };
  return memories
    .filter(({ id }) => !chosen.includes(id))
    .map((memory) => {
      const obstacle = why(memory);
      return {
        id: memory.id,
        name: memory.name,
        note: t('memories.pair', { source: memory.source, targets: memory.targets.join(', ') }),
        detail: obstacle ?? t('memories.units', { count: memory.units }),
        isDisabled: obstacle !== null,
      };
    })
    .toSorted((one, other) => Number(one.isDisabled) - Number(other.isDisabled));
}
