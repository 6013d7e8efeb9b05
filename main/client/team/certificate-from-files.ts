import { existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { CertificateFiles } from './client-certificate.ts';
import { holdsKey } from './client-certificate.ts';
import { TeamFailure } from './team-failure.ts';
import type { GivenAddress } from './team-url.ts';

/** Where PostgreSQL's own programs look for a member's certificate and its key. */
const FOLDER =
  process.platform === 'win32'
    ? join(process.env['APPDATA'] ?? homedir(), 'postgresql')
    : join(homedir(), '.postgresql');

/**
 * The client certificate that an address names, else the one where PostgreSQL's programs look. undefined
 * where there is none, or no encryption.
 * @throws TeamFailure where a file cannot be used
 */
export function certificateFromFiles(address: GivenAddress): CertificateFiles | undefined {
  const path = address.certificate ?? usual('postgresql.crt');
  if (!address.tls || path === null) return undefined;
  const certificate = read(path, 'not-certificate');
  const key = address.key ?? (holdsKey(certificate) ? null : usual('postgresql.key'));
  return {
    certificate,
    key: key === null ? null : readPrivate(key),
    passphrase: address.passphrase ?? '',
  };
}

function usual(name: string): string | null {
  const path = join(FOLDER, name);
  return existsSync(path) ? path : null;
}

/** As PostgreSQL's programs do: a key that others can read is not used. */
function readPrivate(path: string): Uint8Array {
  const bytes = read(path, 'not-key');
  const { mode, uid } = statSync(path);
  const forbidden = uid === 0 ? 0o027 : 0o077;
  if (process.platform !== 'win32' && (mode & forbidden) !== 0) {
    const words = `others can read the private key ${path}: chmod 600 it`;
    throw new TeamFailure('not-key', new Error(words));
  }
  return bytes;
}

function read(path: string, reason: 'not-certificate' | 'not-key'): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new TeamFailure(reason, error);
  }
}
