import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { ActionId } from './actions/table.ts';
import { usePressAction } from './actions/use-action.ts';
import { useJoinedRef } from './use-joined-ref.ts';
import './Button.css';

export interface ButtonProps {
  /** The action that its press is: lists of actions and shortcuts press it, too. */
  readonly action?: ActionId;
  /** `main` once per view at most; `quiet` has no edge; `danger` destroys something. */
  readonly kind?: 'plain' | 'main' | 'quiet' | 'danger';
  readonly size?: 'row' | 'compact';
  readonly type?: 'button' | 'submit';
  readonly isDisabled?: boolean;
  /** Runs its verb right now: keeps focus, takes no press. Its changing words are announced. */
  readonly isPending?: boolean;
  readonly autoFocus?: boolean;
  /** In a row that is not the current one. */
  readonly excludeFromTabOrder?: boolean;
  readonly onPress?: () => void;
  readonly slot?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  /** A verb. */
  readonly children: ReactNode;
}

/**
 * A button with a word on it. What it does while pending is ours: the control kit's own announcement
 * names the button by an id that stays behind when the button goes.
 */
export function Button(props: ButtonProps) {
  const { kind = 'plain', size = 'row', type, isPending, onPress, children, ...others } = props;
  const { action = null, ref = null, ...rest } = others;
  const pressed = usePressAction(action, rest.isDisabled === true || isPending === true);
  const joined = useJoinedRef(pressed, ref);
  return (
    <AriaButton
      ref={joined}
      className="button"
      data-kind={kind}
      data-size={size}
      {...rest}
      {...(type !== undefined && { type: isPending === true ? 'button' : type })}
      {...(isPending === true && { 'aria-disabled': true })}
      {...(onPress !== undefined && isPending !== true && { onPress })}
    >
      {isPending === undefined ? (
        children
      ) : (
        <span className="button-words" aria-live="polite">
          {children}
        </span>
      )}
    </AriaButton>
  );
}
