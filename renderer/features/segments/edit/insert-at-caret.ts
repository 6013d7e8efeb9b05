import { flushSync } from 'react-dom';
import type { SegmentsStore } from '../store.ts';
import { activeRow, writtenTarget } from '../state.ts';

/** Works out a text and where the caret then stands, from the text and the UTF-16 range of the selection. */
export type Insertion = (
  text: string,
  selected: readonly [start: number, end: number],
) => { readonly text: string; readonly caret: number };

/** Puts something where the caret of the active target stands, or at its end, and goes back to it. */
export function insertAtCaret(segments: SegmentsStore, insert: Insertion): void {
  const { editor } = segments.state.getState();
  const row = editor && activeRow(editor);
  if (editor === null || row === null) return;
  const field = document.querySelector<HTMLElement>('.target-area');
  const area = field instanceof HTMLTextAreaElement ? field : null;
  const written = writtenTarget(editor, row);
  const isHere = area !== null && area.value === written;
  const start = isHere ? area.selectionStart : written.length;
  const end = isHere ? area.selectionEnd : written.length;
  const { text, caret } = insert(written, [start, end]);
  // Written at once, so that the next letter falls where the caret shall stand.
  flushSync(() => segments.type(text));
  field?.focus();
  area?.setSelectionRange(caret, caret);
}
