import { hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Lets one browser in: a token for one use is exchanged for a cookie and a page secret that live as
 * long as we. The cookie alone serves the page's files; whatever reaches the person's data needs the
 * page secret as well, since a browser sends cookies to every port of a host.
 */
export interface LaunchPass {
  /** 32 secret bytes, for the address that is opened or printed. */
  readonly token: string;
  /** What the first holder of the token gets, null for everyone after. */
  claim(token: string): Claim | null;
  /** Whether a `Cookie` header holds our cookie. */
  admits(cookies: string | undefined): boolean;
  /** Whether this is the secret of our page. */
  isPage(secret: string | null): boolean;
}

/** What lets a browser in. */
export interface Claim {
  /** The `Set-Cookie` value. */
  readonly cookie: string;
  readonly pageSecret: string;
}

/**
 * Makes a pass.
 * @param secret 32 bytes that token, cookie and page secret come from; the same ones make the same pass again
 */
export function createLaunchPass(secret: Uint8Array = randomBytes(32)): LaunchPass {
  const derived = (what: string, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `dragoman ${what}`, size));
  const token = derived('token', 32).toString('base64url');
  const name = `dragoman-${derived('cookie name', 8).toString('hex')}`;
  const value = derived('cookie value', 32).toString('base64url');
  const pageSecret = derived('page', 32).toString('base64url');
  let used = false;
  return {
    token,
    claim(given) {
      if (used || !same(given, token)) return null;
      used = true;
      return { cookie: `${name}=${value}; Path=/; HttpOnly; SameSite=Strict`, pageSecret };
    },
    admits: (cookies) =>
      (cookies ?? '').split(';').some((cookie) => same(cookie.trim(), `${name}=${value}`)),
    isPage: (given) => given !== null && same(given, pageSecret),
  };
}

function same(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
