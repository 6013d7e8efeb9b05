import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
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
    <AriaSwitch className="switch" {...rest}>
      <span className="switch-track" aria-hidden="true" />
      <span>{children}</span>
    </AriaSwitch>
  );
}
