import { randomBytes } from 'node:crypto';

/** A fresh value for the one page load that may use it. */
export const createNonce = (): string => randomBytes(16).toString('base64');

/**
 * The headers of every answer of either shell. Scripts come from our own files only, styles from
 * our own files and from elements that carry the nonce; nothing may frame, be framed, or talk to
 * another origin. The one trusted-types policy lets workers run scripts of our own.
 */
export function pageHeaders(nonce: string): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dragoman-scripts',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
}
