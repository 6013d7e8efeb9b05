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
  const name = t(row.name, row.n === undefined ? {} : { n: row.n });
  return row.shortcut === undefined
    ? { name }
    : { name, shortcut: shownShortcut(row.shortcut, t, mac) };
}

/** The one place of the page where shortcuts are heard. */
export function useShortcuts(actions: Actions): void {
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return false;
      const isTaken = actions.press(event);
      if (isTaken) event.preventDefault();
      return isTaken;
    };
    const isModified = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;
    // Before anything else: a focused button would take Ctrl+Enter for a press of its own.
    const early = (event: KeyboardEvent) => {
      if (isModified(event) && listen(event)) event.stopPropagation();
    };
    // After everything else: Escape first closes what is open.
    const late = (event: KeyboardEvent) => {
      if (!isModified(event)) listen(event);
    };
    window.addEventListener('keydown', early, { capture: true, signal });
    window.addEventListener('keydown', late, { signal });
    return () => life.abort();
  }, [actions]);
}
