import { useI18n } from '../../i18n/use-i18n.ts';
import './LevelMeter.css';

export interface LevelMeterProps {
  /** What is measured, for screen readers. */
  readonly name: string;
  /** The loudest sample lately, 0 to 1; null while nothing comes. */
  readonly peak: number | null;
}

/** Quieter than this many decibels below full scale is drawn as nothing. */
const FLOOR_DB = -60;
/** From here sound is about to clip. */
const LOUD_DB = -3;

/** A level in decibels, as a bar. */
export function LevelMeter({ name, peak }: LevelMeterProps) {
  const { t, number } = useI18n();
  const decibels = peak === null || peak <= 0 ? FLOOR_DB : 20 * Math.log10(peak);
  const share = Math.max(0, Math.min(1, 1 - decibels / FLOOR_DB));
  return (
    <span
      className="level-meter"
      role="meter"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={
        peak === null
          ? t('voice.level.none')
          : t('voice.level.db', { db: number(Math.round(decibels)) })
      }
      data-loud={decibels > LOUD_DB}
    >
      <span style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
