import { useEffect, useState } from 'react';
import type { RetryWait } from '../../../preload/contract/text.ts';
import { Button } from '../Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { secondsLeft } from './seconds-left.ts';
import { failureSentences } from './sentences.ts';
import './RetryCountdown.css';

export interface RetryCountdownProps {
  /** A new object starts the count anew. */
  readonly wait: RetryWait;
  readonly onCancel: () => void;
}

/** Says why the next attempt waits and for how long, counting down by this page's own clock. */
export function RetryCountdown({ wait, onCancel }: RetryCountdownProps) {
  const { t, locale } = useI18n();
  const seconds = useSecondsLeft(wait);
  return (
    <div className="retry">
      <div className="retry-words">
        <p role="status">{failureSentences(wait.failure, t, locale).what}</p>
        <p role="timer" className="soft tabular">
          {t('retry.next', { seconds, attempt: wait.attempt, attempts: wait.attempts })}
        </p>
      </div>
      <Button size="compact" onPress={onCancel}>
        {t('retry.stop')}
      </Button>
    </div>
  );
}

function useSecondsLeft(wait: RetryWait): number {
  const [left, setLeft] = useState(() => secondsLeft(wait.waitMs, 0));
  useEffect(() => {
    const until = performance.now() + wait.waitMs;
    const count = () => setLeft(secondsLeft(until, performance.now()));
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [wait]);
  return left;
}
