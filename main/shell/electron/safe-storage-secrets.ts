import { readFile } from 'node:fs/promises';
import { safeStorage } from 'electron';
import { z } from 'zod';
import type { SecretStorage } from '../../../preload/contract/app.ts';
import type { SecretStore } from '../../system/secrets.ts';
import { createSessionSecrets, SecretUnavailable } from '../../system/secrets.ts';
import { writePrivateFile } from '../private-file.ts';

const Kept = z.record(z.string(), z.base64());
const PROBE = 'works';
/**
 * What Chromium puts before a value on Linux names the key that sealed it: `v10` is a key that stands
 * in Chromium's own source code, which it falls back to without a word where no keyring answers
 * (https://github.com/electron/electron/pull/49054 made this the only encryptor). `v11` and later
 * come from the keyring or the desktop's portal.
 */
const KEYRING_PREFIX = /^v(?!10)\d\d$/;
const FALLBACK_PREFIX = 'v10';

/**
 * Keeps keys encrypted with a key of the operating system's store. That Electron says encryption is
 * available proves nothing: it says so of the fallback too. So a value of no worth is sealed and
 * opened first. Where that fails, or the key is one that everybody has, keys live for the session
 * only: what looks encrypted and is not would be worse than asking again. What an earlier start
 * sealed with a keyring stays in the file until it can be opened again.
 * @param file of the ciphertexts; missing or damaged counts as empty
 */
export async function openSafeStorageSecrets(
  file: string,
  platform: NodeJS.Platform,
): Promise<SecretStore> {
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
  const forget = async (id: string) => {
    if (kept.delete(id)) await write();
  };
  // Earlier versions may have sealed keys with the fallback: anybody can read those.
  const open = [...kept].filter(([, sealed]) => platform === 'linux' && isFallback(sealed));
  for (const [id] of open) kept.delete(id);
  if (open.length > 0) await write();

  const trial = await tryStore(platform, [...kept.values()]);
  if (trial.kept === 'session') {
    return createSessionSecrets(trial.why, { has: (id) => kept.has(id), forget });
  }
  const set = async (id: string, secret: string) => {
    kept.set(id, await seal(secret, platform));
    await write();
  };
  return {
    storage: trial,
    async get(id) {
      const sealed = kept.get(id);
      if (sealed === undefined) return null;
      const opened = await unseal(sealed);
      if (opened === 'unavailable') throw new SecretUnavailable();
      // A keyring that went away meanwhile must not cost the value that it sealed.
      if (opened?.shouldReEncrypt) await set(id, opened.result).catch(() => undefined);
      return opened?.result ?? null;
    },
    set,
    delete: forget,
    isUnavailable: () => false,
  };
}

/** @param earlier values that a keyring sealed, which tell a locked one from none */
async function tryStore(
  platform: NodeJS.Platform,
  earlier: readonly string[],
): Promise<SecretStorage> {
  const isAvailable = await safeStorage.isAsyncEncryptionAvailable().catch(() => false);
  const backend = backendOf(platform);
  if (isAvailable && backend !== 'basic_text' && backend !== 'unknown') {
    const sealed = await seal(PROBE, platform).catch(() => null);
    const opened = sealed === null ? null : await unseal(sealed);
    if (opened !== null && opened !== 'unavailable' && opened.result === PROBE) {
      return { kept: 'store', backend };
    }
  }
  for (const sealed of earlier) {
    if ((await unseal(sealed)) === 'unavailable') return { kept: 'session', why: 'store-locked' };
  }
  if (backend === 'basic_text') return { kept: 'session', why: 'plain-text-backend' };
  return { kept: 'session', why: 'no-store' };
}

/** Rejects where only the fallback's key is there. */
async function seal(secret: string, platform: NodeJS.Platform): Promise<string> {
  const sealed = await safeStorage.encryptStringAsync(secret);
  if (platform === 'linux' && !KEYRING_PREFIX.test(prefixOf(sealed))) {
    throw new Error('no keyring sealed the secret');
  }
  return sealed.toString('base64');
}

/**
 * null when the system's key is no longer the one that sealed it. Electron gives a keyring that may
 * come back no code, only this sentence (`electron_api_safe_storage.cc`); it does not ask the keyring
 * a second time before the next start.
 */
async function unseal(sealed: string) {
  try {
    return await safeStorage.decryptStringAsync(Buffer.from(sealed, 'base64'));
  } catch (error) {
    return error instanceof Error && /temporarily unavailable/i.test(error.message)
      ? 'unavailable'
      : null;
  }
}

const prefixOf = (sealed: Buffer) => sealed.subarray(0, 3).toString('latin1');

const isFallback = (sealed: string) => prefixOf(Buffer.from(sealed, 'base64')) === FALLBACK_PREFIX;

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
