import { ask, nothing, watch } from './route.ts';
import type { Trouble } from './troubles.ts';
import { OneTrouble } from './troubles.ts';
import { PageFault } from './page-fault.ts';
/** Facts about the running program. */
export interface About {
  readonly version: string;
  readonly shell: 'electron' | 'browser';
  readonly secrets: SecretStorage;
  /** Present when the data file could not be used at this start: the name it was kept under. */
  readonly dataSetAside?: {
    readonly backup: string;
    readonly why: 'damaged';
    /** Entries that could be read from it and are kept again. */
    readonly saved?: number;
  };
  /** Present when settings were damaged at this start and have their defaults again. */
  readonly settingsRepaired?: {
    /** `theme`, or `voice.chunkMs` inside a group. */
    readonly names: readonly string[];
    /** File in the data folder with the settings as they were; null where none could be written. */
    readonly backup: string | null;
  };
}

/** Where keys are kept. `session` means: in memory, gone when Dragoman quits. */
export type SecretStorage =
  | { readonly kept: 'store'; readonly backend: string }
  | { readonly kept: 'session'; readonly why: 'no-store' | 'plain-text-backend' | 'store-locked' };

export const appRoutes = {
  'app.about': ask(nothing).gives<About>(),
  /** What went wrong beside the person's work and is not read yet. */
  'app.troubles': watch(nothing).gives<readonly Trouble[]>(),
  'app.read-trouble': ask(OneTrouble).gives<null>(),
  /** The page's own code failed; noted for support. */
  'page.fault': ask(PageFault).gives<null>(),
};
