import { CircleAlert, Copy } from 'lucide-react';
import type { SentRequest } from '../../../preload/contract/requests.ts';
import { fileSize } from '../../i18n/file-size.ts';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { outcomeWords } from './outcome-words.ts';
import { isFailed } from './store.ts';

export interface RequestRowProps {
  readonly request: SentRequest;
  readonly time: Intl.DateTimeFormat;
  readonly onCopy: (trace: string) => void;
}

/**
 * One request. Plain elements only: there are two hundred of them. Their roles are said, since narrow
 * screens draw rows as cards.
 */
export function RequestRow({ request, time, onCopy }: RequestRowProps) {
  const { t, locale, duration } = useI18n();
  const { at, method, host, path, sent, received, ms, attempt, traceId } = request;
  const hasFailed = isFailed(request);
  return (
    <tr role="row" data-failed={hasFailed || undefined}>
      <td role="cell" className="request-at">
        <time dateTime={at}>{time.format(new Date(at))}</time>
      </td>
      <td role="cell" className="request-method">
        {method}
      </td>
      <td role="cell" className="request-address">
        <bdi dir="ltr">
          <span className="soft">{brief(host)}</span> {/* Long paths break after their parts. */}
          <span>{path.replaceAll('/', '/\u200b')}</span>
        </bdi>
      </td>
      <td role="cell" className="request-outcome">
        <span>
          {hasFailed && <CircleAlert aria-hidden="true" />}
          {outcomeWords(request, t, locale)}
        </span>
      </td>
      <td role="cell" className="request-sent" data-name={t('requests.column.sent')}>
        {fileSize(sent, locale)}
      </td>
      <td role="cell" className="request-received" data-name={t('requests.column.received')}>
        {fileSize(received, locale)}
      </td>
      <td role="cell" className="request-ms" data-name={t('requests.column.ms')}>
        {duration(ms)}
      </td>
      <td role="cell" className="request-attempt" data-name={t('requests.column.attempt')}>
        {attempt}
      </td>
      <td role="cell" className="request-trace">
        {traceId === null ? (
          <span className="soft">{t('requests.no-trace')}</span>
        ) : (
          <span>
            <bdi dir="ltr" className="request-trace-id">
              {brief(traceId)}
            </bdi>
            <button
              type="button"
              className="button"
              data-kind="quiet"
              data-size="compact"
              data-icon-only=""
              title={t('requests.copy', { trace: traceId })}
              aria-label={t('requests.copy', { trace: traceId })}
              onClick={() => onCopy(traceId)}
            >
              <Copy aria-hidden="true" />
            </button>
          </span>
        )}
      </td>
    </tr>
  );
}
