import { Copy, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Failure } from '../../../preload/contract/failure.ts';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import type { MessageKey } from '../../i18n/i18n.ts';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { failureReport } from './report.ts';
import { failureSentences } from './sentences.ts';
import './FailureCard.css';

export interface FailureCardProps {
  readonly failure: Failure;
  readonly onRetry?: (() => void) | undefined;
  readonly onDismiss?: (() => void) | undefined;
  /** `alert` interrupts a screen reader; none for a failure that stood there from the start. */
  readonly role?: 'alert' | 'none';
  /** Below the sentences, what else has to be said here. */
  readonly note?: ReactNode;
  /** Beside the other buttons, what else can be done about it. */
  readonly action?: ReactNode;
}

/** What happened, why, what to do, the service's own words, and the facts that support asks for. */
export function FailureCard({
  failure,
  onRetry,
  onDismiss,
  role = 'alert',
  note,
  action,
}: FailureCardProps) {
  const { t, locale, gap } = useI18n();
  const sentences = failureSentences(failure, t, locale);
  return (
    <section className="failure" role={role === 'alert' ? 'alert' : undefined}>
      <div className="failure-sentences">
        <p className="failure-what">{sentences.what}</p>
        <p>{sentences.why}</p>
        <p>{sentences.do}</p>
        {failure.said !== undefined && failure.said !== '' && (
          <p className="failure-said">
            {t('failure-card.said')}
            {gap}
            <q className="own-direction">{brief(failure.said)}</q>
          </p>
        )}
        {note}
      </div>
      {onDismiss !== undefined && (
        <IconButton icon={X} name={t('failure-card.close')} size="compact" onPress={onDismiss} />
      )}
      <div className="failure-foot">
        <Facts failure={failure} />
        <CopyReport report={failureReport(failure, sentences)} />
        {action}
        {onRetry !== undefined && (
          <Button size="compact" onPress={onRetry}>
            {t('failure-card.again')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Facts({ failure }: { readonly failure: Failure }) {
  const { t } = useI18n();
  const facts: readonly [MessageKey, string | number | undefined][] = [
    ['failure-card.code', failure.code],
    ['failure-card.status', failure.status],
    ['failure-card.trace', failure.traceId],
  ];
  return (
    <dl className="failure-facts" aria-label={t('failure-card.facts')}>
      {facts.map(
        ([label, value]) =>
          value !== undefined && (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{brief(String(value))}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function CopyReport({ report }: { readonly report: string }) {
  const { t } = useI18n();
  const [word, setWord] = useState<MessageKey>('failure-card.copy');
  const copy = () =>
    void navigator.clipboard.writeText(report).then(
      () => setWord('failure-card.copied'),
      () => setWord('failure-card.copy-refused'),
    );
  return (
    <Button kind="quiet" size="compact" onPress={copy}>
      <Copy aria-hidden="true" />
      <span aria-live="polite">{t(word)}</span>
    </Button>
  );
}
