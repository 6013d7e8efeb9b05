import type { TranscriptLine, TranscriptText } from './transcript.ts';

export type SpeechLine = Extract<TranscriptLine, { kind: 'speech' }>;

/** The text of a line in a column; null where there is none. */
export const columnOf = (line: SpeechLine, column: string): TranscriptText | null =>
  (column === 'source' ? line.source : line.targets[column]) ?? null;

/** One line of text, as a person changed it where that is wanted. */
export function shownText(text: TranscriptText | null, edited: boolean): string {
  const shown = edited ? (text?.edited ?? text?.text) : text?.text;
  return (shown ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Arabic, Hebrew and their like, which are written from the right. */
export const isFromRight = (text: string): boolean =>
  /^[^\p{L}]*[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u.test(text);
