import { z } from 'zod';
import { EnginePairs } from '../../preload/contract/engine-pairs.ts';
import { ask, watch } from '../../preload/contract/route.ts';
import { EngineChoice } from './own-engine-routes.ts';

const Ready = z.object({
  baseUrl: z.url(),
  developerKey: z.string().min(1),
  adminKey: z.string().min(1),
});
export type OfflineReady = z.output<typeof Ready>;

/** What the process of the offline service says while it starts. */
const Said = z.union([
  /** The last. */
  z.object({ ready: Ready }),
  /** A damaged database was kept under this name, and a fresh one made with the entries that could be saved. */
  z.object({
    setAside: z.object({ backup: z.string(), saved: z.int().nonnegative().catch(0).default(0) }),
  }),
]);
export type OfflineSaid = z.output<typeof Said>;

/** Why it did not start: the `params` of a refusal. */
export const OfflineFailed = z.object({
  reason: z.string(),
  /** What a person can do something about; anything else is a service that is down. */
  code: z
    .enum(['disk-full', 'data-not-written', 'too-many-files', 'data-newer'])
    .nullable()
    .catch(null)
    .default(null),
  /** Name of the file of a newer version. */
  file: z.string().default(''),
});
export type OfflineFailed = z.output<typeof OfflineFailed>;

/** Notices that may be under way unread. */
const WINDOW = 16;

/** What the process of the offline service does. */
export const offlineRoutes = {
  /** Once; it serves until it ends. */
  start: watch(
    z.strictObject({
      data: z.string(),
      assets: z.string(),
      speechModel: z.string().nullable().default(null),
      ocrData: z.string().nullable().default(null),
      dictionaries: z.string().nullable().default(null),
      /** For testing the app. */
      pseudo: z.boolean().default(false),
      /** Which engines are asked at first. */
      engines: EngineChoice.optional(),
    }),
  ).paced(WINDOW, Said),
  /** Which engines are asked from the next text on. */
  choose: ask(EngineChoice).answers(z.null()),
  /** Ends the work on a document that nobody will fetch. */
  drop: ask(z.strictObject({ id: z.string(), key: z.string() })).answers(z.null()),
  /** Those of the targets that no engine translates to. */
  uncovered: ask(EnginePairs).answers(z.array(z.string())),
};
