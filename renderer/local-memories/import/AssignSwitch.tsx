import { useStore } from 'zustand';
import { useLanguages } from '../../languages/use-languages.ts';
import { Switch } from '../../look/Switch.tsx';
import { useWords } from '../../words/use-words.ts';
import { useStores } from '../../workbench.ts';
import { isAssigned, withOwnPairs } from '../assigned-pairs.ts';
import { shownMemories } from '../state.ts';

export interface AssignSwitchProps {
  /** Id of the memory. */
  readonly id: string;
}

/** Has a memory asked for the pairs of its languages, which is what most imports are for. */
export function AssignSwitch({ id }: AssignSwitchProps) {
  const { t } = useWords();
  const { localMemories } = useStores();
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
