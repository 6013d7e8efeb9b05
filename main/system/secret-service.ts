import { createKeychainSecrets } from './secret-service-keychain.ts';
import { createSecretToolSecrets } from './secret-service-tool.ts';
import type { SecretStore } from './secrets.ts';
import { createSessionSecrets } from './secrets.ts';

/** Where and how the operating system's store is looked for. */
export interface SecretServiceFacts {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds that a store may take to show that it works; a locked one waits for a person. */
  readonly probeMs?: number;
}

/** What a store showed when it was tried. */
export type StoreTrial = { readonly works: SecretStore } | { readonly fails: 'absent' | 'locked' };

/**
 * The secret store of the operating system for a plain Node process, tried once with a value of no
 * worth. Where there is none (Windows offers no program that takes a secret on its standard input)
 * or where it is locked, keys live for the session only.
 */
export async function openSecretStore(facts: SecretServiceFacts): Promise<SecretStore> {
  const trial = await tryStore({ probeMs: 3000, ...facts });
  if ('works' in trial) return trial.works;
  return createSessionSecrets(trial.fails === 'locked' ? 'store-locked' : 'no-store');
}

function tryStore(facts: Required<SecretServiceFacts>): Promise<StoreTrial> {
  switch (facts.platform) {
    case 'win32':
      return Promise.resolve({ fails: 'absent' });
    case 'darwin':
      return createKeychainSecrets(facts);
    default:
      return createSecretToolSecrets(facts);
  }
}
