import type { SegmentsStore } from '../store.ts';
import { activeRow, writtenTarget } from '../state.ts';
import { checkTags, insertTag, tagNames } from '../tags/tagged-text.ts';
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

/** Puts in the first tag of the source that the target lacks: at the caret, a pair round what is selected. */
export function putNextTag(segments: SegmentsStore): void {
  const { editor } = segments.state.getState();
  const row = editor && activeRow(editor);
  if (editor === null || row === null) return;
  const target = writtenTarget(editor, row);
  const next = checkTags(row.source, target).find(({ state }) => state === 'missing');
  if (next === undefined) segments.say({ kind: 'all-tags' });
  else insertAtCaret(segments, (text, selected) => insertTag(text, selected, next.name));
}
