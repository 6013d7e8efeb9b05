import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { brief } from '../i18n/brief.ts';
import './Tooltip.css';

export interface TooltipProps {
  readonly words: string;
  /** As people read it: `Ctrl+Enter`. */
  readonly shortcut?: string | undefined;
  /** One focusable element of the aria library. */
  readonly children: ReactElement;
}

/** Says more about a control on hover and on keyboard focus. */
export function Tooltip({ words, shortcut, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <AriaTooltip className="tooltip" offset={6}>
        {brief(words)}
        {shortcut !== undefined && <kbd>{shortcut}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
