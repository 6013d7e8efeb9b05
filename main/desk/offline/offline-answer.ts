import { z } from 'zod';

const Answer = z.union([
  z.object({
    ready: z.object({
      baseUrl: z.url(),
      developerKey: z.string().min(1),
      adminKey: z.string().min(1),
    }),
  }),
  z.object({ failed: z.object({ reason: z.string() }) }),
]);

export type OfflineReady = Extract<z.output<typeof Answer>, { ready: unknown }>['ready'];

/** What the built-in service says of its start; null for anything else it sends. */
export function offlineAnswer(message: unknown): OfflineReady | { readonly failed: string } | null {
  const checked = Answer.safeParse(message);
  if (!checked.success) return null;
  return 'ready' in checked.data ? checked.data.ready : { failed: checked.data.failed.reason };
}
