/** What a person types into: one line, several, or a long text that is edited in blocks. */
export type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLDivElement;

const TYPES = new Set(['text', 'search', 'url', '']);

/** The element as a field that takes any words; null for anything else. */
export function asTextField(element: EventTarget | null): TextField | null {
  if (element instanceof HTMLDivElement) return element.role === 'textbox' ? element : null;
  const isField =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && TYPES.has(element.type));
  return isField && !element.disabled && !element.readOnly ? element : null;
}

/** Remembers where a person typed last, outside the search panel. */
export interface LastField {
  /** Listens until the signal fires. */
  follow(page: Document, signal: AbortSignal): void;
  /** The field that has the keyboard; else the last one, if it is still on the page. */
  get(page: Document): TextField | null;
}

export function createLastField(): LastField {
  let last: TextField | null = null;
  return {
    follow(page, signal) {
      const note = ({ target }: FocusEvent) => {
        const isOurs = target instanceof Element && target.closest('[data-search-panel]') !== null;
        if (!isOurs) last = asTextField(target) ?? last;
      };
      page.addEventListener('focusin', note, { signal });
    },
    get(page) {
      const kept = last?.isConnected === true ? asTextField(last) : null;
      return asTextField(page.activeElement) ?? kept;
    },
  };
}

/** The name of a field as a screen reader says it. */
export function fieldName(field: TextField): string {
  const labels = field instanceof HTMLDivElement ? null : field.labels;
  const label = field.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? '';
  return label.trim();
}

/** Puts words in the place of what is selected, so that the field's own undo takes them back. */
export function insertInto(field: TextField, words: string): void {
  field.focus();
  if (field instanceof HTMLDivElement) {
    // The editor of a long text puts in by itself whatever is about to be put in.
    const bubbles = { bubbles: true, cancelable: true };
    field.dispatchEvent(
      new InputEvent('beforeinput', { ...bubbles, inputType: 'insertText', data: words }),
    );
    return;
  }
  // There is no other way to change a field that its undo knows of.
  // oxlint-disable-next-line typescript/no-deprecated
  if (document.execCommand('insertText', false, words)) return;
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(words, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}
