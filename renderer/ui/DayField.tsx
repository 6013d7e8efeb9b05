import { useId } from 'react';
import './Field.css';

export interface DayFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`; empty where no day is entered in full. */
  readonly value: string;
  readonly max?: string;
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
  readonly onChange: (day: string) => void;
}

/** A day of the calendar, typed or picked with the engine's own calendar. */
export function DayField(props: DayFieldProps) {
  const { label, value, max, isInvalid = false, describedBy, onChange } = props;
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input tabular"
        type="date"
        value={value}
        max={max}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
