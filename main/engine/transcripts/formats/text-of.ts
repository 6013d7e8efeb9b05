import type { Transcript, TranscriptExport, TranscriptLine } from '../transcript.ts';

export type SpeechLine = Extract<TranscriptLine, { kind: 'speech' }>;

/** The text of a line in a column, edited where that is wanted; empty where there is none. */
export function textOf(line: SpeechLine, column: string, edited: boolean): string {
  const text = column === 'source' ? line.source : line.targets[column];
  if (text === undefined) return '';
  return (edited ? text.edited : undefined) ?? text.text;
}

/** The speaker's name as the session calls it; null where speakers are not wanted or not known. */
export function speakerOf(
  line: SpeechLine,
  { speakers }: Transcript,
  wish: TranscriptExport,
): string | null {
  if (!wish.speakers || line.speaker === null) return null;
  return speakers[line.speaker] ?? null;
}

const two = (value: number) => String(value).padStart(2, '0');

/** `hh:mm:ss` on the media clock. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Seconds of a stretch, one decimal. */
export const lengthOf = (line: { readonly startMs: number; readonly endMs: number }): string =>
  `${((line.endMs - line.startMs) / 1_000).toFixed(1)} s`;
