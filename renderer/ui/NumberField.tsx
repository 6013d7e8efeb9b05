import { useId, useMemo, useState } from 'react';
import { useI18n } from '../i18n/use-i18n.ts';
import './Field.css';
import './NumberField.css';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Its sign stands by the number as in sentences. */
  readonly isPercent?: boolean;
  /** Below the field, in room that is always kept when given, '' included. */
  readonly hint?: string | undefined;
  readonly hintTone?: 'plain' | 'notice';
  readonly isDisabled?: boolean;
}

/** A whole number; every valid keystroke counts, an invalid one is said and not taken. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, onChange, hint, hintTone = 'plain', isDisabled } = props;
  const { t } = useI18n();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isInvalid = typed !== null && wholeNumber(typed, min, max) === null;
  const said = isInvalid ? t('look.number-range', { min, max }) : hint;

  function take(text: string) {
    setTyped(text);
    const number = wholeNumber(text, min, max);
    if (number !== null) onChange(number);
  }

  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="number" data-invalid={isInvalid || undefined}>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={min}
          max={max}
          step={1}
          disabled={isDisabled}
          aria-invalid={isInvalid || undefined}
          aria-describedby={hint === undefined && !isInvalid ? undefined : `${id}-hint`}
          value={typed ?? String(value)}
          onChange={(event) => take(event.target.value)}
          onBlur={() => setTyped(null)}
        />
        {props.isPercent === true && <PercentSign />}
      </span>
      {(hint !== undefined || isInvalid) && (
        <div
          id={`${id}-hint`}
          className="field-hint"
          data-tone={isInvalid ? 'bad' : hintTone}
          aria-live="polite"
        >
          {said}
        </div>
      )}
    </div>
  );
}

/** The sign, with the blank before it that the language has. */
function PercentSign() {
  const { locale } = useI18n();
  const sign = useMemo(
    () =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent' })
        .formatToParts(0)
        .filter(({ type }) => type !== 'integer')
        .map(({ value }) => value)
        .join(''),
    [locale],
  );
  return <span aria-hidden="true">{sign}</span>;
}

/** The whole number that a text says within bounds; null for anything else. */
function wholeNumber(text: string, min: number, max: number): number | null {
  if (!/^-?\d{1,15}$/.test(text.trim())) return null;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}
