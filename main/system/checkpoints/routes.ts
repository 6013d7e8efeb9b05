import { z } from 'zod';
import { ask } from '../../../preload/contract/route.ts';

export const checkpointRoutes = {
  /** Writes the log of a database into its file. */
  checkpoint: ask(z.strictObject({ file: z.string() })).gives<null>(),
};
