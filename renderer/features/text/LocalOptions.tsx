import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { DEFAULT_THRESHOLD } from '../../../preload/contract/limits.ts';
import type { LocalMemory } from '../../../preload/contract/local-memories.ts';
import { assignedTo } from '../local-memories/assigned-pairs.ts';
import { shownMemories } from '../local-memories/state.ts';
import { useLocalChoices } from '../local-memories/use-local-choices.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { OptionsProps } from './own-options.ts';
import { chosenLocal } from './local-choice.ts';
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
  const { memories: chosen, threshold: least } = chosenLocal(local);
  const change = (memories: readonly string[], threshold = least) =>
    onChange({ local: { memories: [...memories], threshold } });
  return (
    <>
      <Own target={target} names={['local']} label={t('memories.local-first')}>
        <Switch
          isSelected={local !== 'off'}
          onChange={(isOn) => onChange({ local: isOn ? undefined : 'off' })}
        >
          {t('memories.local-first')}
        </Switch>
      </Own>
      <p className="soft small">{t('memories.local-about')}</p>
      {local !== undefined && local !== 'off' && (
        <NumberField
          label={t('options.threshold')}
          value={least}
          min={0}
          max={100}
          isPercent
          hint={least < DEFAULT_THRESHOLD ? t('text.threshold-low') : ''}
          hintTone="notice"
          onChange={(threshold) => change(chosen, threshold)}
        />
      )}
      {local !== 'off' && <Asked chosen={chosen} targets={targets} onChange={change} />}
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
                <span className="option-row-name own-direction">{brief(name)}</span>
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
