import { errors } from 'undici';
import { expect, test } from 'vitest';
import { transportFailure } from '../../main/client/transport-failure.ts';

const coded = (code: string) => Object.assign(new Error('words'), { code });
const host = 'service.example:8443';

test.each([
  ...[
    'ETIMEDOUT',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_HEADERS_TIMEOUT',
    'UND_ERR_BODY_TIMEOUT',
  ].map((code) => [code, 'timeout', true] as const),
  ...['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'EAI_AGAIN', 'UND_ERR_SOCKET'].map(
    (code) => [code, 'unreachable', true] as const,
  ),
  ...['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_ABORTED'].map(
    (code) => [code, 'unreachable', false] as const,
  ),
  ...['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'UND_ERR_HEADERS_OVERFLOW'].map(
    (code) => [code, 'bad-answer', false] as const,
  ),
])('%s is %s, another attempt: %s', (code, expected, retry) => {
  expect(transportFailure(coded(code), host)).toEqual({
    failure: { code: expected, params: { host } },
    retry,
  });
});

test.each([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'EPROTO',
])('%s is a certificate that is not trusted', (code) => {
  expect(transportFailure(coded(code), host)).toEqual({
    failure: { code: 'untrusted-certificate', params: { host, reason: code } },
    retry: false,
  });
});

test('finds the code in a cause and among several attempts', () => {
  const wrapped = new Error('outer', { cause: coded('ENOTFOUND') });
  const several = new AggregateError([coded('ECONNREFUSED'), coded('ENETUNREACH')]);
  expect(transportFailure(wrapped, host)?.failure.code).toBe('unreachable');
  expect(transportFailure(several, host)?.failure.code).toBe('unreachable');
});

test('leaves faults of our own alone', () => {
  expect(transportFailure(new TypeError('ours'), host)).toBeNull();
  expect(transportFailure(new errors.InvalidArgumentError('ours'), host)).toBeNull();
  expect(transportFailure('words', host)).toBeNull();
});
