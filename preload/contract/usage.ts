import type { Meter } from './connections.ts';
import type { Failure } from './failure.ts';
import { ask, nothing, refresh, watch } from './route.ts';

/** One product of the service, as its usage answer counts it. */
export interface ProductUsage {
  /** The service's own name: `translate`, `write`, `speechToText`, `speechToSpeech` or another. */
  readonly product: string;
  /** `characters`, `minutes` or another; null where the service does not say, likewise the counts. */
  readonly unit: string | null;
  readonly keyCount: number | null;
  readonly accountCount: number | null;
}

/** Usage of the active connection as last read. What a service does not say is absent. */
export type UsageState =
  | { readonly state: 'unknown' }
  | {
      readonly state: 'known';
      readonly connection: string;
      /** ISO 8601: when it was read. */
      readonly readAt: string;
      /** Characters of the account in the billing period. */
      readonly characters?: Meter;
      /** Characters of this key. */
      readonly keyCharacters?: Meter;
      /** Documents of the account, and of the team. */
      readonly documents?: Meter;
      readonly teamDocuments?: Meter;
      /** Milliseconds of recognised speech. */
      readonly speechToText?: Meter;
      /** Milliseconds of translated speech, counted in whole minutes. */
      readonly speechToSpeech?: Meter;
      readonly products: readonly ProductUsage[];
      /** Characters that went out from this computer on each of the last 30 UTC days, the oldest first. */
      readonly ownDays: readonly { readonly day: string; readonly characters: number }[];
      /** ISO 8601 bounds of the billing period. */
      readonly period?: { readonly start: string; readonly end: string };
    }
  | { readonly state: 'failed'; readonly connection: string; readonly failure: Failure };

export const usageRoutes = {
  'usage.watch': watch(nothing).gives<UsageState>(),
  'usage.refresh': ask(refresh).gives<null>(),
};
