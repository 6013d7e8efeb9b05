import { Label, Meter as AriaMeter } from 'react-aria-components';
import { brief } from '../i18n/brief.ts';
import './Meter.css';

export interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The figures in words, below the label. */
  readonly words: string;
  readonly tone?: 'plain' | 'notice' | 'bad';
}

/** A count against a limit; the words say what the bar shows. */
export function Meter({ label, value, max, words, tone = 'plain' }: MeterProps) {
  return (
    <AriaMeter className="meter" data-tone={tone} value={value} maxValue={max} valueLabel={words}>
      {({ percentage }) => (
        <>
          <Label>{brief(label)}</Label>
          <div className="meter-track">
            <div className="meter-fill" style={{ inlineSize: `${percentage}%` }} />
          </div>
          <div className="soft small tabular">{words}</div>
        </>
      )}
    </AriaMeter>
  );
}
