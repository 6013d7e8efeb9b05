import { Label, ProgressBar } from 'react-aria-components';
import { useI18n } from '../../i18n/use-i18n.ts';
import './WorkProgress.css';

export interface WorkProgressProps {
  readonly label: string;
  /** 0 to 1; null where it is not known. */
  readonly share: number | null;
  readonly units: number;
}

/** How far a long work is: a bar, and the same in words. */
export function WorkProgress({ label, share, units }: WorkProgressProps) {
  const { t } = useI18n();
  const counted = t('memories.work-units', { count: units });
  const words =
    share === null
      ? counted
      : t('memories.work-share', { percent: Math.floor(share * 100), units: counted });
  return (
    <ProgressBar
      className="memories-progress"
      isIndeterminate={share === null}
      value={(share ?? 0) * 100}
      valueLabel={words}
    >
      <Label>{label}</Label>
      <div className="memories-track" data-unknown={share === null || undefined}>
        <div style={{ inlineSize: `${(share ?? 1) * 100}%` }} />
      </div>
      <span className="soft small tabular">{words}</span>
    </ProgressBar>
  );
}
