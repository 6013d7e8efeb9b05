import type { Transcript, TranscriptLine } from '../transcript.ts';

/** A line, or a bookmark between two of them. */
export type Item =
  TranscriptLine | { readonly kind: 'bookmark'; readonly startMs: number; readonly note: string };

/** Lines and bookmarks in the order of the media clock; a bookmark stands before its line. */
export function inOrder({ lines, bookmarks }: Transcript): readonly Item[] {
  const marks = bookmarks.map(({ atMs, note }): Item => ({
    kind: 'bookmark',
    startMs: atMs,
    note,
  }));
  return [...marks, ...lines].toSorted((a, b) => a.startMs - b.startMs);
}
