import { readFile } from 'node:fs/promises';
import { safeStorage } from 'electron';
import { z } from 'zod';
import type { SecretStore } from '../../system/secrets.ts';
import { createSessionSecrets } from '../../system/secrets.ts';
import { writePrivateFile } from '../private-file.ts';

const Kept = z.record(z.string(), z.base64());

/**
 * Keeps keys encrypted with a key of the operating system's store. Where Electron has no such key,
 * or would use one that is in its own source code (`basic_text`), keys live for the session only:
 * what looks encrypted and is not would be worse than asking again.
 * @param file of the ciphertexts; missing or damaged counts as empty
 */
export async function openSafeStorageSecrets(
  file: string,
  platform: NodeJS.Platform,
): Promise<SecretStore> {
  // The async encryptor settles first, so that the backend is known.
  const available = await safeStorage.isAsyncEncryptionAvailable();
  const backend = backendOf(platform);
  if (backend === 'basic_text') return createSessionSecrets('plain-text-backend');
  if (!available || backend === 'unknown') return createSessionSecrets('no-store');

  const kept = await read(file);
  let writing = Promise.resolve();
  /** One write after another, each with all that is kept by then. */
  const write = (): Promise<void> => {
    const next = writing.then(() =>
      writePrivateFile(file, JSON.stringify(Object.fromEntries(kept))),
    );
    writing = next.catch(() => undefined);
    return next;
  };
  const set = async (id: string, secret: string) => {
    const encrypted = await safeStorage.encryptStringAsync(secret);
    kept.set(id, encrypted.toString('base64'));
    await write();
  };
  return {
    storage: { kept: 'store', backend },
    async get(id) {
      const encrypted = kept.get(id);
      if (encrypted === undefined) return null;
      const decrypted = await decrypt(encrypted);
      if (decrypted?.shouldReEncrypt) await set(id, decrypted.result);
      return decrypted?.result ?? null;
    },
    set,
    async delete(id) {
      if (kept.delete(id)) await write();
    },
  };
}

function backendOf(platform: NodeJS.Platform): string {
  if (platform === 'darwin') return 'keychain';
  return platform === 'win32' ? 'dpapi' : safeStorage.getSelectedStorageBackend();
}

async function read(file: string): Promise<Map<string, string>> {
  try {
    return new Map(Object.entries(Kept.parse(JSON.parse(await readFile(file, 'utf8')))));
  } catch {
    return new Map();
  }
}

/** null when the system's key is no longer the one that encrypted. */
async function decrypt(encrypted: string) {
  try {
    return await safeStorage.decryptStringAsync(Buffer.from(encrypted, 'base64'));
  } catch {
    return null;
  }
}
