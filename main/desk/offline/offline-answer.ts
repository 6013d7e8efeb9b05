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
      code: z.enum(['disk-full', 'data-not-written']).nullable().catch(null).default(null),
    }),
  }),
]);

export type OfflineFailed = Extract<z.output<typeof Answer>, { failed: unknown }>['failed'];
export type OfflineReady = Extract<z.output<typeof Answer>, { ready: unknown }>['ready'];

/** What the built-in service says of its start; null for anything else it sends. */
export function offlineAnswer(
  message: unknown,
): OfflineReady | { readonly failed: OfflineFailed } | null {
  const checked = Answer.safeParse(message);
  if (!checked.success) return null;
  return 'ready' in checked.data ? checked.data.ready : { failed: checked.data.failed };
}
