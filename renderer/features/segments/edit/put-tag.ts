import { flushSync } from 'react-dom';
import type { SegmentsStore } from '../store.ts';
import { activeRow, writtenTarget } from '../state.ts';
import { insertTag, tagNames } from '../tags/tagged-text.ts';

/** Puts a tag of the source where the caret stands, or round what is selected. */
export function putTag(segments: SegmentsStore, key: number): void {
  const { editor } = segments.state.getState();
  const row = editor && activeRow(editor);
  if (editor === null || row === null) return;
  const name = tagNames(row.source)[key - 1];
  if (name === undefined) {
    segments.say({ kind: 'no-tag', key });
    return;
  }
  const field = document.querySelector<HTMLElement>('.target-area');
  const area = field instanceof HTMLTextAreaElement ? field : null;
  const written = writtenTarget(editor, row);
  const isHere = area !== null && area.value === written;
  const start = isHere ? area.selectionStart : written.length;
  const end = isHere ? area.selectionEnd : written.length;
  const { text, caret } = insertTag(written, [start, end], name);
  // Written at once, so that the next letter falls where the caret shall stand.
  flushSync(() => segments.type(text));
  field?.focus();
  area?.setSelectionRange(caret, caret);
}
