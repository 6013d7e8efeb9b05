/** What was typed after something was asked for and before it was there. */
export interface HeldWords {
  readonly typed: string;
  /** Enter came after it: the best of what it means is wanted. */
  readonly isEntered: boolean;
}

export interface HeldKeys {
  /** Lets keys through again. Answers what was held, once; nothing from then on. */
  readonly release: () => HeldWords;
}

/**
 * Holds back what is typed from now on: it is meant for what is about to open, not for the
 * field that still has the keyboard. The code of a part is read when it is first wanted.
 * @param page gets the keys before every element
 */
export function holdKeys(page: EventTarget): HeldKeys {
  const holding = new AbortController();
  let letters: string[] = [];
  let isEntered = false;

  function hold(event: Event) {
    if (!(event instanceof KeyboardEvent)) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Enter') isEntered = true;
    else if (key === 'Backspace') letters.pop();
    else if (/^.$/u.test(key)) letters.push(key);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  page.addEventListener('keydown', hold, { capture: true, signal: holding.signal });

  return {
    release() {
      holding.abort();
      const held = { typed: letters.join(''), isEntered };
      letters = [];
      isEntered = false;
      return held;
    },
  };
}
