import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useStore } from 'zustand';
import type { ActionId } from './actions/table.ts';
import { useActions, usePressAction } from './actions/use-action.ts';
import { shownShortcut } from './actions/shortcut.ts';
import { keysOf } from './actions/shortcuts.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { Tooltip } from './Tooltip.tsx';
import { useJoinedRef } from './use-joined-ref.ts';
import './Button.css';

export interface IconButtonProps {
  /** The action that its press is; its shortcut is shown where none is given. */
  readonly action?: ActionId;
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
export function IconButton(props: IconButtonProps) {
  const { icon: Icon, name, shortcut, size = 'row', action = null, ref = null, ...rest } = props;
  const pressed = usePressAction(action, rest.isDisabled === true);
  const joined = useJoinedRef(pressed, ref);
  const ofAction = useShortcut(action);
  return (
    <Tooltip words={name} shortcut={shortcut ?? ofAction}>
      <AriaButton
        ref={joined}
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

/** An action's shortcut as people read it; undefined without one. */
function useShortcut(action: ActionId | null): string | undefined {
  const { t } = useI18n();
  const { mac, state } = useActions();
  const key = useStore(state, ({ own }) => (action === null ? undefined : keysOf(action, own)[0]));
  return key === undefined ? undefined : shownShortcut(key, t, mac);
}
