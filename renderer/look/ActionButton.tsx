import type { LucideIcon } from 'lucide-react';
import { useActionWords } from '../actions/use-action.ts';
import type { ActionId } from '../actions/table.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

export interface ActionButtonProps {
  readonly action: ActionId;
  readonly onPress: () => void;
  readonly icon?: LucideIcon;
  /** A short verb to show; without it the icon stands alone. */
  readonly word?: string;
  readonly kind?: 'plain' | 'main' | 'quiet';
  readonly size?: 'row' | 'compact';
  readonly isDisabled?: boolean;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
}

/** The button of an action: its name and shortcut come from the table of actions. */
export function ActionButton({ action, icon: Icon, word, ...rest }: ActionButtonProps) {
  const { name, shortcut } = useActionWords(action);
  if (word === undefined && Icon !== undefined) {
    const { kind: _kind, 'aria-controls': _controls, ...icons } = rest;
    return <IconButton icon={Icon} name={name} shortcut={shortcut} {...icons} />;
  }
  return (
    <Tooltip words={name} shortcut={shortcut}>
      <Button {...rest}>
        {Icon !== undefined && <Icon aria-hidden="true" />}
        <span className="button-word">{word ?? name}</span>
      </Button>
    </Tooltip>
  );
}
