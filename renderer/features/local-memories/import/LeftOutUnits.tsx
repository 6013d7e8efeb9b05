import { VList } from 'virtua';
import type { BadUnit } from '../../../../preload/contract/local-memories.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import './ImportReport.css';

export interface LeftOutUnitsProps {
  readonly bad: number;
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  /** The first of them. */
  readonly units: readonly BadUnit[];
}

/** What an import left out: how much for which reason, then the first of it. */
export function LeftOutUnits({ bad, reasons, units }: LeftOutUnitsProps) {
  const { t } = useI18n();
  const why = (reason: string) => t('memories.bad', { reason: reason.replaceAll('-', '_') });
  return (
    <div className="memories-report-part">
      <h3>{t('memories.import-bad')}</h3>
      <ul className="memories-repairs">
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            <span className="tabular soft">{t('memories.times', { count })}</span> {why(reason)}
          </li>
        ))}
      </ul>
      {bad > units.length && (
        <p className="soft small">{t('memories.import-bad-first', { count: units.length })}</p>
      )}
      <VList
        role="list"
        aria-label={t('memories.import-bad')}
        tabIndex={0}
        className="memories-bad"
        style={{ blockSize: Math.min(6, units.length) * 24 }}
        data={units}
      >
        {({ line, reason, text }, place) => (
          <div role="listitem" key={`${line} ${place}`} className="memories-bad-line">
            <span className="tabular soft">{t('memories.import-line', { line })}</span>
            <span>{why(reason)}</span>
            {text !== '' && <bdi className="soft">{text}</bdi>}
          </div>
        )}
      </VList>
    </div>
  );
}
