import type { I18n } from '../../i18n/i18n.ts';
import { amountWords, figureWords, limitWords } from './amount-words.ts';
import { meterLine, meterTone } from './meter-line.ts';
import type { ShownMeter } from './meters.ts';

/** A meter in words; the bar only repeats them. */
export interface MeterAbout {
  /** Large: what was used. */
  readonly figure: string;
  /** Beside it, what it is counted against; '' where there is no limit. */
  readonly limit: string;
  /** How it stands, as a sentence. */
  readonly about: string;
  readonly tone: 'plain' | 'notice' | 'bad';
}

export function meterAbout({ id, counted, meter }: ShownMeter, i18n: I18n): MeterAbout {
  const { t } = i18n;
  if (meter === null) {
    return {
      figure: t('usage.meter.unknown'),
      limit: '',
      about: t(
        id === 'documents' ? 'usage.meter.documents.unknown.about' : 'usage.meter.unknown.about',
      ),
      tone: 'plain',
    };
  }
  const figure = figureWords(counted, meter.count, i18n);
  const line = meterLine(meter, counted);
  if (line.kind === 'unlimited') {
    return { figure, limit: '', about: t('usage.meter.unlimited'), tone: 'plain' };
  }
  if (line.limit === 0) {
    return { figure, limit: '', about: t('usage.meter.nothing'), tone: 'plain' };
  }
  return {
    figure,
    limit: t('usage.meter.of', { limit: limitWords(counted, line.limit, i18n) }),
    about: t(`usage.meter.${line.kind}`, {
      percent: line.percent,
      left: amountWords(counted, line.left, i18n),
    }),
    tone: meterTone(line),
  };
}
