import { createKeychainSecrets } from './secret-service-keychain.ts';
import { createSecretToolSecrets } from './secret-service-tool.ts';
import type { SecretServiceFacts, StoreTrial } from './secret-trial.ts';
import type { EarlierSecrets, SecretStore } from './secrets.ts';
import { createSessionSecrets } from './secrets.ts';

/** A store that cannot be asked may hold whatever an earlier start put there. */
const UNREADABLE: EarlierSecrets = { has: () => true, forget: () => Promise.resolve() };

/**
 * The secret store of the operating system for a plain Node process, tried once with a value of no
 * worth. Where there is none (Windows offers no program that takes a secret on its standard input)
 * or where it is locked, keys live for the session only.
 */
export async function openSecretStore(facts: SecretServiceFacts): Promise<SecretStore> {
  const trial = await tryStore({ probeMs: 3000, ...facts });
  if ('works' in trial) return trial.works;
  return createSessionSecrets(trial.fails === 'locked' ? 'store-locked' : 'no-store', UNREADABLE);
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
