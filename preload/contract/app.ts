/** Facts about the running program. */
export interface About {
  readonly version: string;
  readonly shell: 'electron' | 'browser';
  readonly secrets: SecretStorage;
}

/** Where keys are kept. `session` means: in memory, gone when Dragoman quits. */
export type SecretStorage =
  | { readonly kept: 'store'; readonly backend: string }
  | { readonly kept: 'session'; readonly why: 'no-store' | 'plain-text-backend' | 'store-locked' };
