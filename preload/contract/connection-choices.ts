import { z } from 'zod';
import { MAX_GLOSSARIES } from './limits.ts';
import { ask } from './route.ts';
import { TranslationOptions } from './text.ts';

/** A screen whose choice is kept for each connection. */
const place = {
  screen: z.enum(['documents', 'voice']),
  connection: z.string().min(1).max(64),
};
export type ChoosingScreen = z.output<typeof place.screen>;

/** What was chosen of one connection's resources, and which local memories act beside them. */
export const ConnectionChoices = z.strictObject({
  memory: TranslationOptions.shape.memory,
  local: TranslationOptions.shape.local,
  glossaries: z.array(z.string().max(64)).max(MAX_GLOSSARIES).exactOptional(),
  styleRule: TranslationOptions.shape.styleRule,
  spokenTerms: z.string().max(64).exactOptional(),
  /** Percent that goes with a memory when one is chosen. */
  threshold: z.int().min(0).max(100).exactOptional(),
});
export type ConnectionChoices = z.output<typeof ConnectionChoices>;

export const connectionChoicesRoutes = {
  /** null: nothing was chosen with this connection. */
  'connection-choices.read': ask(z.strictObject(place)).gives<ConnectionChoices | null>(),
  'connection-choices.keep': ask(
    z.strictObject({ ...place, choices: ConnectionChoices }),
  ).gives<null>(),
};
