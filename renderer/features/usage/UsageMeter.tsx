import { OctagonX, TriangleAlert } from 'lucide-react';
import { Label, Meter as AriaMeter } from 'react-aria-components';
import { useI18n } from '../../i18n/use-i18n.ts';
import { meterAbout } from './meter-about.ts';
import type { ShownMeter } from './meters.ts';
import './UsageMeter.css';

const ICONS = { notice: TriangleAlert, bad: OctagonX } as const;

/** One count with its limit: a large figure, a bar, and a sentence that says how it stands. */
export function UsageMeter({ meter: shown }: { readonly meter: ShownMeter }) {
  const i18n = useI18n();
  const { figure, limit, about, tone } = meterAbout(shown, i18n);
  const label = i18n.t(`usage.meter.${shown.id}`);
  const Icon = tone === 'plain' ? null : ICONS[tone];
  const inside = (
    <>
      <div className="usage-meter-figure tabular">
        <span data-unknown={shown.meter === null || undefined}>{figure}</span>
        {limit !== '' && <span className="usage-meter-limit">{limit}</span>}
      </div>
      <Bar {...shown} />
      <p className="usage-meter-about small">
        {Icon !== null && <Icon aria-hidden="true" />}
        <span>{about}</span>
      </p>
    </>
  );
  const count = shown.meter?.count;
  const max = shown.meter?.limit ?? null;
  if (count === undefined || max === null || max === 0) {
    return (
      <section className="usage-meter" aria-label={label}>
        <div className="usage-meter-label">{label}</div>
        {inside}
      </section>
    );
  }
  return (
    <AriaMeter
      className="usage-meter"
      data-tone={tone}
      value={Math.min(count, max)}
      maxValue={max}
      valueLabel={i18n.t('look.two-sentences', { first: `${figure} ${limit}`, second: about })}
    >
      <Label className="usage-meter-label">{label}</Label>
      {inside}
    </AriaMeter>
  );
}

/** Its room stays where there is nothing to fill, so that all meters stand on one line. */
function Bar({ meter }: ShownMeter) {
  const limit = meter?.limit ?? null;
  if (meter === null || limit === null || limit === 0) {
    return <div className="usage-meter-track" data-open="" />;
  }
  const share = Math.min(1, meter.count / limit);
  return (
    <div className="usage-meter-track">
      <div className="usage-meter-fill" style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
