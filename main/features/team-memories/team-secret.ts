import { z } from 'zod';
import type { TeamCredentials } from '../../client/team/connect.ts';

const File = z.base64().transform((text) => Buffer.from(text, 'base64'));
const Secret = z.object({
  password: z.string(),
  certificate: File,
  key: File.nullable(),
  passphrase: z.string(),
});

/** What a team is logged into with as one text for the secret store: a password, or all of a certificate. */
export function secretOf({ password, certificate: files }: TeamCredentials): string {
  if (files === undefined) return password ?? '';
  const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const { certificate, key, passphrase } = files;
  return JSON.stringify({
    password: password ?? '',
    certificate: textOf(certificate),
    key: key === null ? null : textOf(key),
    passphrase,
  });
}

/**
 * null where it is not what was kept.
 * @param hasCertificate whether it was made of one: a password may look like anything
 */
export function credentialsOf(secret: string, hasCertificate: boolean): TeamCredentials | null {
  if (!hasCertificate) return { password: secret };
  try {
    const { password, ...certificate } = Secret.parse(JSON.parse(secret));
    return { password, certificate };
  } catch {
    return null;
  }
}
