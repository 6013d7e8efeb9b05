import { useStore } from 'zustand';
import { NumberField } from '../../ui/NumberField.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import {
  assignedTo,
  assignmentOf,
  nextPriority,
  pairsOf,
  withAssignment,
  type AssignedPair,
} from './assigned-pairs.ts';
import type { OfMemory } from './state.ts';
import { shownMemories } from './state.ts';
import './PairsView.css';
import { usePageStore } from '../../ui/stores.ts';
import { localMemoriesStore } from './store.ts';

/** The pairs that the memory is asked for without being chosen. */
export function PairsView({ memory }: OfMemory) {
  const { t } = useI18n();
  return (
    <div className="memories-pairs">
      <p className="soft">{t('memories.pairs-about')}</p>
      <ul>
        {pairsOf(memory).map((pair) => (
          <li key={`${pair.source} ${pair.target}`}>
            <PairRow memory={memory} pair={pair} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PairRow({ memory, pair }: OfMemory & { readonly pair: AssignedPair }) {
  const { t, list } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const { nameOf } = useLanguages();
  const all = useStore(localMemories.state, shownMemories);
  const assigned = assignmentOf(memory, pair);
  const { source, target } = pair;
  const name = t('memories.pair-name', { source: nameOf(source), target: nameOf(target) });
  const others = assignedTo(all, source, target).filter((one) => one.memory.id !== memory.id);
  const assign = (priority: number | null) =>
    void localMemories.assign(memory.id, withAssignment(memory, pair, priority));
  return (
    <div className="memories-pair">
      <Switch
        isSelected={assigned !== null}
        onChange={(isOn) => assign(isOn ? nextPriority(all, source, target) : null)}
      >
        {name}
      </Switch>
      <div className="memories-pair-place">
        {assigned !== null && (
          <NumberField
            label={t('memories.pair-priority', { pair: name })}
            value={assigned.priority}
            min={1}
            max={99}
            onChange={assign}
          />
        )}
      </div>
      <span className="soft small">
        {t('memories.pair-others', {
          count: others.length,
          names: list(
            others.map((one) =>
              t('memories.pair-other', { name: one.memory.name, priority: one.priority }),
            ),
          ),
        })}
      </span>
    </div>
  );
}
