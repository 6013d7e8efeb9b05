import { X } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { Importing } from '../state.ts';
import { AssignSwitch } from './AssignSwitch.tsx';
import { LeftOutUnits } from './LeftOutUnits.tsx';
import './ImportReport.css';

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
