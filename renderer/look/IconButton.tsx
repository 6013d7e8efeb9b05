import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Tooltip } from './Tooltip.tsx';
import './Button.css';

export interface IconButtonProps {
  readonly icon: LucideIcon;
  /** The name; it is also the tooltip. */
  readonly name: string;
  readonly shortcut?: string | undefined;
  readonly size?: 'row' | 'compact';
  readonly isDisabled?: boolean;
  /** Reached by arrow keys, or in a row that is not the current one. */
  readonly excludeFromTabOrder?: boolean;
  readonly onPress?: () => void;
  readonly slot?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-pressed'?: boolean;
}

/** A button with an icon, a name and a tooltip. */
export function IconButton({ icon: Icon, name, shortcut, size = 'row', ...rest }: IconButtonProps) {
  return (
    <Tooltip words={name} shortcut={shortcut}>
      <AriaButton
        className="button"
        data-kind="quiet"
        data-size={size}
        data-icon-only=""
        aria-label={name}
        {...rest}
      >
        <Icon aria-hidden="true" />
      </AriaButton>
    </Tooltip>
  );
}
