import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';
import { brief } from '../i18n/brief.ts';
import './Popover.css';

export interface PopoverProps {
  /** What the popover holds, for screen readers. */
  readonly name: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  readonly children: ReactNode;
}

/** A small panel beside the button that opens it. */
export function Popover({ name, trigger, placement = 'bottom start', children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className="popover" placement={placement} offset={4}>
        <Dialog aria-label={brief(name)}>{children}</Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
