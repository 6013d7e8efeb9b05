import { z } from 'zod';

const ms = z.number().min(0);
const Segment = z.object({
  /** Text with its own spaces. */
  x: z.string(),
  /** Milliseconds of the media clock. */
  a: ms,
  b: ms,
  /** Language, of the source only. */
  l: z.string().optional(),
  /** Words heard with little certainty: UTF-16 units of the text from and to. */
  d: z
    .array(z.tuple([z.int().min(0), z.int().min(0)]))
    .optional()
    .catch(undefined),
});
const targets = z.array(z.string());

/**
 * The lines of a journal. Whatever a session shows was an entry first, so that reading them again
 * gives the same transcript.
 */
export const Entry = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('head'),
    v: z.literal(1),
    id: z.string(),
    title: z.string(),
    /** Milliseconds since 1970. */
    started: z.number(),
    /** Id of the connection that it was translated over; old journals lack it. */
    connection: z.string().optional(),
    source: z.string().nullable(),
    targets,
    speech: z.string().nullable(),
    terms: z.string().nullable(),
    glossary: z.string().nullable(),
  }),
  z.object({
    t: z.literal('source'),
    s: z.array(Segment),
    /** Who spoke. */
    w: z.string().nullable(),
    /** A gap refill brought it. */
    r: z.boolean().optional(),
  }),
  z.object({
    t: z.literal('target'),
    l: z.string(),
    s: z.array(Segment),
    r: z.boolean().optional(),
  }),
  /** What was tentative last; never taken for concluded. */
  z.object({ t: z.literal('live'), a: ms, x: z.string(), l: z.string().nullable() }),
  z.object({ t: z.literal('gap'), a: ms, b: ms }),
  z.object({ t: z.literal('refilled'), a: ms, b: ms }),
  z.object({ t: z.literal('paused'), a: ms }),
  z.object({ t: z.literal('resumed'), a: ms, ms }),
  z.object({ t: z.literal('reconnected'), a: ms, away: ms, gap: ms }),
  z.object({ t: z.literal('languages'), a: ms, source: z.string().nullable(), targets }),
  z.object({ t: z.literal('mark'), id: z.string(), a: ms, note: z.string().nullable() }),
  z.object({
    t: z.literal('edit'),
    i: z.int().min(0),
    c: z.string(),
    x: z.string().nullable(),
    /** Name of the memory that it comes from. */
    m: z.string().optional(),
  }),
  z.object({ t: z.literal('name'), w: z.string(), x: z.string() }),
  z.object({ t: z.literal('who'), i: z.int().min(0), w: z.string().nullable() }),
  z.object({ t: z.literal('title'), x: z.string() }),
  z.object({
    t: z.literal('sound'),
    /** Ten seconds of sound from here. */
    a: ms,
    /** A bit of each 100 ms that were louder than silence, as hex. */
    x: z.string(),
    /** A sign for the level of each half second; old journals lack it. */
    l: z.string().optional().catch(undefined),
  }),
  /** Found without its end: the program was ended in the middle. */
  z.object({ t: z.literal('interrupted'), a: ms }),
  z.object({
    t: z.literal('end'),
    /** Length of the media clock. */
    a: ms,
    phase: z.enum(['ended', 'failed']),
    reconnects: z.int().min(0),
    minutes: z.int().min(0),
  }),
]);
export type Entry = z.output<typeof Entry>;

/** Reads lines; a damaged one is left out. */
export function readEntries(lines: readonly string[]): Entry[] {
  return lines.flatMap((line) => {
    const read = Entry.safeParse(fromJson(line));
    return read.success ? [read.data] : [];
  });
}

function fromJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
