import { hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Lets one browser in: a token for one use is exchanged for a cookie that lives as long as we. */
export interface LaunchPass {
  /** 32 secret bytes, for the address that is opened or printed. */
  readonly token: string;
  /** The `Set-Cookie` value for the first holder of the token, null for everyone after. */
  claim(token: string): string | null;
  /** Whether a `Cookie` header holds our cookie. */
  admits(cookies: string | undefined): boolean;
}

/**
 * Makes a pass. The cookie's name is secret too, since cookies are shared by all ports of a host.
 * @param secret 32 bytes that token and cookie come from; the same ones make the same pass again
 */
export function createLaunchPass(secret: Uint8Array = randomBytes(32)): LaunchPass {
  const derived = (what: string, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `dragoman ${what}`, size));
  const token = derived('token', 32).toString('base64url');
  const name = `dragoman-${derived('cookie name', 8).toString('hex')}`;
  const value = derived('cookie value', 32).toString('base64url');
  let used = false;
  return {
    token,
    claim(given) {
      if (used || !same(given, token)) return null;
      used = true;
      return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict`;
    },
    admits: (cookies) =>
      (cookies ?? '').split(';').some((cookie) => same(cookie.trim(), `${name}=${value}`)),
  };
}

function same(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
