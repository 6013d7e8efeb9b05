import { useId } from 'react';
import { WritingArea } from './WritingArea.tsx';
import type { WritingAreaProps } from './BlockArea.tsx';
import './Field.css';

export interface WritingFieldProps extends Pick<
  WritingAreaProps,
  'value' | 'onText' | 'mostUnits' | 'rows' | 'placeholder' | 'lang' | 'dir' | 'autoFocus'
> {
  readonly label: string;
}

/** A labelled text of any length. */
export function WritingField({ label, ...area }: WritingFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <span id={id} className="field-label">
        {label}
      </span>
      <WritingArea {...area} className="input" aria-labelledby={id} />
    </div>
  );
}
