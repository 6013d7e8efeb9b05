import { z } from 'zod';
import type { Transcript, TranscriptExport } from './transcript.ts';

const Text = z.object({
  text: z.string(),
  doubtful: z.array(z.object({ start: z.number(), end: z.number() })).exactOptional(),
  edited: z.string().exactOptional(),
  stretches: z
    .array(z.object({ from: z.number(), startMs: z.number(), endMs: z.number() }))
    .exactOptional(),
});

const Line = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('speech'),
    startMs: z.number(),
    endMs: z.number(),
    language: z.string(),
    speaker: z.string().nullable(),
    source: Text,
    targets: z.record(z.string(), Text),
  }),
  z.object({ kind: z.literal('gap'), startMs: z.number(), endMs: z.number() }),
  z.object({ kind: z.literal('paused'), startMs: z.number(), pausedMs: z.number() }),
]);

const Job = z.object({
  write: z.object({
    transcript: z.object({
      title: z.string(),
      started: z.number(),
      mediaMs: z.number(),
      lines: z.array(Line),
      speakers: z.record(z.string(), z.string()),
      bookmarks: z.array(z.object({ atMs: z.number(), note: z.string() })),
    }) satisfies z.ZodType<Transcript>,
    options: z.object({
      format: z.enum(['srt', 'vtt', 'txt', 'docx', 'json']),
      columns: z.array(z.string()).min(1),
      edited: z.boolean(),
      times: z.boolean(),
      speakers: z.boolean(),
      pauses: z.enum(['cut', 'keep']),
    }) satisfies z.ZodType<TranscriptExport>,
  }),
});

/** What the helper process is told, once. */
export interface TranscriptJob {
  readonly write: { readonly transcript: Transcript; readonly options: TranscriptExport };
}

/** @returns null for anything that is no job */
export function readJob(message: unknown): TranscriptJob | null {
  const checked = Job.safeParse(message);
  return checked.success ? checked.data : null;
}

/** What it answers, once. Bytes travel as base64, since a fork of Node speaks JSON. */
export type TranscriptAnswer =
  | { readonly written: { readonly name: string; readonly type: string; readonly base64: string } }
  | { readonly failed: { readonly reason: string } };
