import type { ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components';
import './Field.css';
import './Switch.css';

export interface SwitchProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly 'aria-describedby'?: string;
  readonly children: ReactNode;
}

/** On or off, with its words behind it. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <SwitchField className="switch-field" {...rest}>
      <SwitchButton className="switch">
        <span className="switch-track" aria-hidden="true" />
        <span>{children}</span>
      </SwitchButton>
    </SwitchField>
  );
}
