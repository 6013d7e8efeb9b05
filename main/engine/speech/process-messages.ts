import { z } from 'zod';

/** What a recogniser process is started with. */
const Start = z.discriminatedUnion('engine', [
  z.strictObject({
    engine: z.literal('pocketsphinx'),
    /** Folder of the module. */
    module: z.string(),
    model: z.strictObject({ acoustic: z.string(), language: z.string(), dictionary: z.string() }),
    terms: z.array(z.string()),
  }),
  z.strictObject({ engine: z.literal('sherpa'), folder: z.string() }),
]);
export type RecogniserStart = z.output<typeof Start>;

const ToProcess = z.union([
  z.strictObject({ start: Start }),
  z.strictObject({ samples: z.instanceof(Int16Array) }),
  z.strictObject({ finish: z.literal(true) }),
]);
export type ToProcess = z.output<typeof ToProcess>;

const Word = z.object({
  text: z.string(),
  startMs: z.number(),
  endMs: z.number(),
  confidence: z.number().exactOptional(),
});
const FromProcess = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ heard: z.object({ kind: z.enum(['partial', 'final']), words: z.array(Word) }) }),
  /** So many samples more have been heard. */
  z.object({ fed: z.int().nonnegative() }),
  z.object({ finished: z.literal(true) }),
  /** The decoder threw; the process ends. */
  z.object({ failed: z.string() }),
]);
export type FromProcess = z.output<typeof FromProcess>;

/** @returns null for what is none of them */
export const readToProcess = (message: unknown): ToProcess | null =>
  ToProcess.safeParse(message).data ?? null;

/** @returns null for what is none of them, such as from an add-on of the process */
export const readFromProcess = (message: unknown): FromProcess | null =>
  FromProcess.safeParse(message).data ?? null;
