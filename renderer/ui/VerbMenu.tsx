import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { ActionId } from './actions/table.ts';
import './VerbMenu.css';

export interface BarVerb {
  readonly action: ActionId;
  readonly name: string;
  /** The main one is the last to leave the bar. */
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

export interface VerbMenuProps {
  readonly name: string;
  readonly verbs: readonly BarVerb[];
  /** The button that opens it. */
  readonly trigger: ReactNode;
}

/** Verbs in a menu. */
export function VerbMenu({ name, verbs, trigger }: VerbMenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="popover verb-menu" placement="bottom end" offset={4}>
        <Menu
          aria-label={name}
          disabledKeys={verbs.filter((one) => one.isDisabled).map(({ action }) => action)}
          onAction={(id) => verbs.find(({ action }) => action === id)?.onPress()}
        >
          {verbs.map((verb) => (
            <MenuItem key={verb.action} id={verb.action}>
              {verb.name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
