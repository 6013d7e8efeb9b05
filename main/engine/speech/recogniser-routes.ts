import { z } from 'zod';
import { ask, nothing } from '../../../preload/contract/route.ts';
import type { Heard } from './recogniser.ts';

/** What a recogniser process is started with. */
const Start = z.discriminatedUnion('engine', [
  z.strictObject({
    engine: z.literal('pocketsphinx'),
    /** Folder of the module. */
    module: z.string(),
    model: z.strictObject({ acoustic: z.string(), language: z.string(), dictionary: z.string() }),
    terms: z.array(z.string()),
  }),
  z.strictObject({
    engine: z.literal('sherpa'),
    /** Folder of the runtime's files. */
    runtime: z.string(),
    folder: z.string(),
    /** Base code. */
    language: z.string(),
    terms: z.array(z.string()),
  }),
]);
export type RecogniserStart = z.output<typeof Start>;

const Samples = z.custom<Int16Array>((value) => value instanceof Int16Array);

const Word = z.object({
  text: z.string(),
  startMs: z.number(),
  endMs: z.number(),
  confidence: z.number().exactOptional(),
});
/** Add-ons that are not ours run in the process: what it says is checked. */
const News: z.ZodType<readonly Heard[]> = z.array(
  z.object({ kind: z.enum(['partial', 'final']), words: z.array(Word) }),
);

/** What a recogniser process does, one after the other; what was heard comes with the sound it was heard in. */
export const recogniserRoutes = {
  /** Once, before all else. */
  open: ask(Start).answers(z.null()),
  feed: ask(Samples).answers(News),
  finish: ask(nothing).answers(News),
};
