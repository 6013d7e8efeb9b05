/** The key code of every key that an input method takes, also of the one that begins to compose. */
const TAKEN = 229;

/**
 * Keys that an input method takes, while it composes a word, mean nothing to the page: Enter takes a word,
 * Escape gives it up, Tab and the arrows choose among words. Nothing on the page hears them; the field is told
 * of the text by `input` and the events of composition. To be called before whoever else listens to the page.
 * @param page gets the keys before every element
 */
export function hideComposingKeys(page: EventTarget): void {
  const hide = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    // Chromium has no other sign of the key that begins to compose.
    // oxlint-disable-next-line typescript/no-deprecated
    if (!event.isComposing && event.keyCode !== TAKEN) return;
    event.stopImmediatePropagation();
    // Chromium itself would empty a search field.
    if (event.key === 'Escape') event.preventDefault();
  };
  page.addEventListener('keydown', hide, { capture: true });
  page.addEventListener('keyup', hide, { capture: true });
}
