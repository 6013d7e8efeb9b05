/** What stays the same while `npm run dev` starts us again and again. */
export interface DevSession {
  readonly port: number;
  /** 32 bytes that the launch pass is made of. */
  readonly secret: Uint8Array;
}

/**
 * Reads `DRAGOMAN_DEV_SESSION`, which `scripts/develop.mjs` sets so that an open page stays admitted
 * after a restart: `<port>:<secret>`, the secret in base64url. For development only; all rules of
 * the loopback server hold as ever. null when it is not set.
 * @throws Error when it is malformed: a guessable secret must not pass for one
 */
export function readDevSession(
  env: Readonly<Record<string, string | undefined>>,
): DevSession | null {
  const given = env['DRAGOMAN_DEV_SESSION'];
  if (given === undefined) return null;
  const [, port, secret] = /^(\d{4,5}):([\w-]{43})$/.exec(given) ?? [];
  if (port === undefined || secret === undefined || Number(port) > 65_535) {
    throw new Error('DRAGOMAN_DEV_SESSION is malformed');
  }
  return { port: Number(port), secret: Buffer.from(secret, 'base64url') };
}
