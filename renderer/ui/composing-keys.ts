/**
 * Keys that an input method takes, while it composes a word, mean nothing to the page: Enter takes a word,
 * Escape gives it up, Tab and the arrows choose among words. Nothing on the page hears them; the field is told
 * of the text by `input` and the events of composition. To be called before whoever else listens to the page.
 * @param page gets the keys before every element
 */
export function hideComposingKeys(page: EventTarget): void {
  const hide = (event: Event) => {
    if (event instanceof KeyboardEvent && event.isComposing) event.stopImmediatePropagation();
  };
  page.addEventListener('keydown', hide, { capture: true });
  page.addEventListener('keyup', hide, { capture: true });
}
