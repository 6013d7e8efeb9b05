import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { useActionWords } from './actions/use-action.ts';
import type { ActionId } from './actions/table.ts';
import { Button } from './Button.tsx';
import { Tooltip } from './Tooltip.tsx';

export interface ActionButtonProps {
  readonly action: ActionId;
  readonly onPress: () => void;
  readonly icon?: LucideIcon;
  /** A short verb to show. */
  readonly word: string;
  readonly kind?: 'plain' | 'main' | 'quiet';
  readonly size?: 'row' | 'compact';
  readonly isDisabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
}

/** The button of an action; the tooltip shows its name and shortcut from the table of actions. */
export function ActionButton({ action, icon: Icon, word, ...rest }: ActionButtonProps) {
  const { name, shortcut } = useActionWords(action);
  return (
    <Tooltip words={name} shortcut={shortcut}>
      <Button {...rest}>
        {Icon !== undefined && <Icon aria-hidden="true" />}
        <span className="button-word">{word}</span>
      </Button>
    </Tooltip>
  );
}
