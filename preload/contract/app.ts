/** Facts about the running program. */
export interface About {
  readonly version: string;
  readonly shell: 'electron' | 'browser';
  readonly secrets: SecretStorage;
  /** Present when the data file could not be used at this start: the name it was kept under. */
  readonly dataSetAside?: { readonly backup: string; readonly why: 'damaged' | 'newer' };
}

/** Where keys are kept. `session` means: in memory, gone when Dragoman quits. */
export type SecretStorage =
  | { readonly kept: 'store'; readonly backend: string }
  | { readonly kept: 'session'; readonly why: 'no-store' | 'plain-text-backend' | 'store-locked' };
