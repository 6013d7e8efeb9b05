import { useStore } from 'zustand';
import { useLanguages } from '../../languages/use-languages.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { isAssigned, withOwnPairs } from '../assigned-pairs.ts';
import { shownMemories } from '../state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { localMemoriesStore } from '../store.ts';

export interface AssignSwitchProps {
  /** Id of the memory. */
  readonly id: string;
}

/** Has a memory asked for the pairs of its languages, which is what most imports are for. */
export function AssignSwitch({ id }: AssignSwitchProps) {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const { nameOf } = useLanguages();
  const all = useStore(localMemories.state, shownMemories);
  const memory = all.find((one) => one.id === id);
  const [target] = memory?.targets ?? [];
  if (memory === undefined || target === undefined) return null;
  const pair = t('memories.pair-name', { source: nameOf(memory.source), target: nameOf(target) });
  return (
    <Switch
      isSelected={isAssigned(memory)}
      onChange={(isOn) => void localMemories.assign(id, withOwnPairs(all, memory, isOn))}
    >
      {t('memories.import-assign', { count: memory.targets.length, pair })}
    </Switch>
  );
}
