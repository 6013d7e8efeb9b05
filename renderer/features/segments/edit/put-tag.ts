import type { SegmentsStore } from '../store.ts';
import { activeRow } from '../state.ts';
import { insertTag, tagNames } from '../tags/tagged-text.ts';
import { insertAtCaret } from './insert-at-caret.ts';

/** Puts a tag of the source where the caret stands, or round what is selected. */
export function putTag(segments: SegmentsStore, key: number): void {
  const { editor } = segments.state.getState();
  const row = editor && activeRow(editor);
  if (editor === null || row === null) return;
  const name = tagNames(row.source)[key - 1];
  if (name === undefined) segments.say({ kind: 'no-tag', key });
  else insertAtCaret(segments, (text, selected) => insertTag(text, selected, name));
}
