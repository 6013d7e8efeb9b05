import { z } from 'zod';
import { ask } from '../../../../preload/contract/route.ts';

/** Files of a voice; '' for what it has not. */
const VoiceFiles = z.strictObject({
  model: z.string(),
  tokens: z.string(),
  lexicon: z.string(),
  /** Folder by which it knows how words are said. */
  dataDir: z.string(),
});
export type VoiceFiles = z.output<typeof VoiceFiles>;

const Start = z.strictObject({
  /** Folder of the runtime's files. */
  runtime: z.string(),
  files: VoiceFiles,
});

/** Code that is not ours runs in the process: what it says is checked. */
const Spoken = z.object({
  samples: z.custom<Int16Array>((value) => value instanceof Int16Array),
  rate: z.int().min(4_000).max(192_000),
});

/** What a process that speaks does, one after the other. */
export const voiceRoutes = {
  /** Once, before all else. */
  open: ask(Start).answers(z.null()),
  speak: ask(z.string()).answers(Spoken),
};
