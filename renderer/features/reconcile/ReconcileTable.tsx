import { useDayWords } from '../reports/use-report-words.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import {
  comparedDays,
  type ComparedDay,
  type ComparedMeasure,
  type ToldReconciliation,
} from './compared.ts';
import { difference, figure } from './figures.ts';

export interface ReconcileTableProps {
  readonly shown: ToldReconciliation;
  readonly measure: ComparedMeasure;
  readonly isDifferingOnly: boolean;
  /** One key is compared, not the account. */
  readonly isKey: boolean;
}

/**
 * Each day on both sides, and why they differ. Roles are said, since narrow screens draw the reasons
 * below the figures.
 */
export function ReconcileTable({ shown, measure, isDifferingOnly, isKey }: ReconcileTableProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const all = comparedDays(shown, measure);
  const days = isDifferingOnly ? all.filter((day) => day.difference !== 0) : all;
  const [ours, service] = [shown.ours[measure], shown.service[measure]];
  return (
    <div className="reconcile-frame">
      <table role="table" className="reconcile-table tabular" aria-label={t('reconcile.table')}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('reconcile.day')}
            </th>
            <th role="columnheader" scope="col">
              {t('reconcile.ours')}
            </th>
            <th role="columnheader" scope="col">
              {t('reconcile.service')}
            </th>
            <th role="columnheader" scope="col">
              {t('reconcile.difference')}
            </th>
            <th role="columnheader" scope="col">
              {t('reconcile.why')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {days.map((day) => (
            <Row key={day.day} day={day} measure={measure} isKey={isKey} />
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row">
              {t('reconcile.sum')}
            </th>
            <td role="cell">{figure(measure, ours, i18n)}</td>
            <td role="cell">{figure(measure, service, i18n)}</td>
            <td role="cell">
              <bdi>{difference(measure, service - ours, i18n)}</bdi>
            </td>
            <td role="cell" />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface RowProps {
  readonly day: ComparedDay;
  readonly measure: ComparedMeasure;
  readonly isKey: boolean;
}

function Row({ day, measure, isKey }: RowProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const days = useDayWords();
  const isNothing = day.ours === 0 && day.service === 0;
  return (
    <tr role="row" data-differs={day.difference !== 0 || undefined}>
      <th role="rowheader" scope="row">
        {days.full(day.day)}
      </th>
      <td role="cell">{figure(measure, day.ours, i18n)}</td>
      <td role="cell">{figure(measure, day.service, i18n)}</td>
      <td role="cell">
        {/* The sign stays before its number in every direction. */}
        <bdi>{difference(measure, day.difference, i18n)}</bdi>
      </td>
      <td role="cell">
        {day.difference === 0 ? (
          <span className="soft">
            {t(isNothing ? 'reconcile.row.none' : 'reconcile.row.agree')}
          </span>
        ) : (
          day.reasons.map((reason) => (
            <div key={reason}>
              {t(`reconcile.reason.${reason}`, { isKey: isKey ? 'yes' : 'no' })}
            </div>
          ))
        )}
      </td>
    </tr>
  );
}
