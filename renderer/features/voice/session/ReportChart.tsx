import type { VoiceReport } from '../../../../preload/contract/voice.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { clockTime } from './times.ts';

type Part = 'covered' | 'bare' | 'quiet';

/** What the session's time was: speech with text, speech without, silence. */
export function ReportChart({ report }: { readonly report: VoiceReport }) {
  const { t } = useI18n();
  const { mediaMs, speechMs, coveredMs } = report;
  const parts: readonly (readonly [Part, number])[] = [
    ['covered', coveredMs],
    ['bare', Math.max(0, speechMs - coveredMs)],
    ['quiet', Math.max(0, mediaMs - speechMs)],
  ];
  const whole = Math.max(1, Math.max(mediaMs, speechMs));
  return (
    <div className="voice-chart">
      <div className="voice-chart-bar" aria-hidden="true">
        {parts.map(([part, ms]) => (
          <span key={part} data-part={part} style={{ inlineSize: `${(ms / whole) * 100}%` }} />
        ))}
      </div>
      <dl className="voice-facts">
        {parts.map(([part, ms]) => (
          <div key={part}>
            <dt>
              <i className="voice-chart-key" data-part={part} aria-hidden="true" />
              {t(`voice.chart.${part}`)}
            </dt>
            <dd className="tabular">{clockTime(ms)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
