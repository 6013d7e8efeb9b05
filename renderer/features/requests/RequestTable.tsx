import { memo, useMemo, useState } from 'react';
import type { SentRequest } from '../../../preload/contract/requests.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { RequestRow } from './RequestRow.tsx';

const COLUMNS = [
  'at',
  'method',
  'address',
  'outcome',
  'sent',
  'received',
  'ms',
  'attempt',
  'trace',
] as const;

/** A request never changes once it stands in the list; its words follow the language of the page. */
const Row = memo(
  RequestRow,
  (one, next) => one.request.number === next.request.number && one.time === next.time,
);

/** Requests as rows: at most two hundred light ones, so that all of them can be searched by Ctrl+F. */
export function RequestTable({ requests }: { readonly requests: readonly SentRequest[] }) {
  const { t, locale } = useI18n();
  const [said, setSaid] = useState('');
  const time = useMemo(() => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }), [locale]);
  const copy = useMemo(
    () => (trace: string) =>
      void navigator.clipboard.writeText(trace).then(
        () => setSaid(t('requests.copied')),
        () => setSaid(t('requests.copy-refused')),
      ),
    [t],
  );
  return (
    <>
      <div className="requests-frame">
        <table role="table" className="requests-table" aria-label={t('requests.list')}>
          <thead role="rowgroup">
            <tr role="row">
              {COLUMNS.map((column) => (
                <th key={column} role="columnheader" scope="col" className={`request-${column}`}>
                  {t(`requests.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {requests.map((request) => (
              <Row key={request.number} request={request} time={time} onCopy={copy} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="soft small requests-said" role="status">
        {said}
      </p>
    </>
  );
}
