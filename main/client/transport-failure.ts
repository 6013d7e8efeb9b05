import type { Failure } from '../../preload/contract/failure.ts';

/** A broken attempt: what it means, and whether another attempt makes sense. */
export interface BrokenAttempt {
  readonly failure: Failure;
  readonly retry: boolean;
}

const TIMEOUTS = [
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
];
/** The connection was there, or nearly, and was lost. */
const LOST = ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'EAI_AGAIN', 'UND_ERR_SOCKET'];
/** There is nobody to talk to, or the proxy says so. */
const NOBODY = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ENETDOWN',
  'UND_ERR_ABORTED',
  'UND_ERR_PRX_CONN',
  'UND_ERR_CLOSED',
  'UND_ERR_DESTROYED',
];
const TLS =
  /^(?:CERT_|ERR_TLS_|ERR_SSL_|UND_ERR_PRX_TLS|EPROTO$|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED)/;
/** No connection was ever made, so that nothing can have gone over it. */
const NEVER_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EADDRNOTAVAIL',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_PRX_CONN',
];
const NOT_HTTP = /^(?:UND_ERR_RES_|UND_ERR_HEADERS_OVERFLOW)/;

/**
 * What an error of the transport means, or null when it is none (a fault of ours).
 * @param host named in the failure, since it is what a person can check
 */
export function transportFailure(error: unknown, host: string): BrokenAttempt | null {
  const params = { host };
  if (isParserError(error)) {
    return final({ code: 'bad-answer', params });
  }
  const code = codeOf(error);
  if (code === null) return null;
  if (TIMEOUTS.includes(code)) return again({ code: 'timeout', params });
  if (LOST.includes(code)) return again({ code: 'unreachable', params });
  if (NOBODY.includes(code)) return final({ code: 'unreachable', params });
  if (TLS.test(code)) {
    return final({ code: 'untrusted-certificate', params: { host, reason: code } });
  }
  if (NOT_HTTP.test(code)) return final({ code: 'bad-answer', params });
  return null;
}

/** By its name: its class belongs to a large package that is read with the first connection. */
const isParserError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'HTTPParserError';

/** Whether an error of the transport proves that the service never saw the request. */
export function wasNeverSent(error: unknown): boolean {
  const code = codeOf(error);
  return code !== null && (NEVER_CONNECTED.includes(code) || TLS.test(code));
}

const again = (failure: Failure): BrokenAttempt => ({ failure, retry: true });
const final = (failure: Failure): BrokenAttempt => ({ failure, retry: false });

/** The code of an error, or of what it was caused by or made of. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error.cause === error ? null : codeOf(error.cause);
}
