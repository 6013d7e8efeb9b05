import { z } from 'zod';

const Answer = z.union([
  z.object({
    ready: z.object({
      baseUrl: z.url(),
      developerKey: z.string().min(1),
      adminKey: z.string().min(1),
    }),
  }),
  z.object({
    failed: z.object({
      reason: z.string(),
      /** What a person can do something about; anything else is a service that is down. */
      code: z
        .enum(['disk-full', 'data-not-written', 'too-many-files', 'data-newer'])
        .nullable()
        .catch(null)
        .default(null),
      /** Name of the file of a newer version. */
      file: z.string().default(''),
    }),
  }),
  /** Comes before `ready`: a damaged database was kept under this name, and a fresh one made with the entries that could be saved. */
  z.object({
    setAside: z.object({ backup: z.string(), saved: z.int().nonnegative().catch(0).default(0) }),
  }),
]);

export type OfflineAnswer = z.output<typeof Answer>;
export type OfflineFailed = Extract<OfflineAnswer, { failed: unknown }>['failed'];
export type OfflineReady = Extract<OfflineAnswer, { ready: unknown }>['ready'];

/** What the built-in service says of its start; null for anything else it sends. */
export const offlineAnswer = (message: unknown): OfflineAnswer | null =>
  Answer.safeParse(message).data ?? null;
