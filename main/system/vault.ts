import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { moveAside } from './move-aside.ts';
import type { SecretStore } from './secrets.ts';

/** Seals small secrets that are kept in the database. */
export interface Vault {
  /** Where its key is: the operating system's store, or a file that only the owner can read. */
  readonly kept: 'store' | 'key-file';
  /** Makes the key where there is none yet; has to be called before the first `seal`. */
  prepare(): Promise<void>;
  /** @param purpose has to be the same when it is opened */
  seal(text: string, purpose: string): string;
  /** null where the key that sealed it is not at hand, or where it was changed. */
  open(sealed: string, purpose: string): string | null;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The name of the key in the store. */
const KEY_ID = 'documents';

type Place = Vault['kept'];

/**
 * Opens the vault with a key of the secret store; where there is no store that outlives the process,
 * with one in a file of the data folder (mode 0600). What either key sealed can be opened as long as
 * that key is there.
 * @param onSetAside told the name under which a damaged key file is kept
 */
export async function openVault(
  secrets: SecretStore,
  data: string,
  onSetAside: (backup: string) => void = () => undefined,
): Promise<Vault> {
  const keyFile = join(data, 'documents.key');
  const stored = secrets.storage.kept === 'store' ? await fromStore(secrets) : 'no-store';
  const keys: Record<Place, Uint8Array | null> = {
    store: typeof stored === 'string' ? null : stored,
    'key-file': readKey(keyFile),
  };
  let kept: Place = stored === 'no-store' ? 'key-file' : 'store';
  return {
    get kept() {
      return kept;
    },
    async prepare() {
      if (keys[kept] !== null) return;
      const key = randomBytes(KEY_BYTES);
      if (kept === 'store' && !(await toStore(secrets, key))) kept = 'key-file';
      if (kept === 'key-file' && keys[kept] === null) {
        // One that cannot be read may be mended later: what it sealed is not lost with it.
        if (existsSync(keyFile)) onSetAside(moveAside(keyFile));
        keys[kept] = writeKey(keyFile, key);
      } else if (kept === 'store') keys[kept] = key;
    },
    seal(text, purpose) {
      const key = keys[kept];
      if (key === null) throw new Error('the vault has no key');
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
      return `${kept}.${bytes.toString('base64url')}`;
    },
    open(sealed, purpose) {
      const [place = '', text = ''] = sealed.split('.');
      const key = place === 'store' || place === 'key-file' ? keys[place] : null;
      if (key === null) return null;
      const bytes = Buffer.from(text, 'base64url');
      try {
        const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
          .setAAD(Buffer.from(purpose))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const opened = cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([opened, cipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** A store may fail although it worked when it was tried. */
async function fromStore(secrets: SecretStore): Promise<Uint8Array | 'none' | 'no-store'> {
  try {
    return keyOf(await secrets.get(KEY_ID)) ?? 'none';
  } catch {
    return 'no-store';
  }
}

async function toStore(secrets: SecretStore, key: Buffer): Promise<boolean> {
  return secrets.set(KEY_ID, key.toString('base64url')).then(
    () => true,
    () => false,
  );
}

function keyOf(text: string | null): Uint8Array | null {
  const bytes = Buffer.from(text ?? '', 'base64url');
  return bytes.length === KEY_BYTES ? bytes : null;
}

function readKey(file: string): Uint8Array | null {
  try {
    return keyOf(readFileSync(file, 'utf8').trim());
  } catch {
    return null;
  }
}

function writeKey(file: string, key: Buffer): Uint8Array {
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, key.toString('base64url'));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return key;
}
