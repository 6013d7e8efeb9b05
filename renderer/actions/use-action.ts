import { createContext, useContext, useEffect, useRef } from 'react';
import { useWords } from '../words/use-words.ts';
import type { Actions } from './actions.ts';
import { shownShortcut } from './shortcut.ts';
import { actionRow, type ActionId } from './table.ts';

export const ActionsContext = createContext<Actions | null>(null);

export function useActions(): Actions {
  const actions = useContext(ActionsContext);
  if (actions === null) throw new Error('No actions: render inside ActionsContext');
  return actions;
}

/**
 * Offers an action while the component is on the screen.
 * @param run null when it cannot run now
 */
export function useAction(id: ActionId, run: (() => void) | null): void {
  const actions = useActions();
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const offered = run !== null;
  useEffect(
    () => (offered ? actions.offer(id, () => latest.current?.()) : undefined),
    [actions, id, offered],
  );
}

/** An action's name and shortcut as people read them. */
export function useActionWords(id: ActionId): {
  readonly name: string;
  readonly shortcut?: string;
} {
  const { t } = useWords();
  const { mac } = useActions();
  const row = actionRow(id);
  const name = t(row.name);
  return row.shortcut === undefined
    ? { name }
    : { name, shortcut: shownShortcut(row.shortcut, t, mac) };
}

/** The one key listener of the page. */
export function useShortcuts(actions: Actions): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (actions.press(event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [actions]);
}
