import { useI18n } from '../i18n/use-i18n.ts';
import './StackedBar.css';

/** Depth of the one hue, darkest first; `notice` and `bad` are states. */
export type BarTone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 'none' | 'notice' | 'bad';

export interface BarPart {
  readonly id: string;
  /** With its figure. */
  readonly name: string;
  readonly size: number;
  readonly tone: BarTone;
}

export interface StackedBarProps {
  readonly label: string;
  readonly parts: readonly BarPart[];
}

/** Shares of a whole, one beside the other. */
export function StackedBar({ label, parts }: StackedBarProps) {
  const { t } = useI18n();
  const shown = parts.filter(({ size }) => size > 0);
  return (
    <div
      className="stacked-bar"
      role="img"
      aria-label={t('look.label-value', { label, value: shown.map(({ name }) => name).join(', ') })}
    >
      {shown.map(({ id, name, size, tone }) => (
        <span key={id} title={name} data-tone={tone} style={{ flexGrow: size }} />
      ))}
    </div>
  );
}

/** The same filling beside the words that explain it. */
export function BarSwatch({ tone }: { readonly tone: BarTone }) {
  return <span className="bar-swatch" data-tone={tone} aria-hidden="true" />;
}
