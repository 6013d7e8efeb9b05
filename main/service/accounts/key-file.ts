import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { BuiltInKey } from './keys.ts';
import { createSecret } from './secret.ts';

const secret = z.string().min(8).max(256);
const Secrets = z.strictObject({ paid: secret, free: secret, admin: secret });
export type Secrets = Readonly<Record<BuiltInKey, string>>;

/** Fresh secrets for the keys that the service makes for itself. */
export const freshSecrets = (): Secrets => ({
  paid: createSecret('developer', 'paid'),
  free: createSecret('developer', 'free'),
  admin: createSecret('admin', 'paid'),
});

/**
 * The secrets kept in `keys.json` of the data folder, made on first use; only its owner can read it.
 * @param isSpent whether a secret is that of a deactivated key: it is replaced by a fresh one
 * @throws Error with a sentence for people when the file is there and cannot be understood
 */
export function keptSecrets(data: string, isSpent: (secret: string) => boolean): Secrets {
  const path = join(data, 'keys.json');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return keep(path, freshSecrets());
  }
  const read = Secrets.safeParse(parse(text));
  if (!read.success) {
    throw new Error(
      `The key file ${path} is not valid. Delete it to create new keys, or correct it.`,
    );
  }
  chmodSync(path, 0o600);
  const { paid, free, admin } = read.data;
  if (![paid, free, admin].some(isSpent)) return read.data;
  const fresh = freshSecrets();
  return keep(path, {
    paid: isSpent(paid) ? fresh.paid : paid,
    free: isSpent(free) ? fresh.free : free,
    admin: isSpent(admin) ? fresh.admin : admin,
  });
}

/** Writes the file whole or not at all. */
function keep(path: string, secrets: Secrets): Secrets {
  writeFileSync(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return secrets;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
