import type { SecretStore } from './secrets.ts';

/** Where and how the operating system's store is looked for. */
export interface SecretServiceFacts {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds that a store may take to show that it works; a locked one waits for a person. */
  readonly probeMs?: number;
}

/** What a store showed when it was tried. */
export type StoreTrial = { readonly works: SecretStore } | { readonly fails: 'absent' | 'locked' };
