import type { SphinxModel } from './pocketsphinx/model.ts';
import type { Heard } from './recogniser.ts';

/** What a recogniser thread is started with. */
export type ThreadStart =
  | {
      readonly engine: 'pocketsphinx';
      /** Folder of the module. */
      readonly module: string;
      readonly model: SphinxModel;
      readonly terms: readonly string[];
    }
  | { readonly engine: 'sherpa'; readonly folder: string };

export type ToThread = { readonly samples: Int16Array<ArrayBuffer> } | { readonly finish: true };

export type FromThread =
  | { readonly ready: true }
  | { readonly heard: Heard }
  /** So many samples more have been heard. */
  | { readonly fed: number }
  | { readonly finished: true };
