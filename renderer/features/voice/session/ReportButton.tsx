import { Gauge } from 'lucide-react';
import { useEffect } from 'react';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { Refill, VoiceReport } from '../../../../preload/contract/voice.ts';
import { ReportChart } from './ReportChart.tsx';
import { clockTime } from './times.ts';
import { useSession, useSessionStore } from './use-session.ts';
import { useCharge } from '../../connections/use-charge.ts';

/** How much of the speech has text, and filling in what is missing. */
export function ReportButton() {
  const { t } = useI18n();
  return (
    <Popover
      name={t('voice.report')}
      placement="bottom end"
      trigger={<IconButton action="voice-report" icon={Gauge} name={t('voice.report')} />}
    >
      <Report />
    </Popover>
  );
}

function Report() {
  const { t } = useI18n();
  const session = useSessionStore();
  const report = useSession((now) => now.report);
  useEffect(() => {
    void session.loadReport();
  }, [session]);
  if (report.state === 'failed') return <FailureCard failure={report.failure} />;
  return (
    <div className="voice-panel">
      <h2>{t('voice.report')}</h2>
      {report.state === 'done' ? <Figures report={report.value} /> : <p className="soft">…</p>}
    </div>
  );
}

function Figures({ report }: { readonly report: VoiceReport }) {
  const { t, number, duration } = useI18n();
  const { coverage, speechMs, coveredMs, gaps, mediaMs, words, minutes, reconnects } = report;
  const concluded = report.delay.concluded;
  return (
    <>
      <div>
        <p className="soft">{t('voice.coverage')}</p>
        <p className="voice-chart-figure tabular">
          {coverage === null
            ? t('voice.coverage.none')
            : t('voice.coverage.words', {
                percent: Math.round(coverage * 100),
                covered: clockTime(coveredMs),
                speech: clockTime(speechMs),
              })}
        </p>
      </div>
      <ReportChart report={report} />
      <dl className="voice-facts">
        <Detail name={t('voice.fact.length')} value={clockTime(mediaMs)} />
        <Detail name={t('voice.fact.words')} value={number(words)} />
        <Detail name={t('voice.fact.minutes')} value={number(minutes)} />
        <Detail name={t('voice.fact.reconnects')} value={number(reconnects)} />
        <Detail
          name={t('voice.fact.concluded')}
          value={
            concluded === null
              ? t('voice.unknown')
              : t('voice.delay.both', {
                  p50: duration(concluded.p50),
                  p95: duration(concluded.p95),
                })
          }
        />
        <Detail name={t('voice.fact.gaps')} value={number(gaps.length)} />
      </dl>
      {gaps.length > 0 && <RefillGaps canRefill={report.canRefill} />}
    </>
  );
}

function Detail({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="soft">{name}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  );
}

function RefillGaps({ canRefill }: { readonly canRefill: boolean }) {
  const { t } = useI18n();
  const charge = useCharge();
  const session = useSessionStore();
  const refill = useSession((now) => now.refill);
  if (!canRefill) return <p className="small soft">{t('voice.refill.no-sound')}</p>;
  return (
    <>
      <Button isDisabled={refill?.state === 'running'} onPress={() => void session.startRefill()}>
        {t('voice.refill')}
      </Button>
      <p className="small soft" role="status">
        {refill === null ? t('voice.refill.about', { charge }) : <RefillWords refill={refill} />}
      </p>
      {refill?.state === 'failed' && <FailureCard failure={refill.failure} />}
    </>
  );
}

function RefillWords({ refill }: { readonly refill: Refill }) {
  const { t } = useI18n();
  if (refill.state === 'failed') return null;
  return refill.state === 'done'
    ? t('voice.refill.done', { words: refill.words })
    : t('voice.refill.running', {
        done: clockTime(refill.doneMs),
        total: clockTime(refill.totalMs),
      });
}
