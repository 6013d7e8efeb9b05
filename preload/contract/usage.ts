import type { Meter } from './connections.ts';
import type { Failure } from './failure.ts';

/** Usage of the active connection as last read. */
export type UsageState =
  | { readonly state: 'unknown' }
  | {
      readonly state: 'known';
      readonly connection: string;
      /** Characters of the account in the billing period. */
      readonly characters: Meter;
      /** Characters of this key, where the service says it. */
      readonly keyCharacters?: Meter;
      /** Milliseconds of recognised speech, where the service says it. */
      readonly speechToText?: Meter;
      /** ISO 8601 bounds of the billing period, where the service says them. */
      readonly period?: { readonly start: string; readonly end: string };
    }
  | { readonly state: 'failed'; readonly connection: string; readonly failure: Failure };
