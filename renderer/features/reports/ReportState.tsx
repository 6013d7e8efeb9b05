import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { dayAt, lengthOf } from '../../ui/chart/utc-days.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { AnyReport, Board } from './board.ts';
import { useDayWords } from './use-report-words.ts';

export interface ReportStateProps<Report extends AnyReport> {
  readonly board: Board<Report>;
  /** What reading takes, in words. */
  readonly reading: string;
}

/** How reading goes, in a line of its own, and what is shown below it. */
export function ReportState<Report extends AnyReport>(props: ReportStateProps<Report>): ReactNode {
  const { board } = props;
  const { t } = useI18n();
  const reading = useStore(board.state, (now) => now.reading);
  const shown = useStore(board.state, (now) => now.shown);
  if (reading.state === 'failed') {
    return <FailureCard failure={reading.failure} onRetry={() => void board.read()} />;
  }
  return (
    <p className="report-state small soft" role="status">
      {reading.state === 'running' ? (
        <>
          {props.reading}
          <Button kind="quiet" size="compact" onPress={board.cancel}>
            {t('reports.cancel')}
          </Button>
        </>
      ) : shown === null ? (
        t('reports.cancelled')
      ) : (
        <Shown report={shown} />
      )}
    </p>
  );
}

function Shown({ report: { range, readAt } }: { readonly report: AnyReport }) {
  const { t, locale } = useI18n();
  const days = useDayWords();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(readAt));
  return (
    <>
      {t('reports.shown', { span: days.span(range), days: lengthOf(range), time })}
      {range.end >= dayAt(Date.parse(readAt)) && ` · ${t('reports.ends-today')}`}
    </>
  );
}
