import { z } from 'zod';
import { ask, bytes } from '../../../preload/contract/route.ts';
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

const ToWrite: z.ZodType<Transcript, Transcript> = z.object({
  title: z.string(),
  started: z.number(),
  mediaMs: z.number(),
  lines: z.array(Line),
  speakers: z.record(z.string(), z.string()),
  bookmarks: z.array(z.object({ atMs: z.number(), note: z.string() })),
});

const Options: z.ZodType<TranscriptExport, TranscriptExport> = z.object({
  format: z.enum(['srt', 'vtt', 'txt', 'docx', 'json']),
  columns: z.array(z.string()).min(1),
  edited: z.boolean(),
  times: z.boolean(),
  speakers: z.boolean(),
  pauses: z.enum(['cut', 'keep']),
});

/** What the program does that writes transcripts. */
export const transcriptRoutes = {
  write: ask(z.object({ transcript: ToWrite, options: Options })).answers(
    z.object({ name: z.string().min(1), type: z.string().min(1), bytes }),
  ),
};
