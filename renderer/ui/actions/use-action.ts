import { createContext, useContext, useLayoutEffect, useRef, type RefObject } from 'react';
import { useStore } from 'zustand';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { I18n } from '../../i18n/i18n.ts';
import type { Actions } from './actions.ts';
import { shownShortcut } from './shortcut.ts';
import { keysOf } from './shortcuts.ts';
import { actionRow, type ActionId } from './table.ts';

export const ActionsContext = createContext<Actions | null>(null);

/** How many open dialogs the component stands in. */
export const DepthContext = createContext(0);

export function useActions(): Actions {
  const actions = useContext(ActionsContext);
  if (actions === null) throw new Error('No actions: render inside ActionsContext');
  return actions;
}

/**
 * Offers an action while the component is on the screen.
 * @param id null: none
 * @param run null when it cannot run now
 */
export function useAction(id: ActionId | null, run: (() => void) | null): void {
  const actions = useActions();
  const depth = useContext(DepthContext);
  const latest = useRef(run);
  // Before it is painted: whoever sees the component may press its key at once.
  useLayoutEffect(() => {
    latest.current = run;
  });
  const offered = run !== null;
  useLayoutEffect(
    () => (offered && id !== null ? actions.offer(id, () => latest.current?.(), depth) : undefined),
    [actions, id, offered, depth],
  );
}

/** While the component is on the screen, shortcuts of what lies behind its dialog are not heard. */
export function useCover(depth: number): void {
  const actions = useActions();
  useLayoutEffect(() => actions.pushModal(depth), [actions, depth]);
}

/**
 * Offers the press of a button as an action.
 * @param id null: none
 * @returns for the button's element
 */
export function usePressAction(
  id: ActionId | null,
  isDisabled: boolean,
): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    // What the press opens gives the keyboard back to the button.
    button.current?.focus();
    button.current?.click();
  };
  useAction(id, isDisabled ? null : press);
  return button;
}

/** An action's name and shortcut as people read them. */
export function useActionWords(id: ActionId): {
  readonly name: string;
  readonly shortcut?: string;
} {
  const { t } = useI18n();
  const { mac, state } = useActions();
  const shortcut = useStore(state, ({ own }) => keysOf(id, own)[0]);
  const name = actionName(id, t);
  return shortcut === undefined ? { name } : { name, shortcut: shownShortcut(shortcut, t, mac) };
}

/** The verb that an action is. */
export function actionName(id: ActionId, t: I18n['t']): string {
  const { name, n } = actionRow(id);
  return t(name, n === undefined ? {} : { n });
}
