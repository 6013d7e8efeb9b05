import type { TextRange } from '../markup/placeholders.ts';

/** A range of a text and what is written in its place. */
export interface Edit extends TextRange {
  readonly text: string;
}

/** Applies edits in any order. Of two that overlap the one that comes first in the list counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const chosen: Edit[] = [];
  for (const edit of edits) if (!touches(edit, chosen)) chosen.push(edit);
  let written = '';
  let at = 0;
  for (const edit of chosen.toSorted((a, b) => a.start - b.start)) {
    written += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return written + text.slice(at);
}

/** Whether a range shares a character with one of the others, or is an insertion inside of one. */
export const touches = (range: TextRange, others: readonly TextRange[]): boolean =>
  others.some(({ start, end }) => range.start < end && range.end > start);
