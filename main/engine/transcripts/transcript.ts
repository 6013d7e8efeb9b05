import type { TextStretch } from '../subtitles/timed-text.ts';

/** Text as it was concluded, and as a person changed it. */
export interface TranscriptText {
  readonly text: string;
  /** UTF-16 units of words in `text` that were heard with little certainty. */
  readonly doubtful?: readonly { readonly start: number; readonly end: number }[];
  readonly edited?: string;
  /** When the parts of `text` were spoken; without them its letters share the line's time. */
  readonly stretches?: readonly TextStretch[];
}

export type TranscriptLine =
  | {
      readonly kind: 'speech';
      readonly startMs: number;
      readonly endMs: number;
      readonly language: string;
      /** Key into `speakers`; null where it is not known. */
      readonly speaker: string | null;
      readonly source: TranscriptText;
      readonly targets: Readonly<Record<string, TranscriptText>>;
    }
  | { readonly kind: 'gap'; readonly startMs: number; readonly endMs: number }
  | { readonly kind: 'paused'; readonly startMs: number; readonly pausedMs: number };

/** A whole session for an export. Times are milliseconds of its media clock. */
export interface Transcript {
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly mediaMs: number;
  readonly lines: readonly TranscriptLine[];
  readonly speakers: Readonly<Record<string, string>>;
  readonly bookmarks: readonly { readonly atMs: number; readonly note: string }[];
}

export interface TranscriptExport {
  readonly format: 'srt' | 'vtt' | 'txt' | 'docx' | 'json';
  /** `source` and target languages, in the order wanted. */
  readonly columns: readonly string[];
  readonly edited: boolean;
  readonly times: boolean;
  readonly speakers: boolean;
  /** Whether the session's pauses count in the times of everything that follows them. */
  readonly pauses: 'cut' | 'keep';
}
