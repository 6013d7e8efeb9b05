import type { Failure } from '../../../../preload/contract/failure.ts';

/** Failures after which asking again is no use. */
const FINAL: ReadonlySet<Failure['code']> = new Set([
  'key-refused',
  'scope-missing',
  'feature-refused',
  'legacy-auth',
  'wrong-key-kind',
  'bad-request',
  'not-found',
  'quota-exceeded',
  'untrusted-certificate',
  'insecure-address',
  'bad-address',
  'key-missing',
  'key-locked',
  'no-recogniser',
  'no-synthesiser',
  'speech-model-unusable',
  'invalid-input',
]);

/** Whether a session that failed so cannot be followed by another one. */
export const isFinal = ({ code, params }: Failure): boolean =>
  FINAL.has(code) || params?.['reason'] === 'flooded';
