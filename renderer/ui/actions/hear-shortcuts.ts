import type { Actions } from './actions.ts';

/**
 * The one place where shortcuts are heard, from before the page is first painted until it is gone.
 * @param page gets the keys before and after every element
 */
export function hearShortcuts(page: EventTarget, actions: Actions): void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return false;
    const isTaken = actions.press(event);
    if (isTaken) event.preventDefault();
    return isTaken;
  };
  const isModified = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;
  // Before anything else: a focused button would take Ctrl+Enter for a press of its own.
  const early = (event: Event) => {
    if (event instanceof KeyboardEvent && isModified(event) && listen(event)) {
      event.stopPropagation();
    }
  };
  // After everything else: Escape first closes what is open.
  const late = (event: Event) => {
    if (event instanceof KeyboardEvent && !isModified(event)) listen(event);
  };
  page.addEventListener('keydown', early, { capture: true });
  page.addEventListener('keydown', late);
  // Whoever goes on by hand waits for no key any more.
  page.addEventListener('pointerdown', actions.forgetPress, { capture: true });
}
