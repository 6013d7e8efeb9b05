import { z } from 'zod';

const Language = z.string().min(2).max(16);

/** A source language, and the languages that it is to be translated to. */
export const EnginePairs = z.strictObject({
  source: Language,
  targets: z.array(Language).max(20),
});
export type EnginePairs = z.output<typeof EnginePairs>;
