import type { Failure } from './failure.ts';
import { ask, nothing, refresh, watch } from './route.ts';

/** One language of the active service; codes in BCP 47 case (`en-GB`, `zh-Hans`). */
export interface Language {
  readonly code: string;
  readonly name: string;
  readonly source: boolean;
  readonly target: boolean;
  readonly status: 'stable' | 'beta';
  /** Features of `translate_text` that the language supports, by the service's names. */
  readonly features: readonly string[];
}

/** A list that belongs to the active connection. */
export type Listed<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly connection: string; readonly items: readonly T[] }
  | { readonly state: 'failed'; readonly connection: string; readonly failure: Failure };

export const languagesRoutes = {
  'languages.watch': watch(nothing).gives<Listed<Language>>(),
  'languages.refresh': ask(refresh).gives<null>(),
};
