import type { CorrectionRequest } from './correct.ts';
import type { DictionaryPlaces } from './spelling/dictionaries.ts';
import type { WrittenText } from './written-text.ts';

/** What the thread that corrects is started with. */
export interface ThreadStart {
  /** File of the grammar engine's WebAssembly module. */
  readonly grammarModule: string;
  readonly dictionaries: DictionaryPlaces;
}

export type ToThread = { readonly request: CorrectionRequest } | { readonly cancel: true };

export type FromThread = { readonly written: WrittenText } | { readonly fault: Error };
