import { X } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { Importing } from '../state.ts';
import { LeftOutUnits } from './LeftOutUnits.tsx';
import './ImportReport.css';
import { useStore } from 'zustand';
import { useLanguages } from '../../languages/use-languages.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { isAssigned, withOwnPairs } from '../assigned-pairs.ts';
import { shownMemories } from '../state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { localMemoriesStore } from '../store.ts';

export interface ImportReportProps {
  readonly importing: Extract<Importing, { readonly step: 'done' }>;
  readonly onClose: () => void;
}

/** What an import did: how many units came, what was put right, what was left out and where. */
export function ImportReport({ importing: { draft, report }, onClose }: ImportReportProps) {
  const { t } = useI18n();
  const { memory, added, repeated, bad, badReasons, badUnits, repairs, format, encoding } = report;
  return (
    <section className="memories-card memories-report" aria-labelledby="memories-report">
      <div className="memories-report-head">
        <h2 id="memories-report" role="status">
          {t('memories.import-done', { file: draft.file, memory: memory.name })}
        </h2>
        <IconButton icon={X} size="compact" name={t('memories.import-close')} onPress={onClose} />
      </div>
      <p className="tabular">
        {t('memories.import-facts', { added, repeated, bad })}
        <span className="soft">
          {' · '}
          {t('memories.import-format', { format: format.toUpperCase(), encoding })}
        </span>
      </p>
      <AssignSwitch id={memory.id} />
      {repairs.length > 0 && (
        <div className="memories-report-part">
          <h3>{t('memories.import-repairs')}</h3>
          <ul className="memories-repairs">
            {repairs.map(({ kind, count }) => (
              <li key={kind}>
                <span className="tabular soft">{t('memories.times', { count })}</span>{' '}
                {t('memories.repair', { kind: kind.replaceAll('-', '_') })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {badUnits.length > 0 && <LeftOutUnits bad={bad} reasons={badReasons} units={badUnits} />}
    </section>
  );
}

interface AssignSwitchProps {
  /** Id of the memory. */
  readonly id: string;
}

/** Has a memory asked for the pairs of its languages, which is what most imports are for. */
function AssignSwitch({ id }: AssignSwitchProps) {
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
