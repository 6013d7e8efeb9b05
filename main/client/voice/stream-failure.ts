import type { Failure } from '../../../preload/contract/failure.ts';
import type { DownMessage } from './messages.ts';

/** What the error that ends a session means. */
export function streamFailure(error: Extract<DownMessage, { kind: 'error' }>): Failure {
  const said = error.message.slice(0, 500);
  const facts = {
    status: error.code,
    ...(said === '' ? {} : { said }),
    params: { reason: String(error.reason) },
  };
  if (error.code === 456) return { ...facts, code: 'quota-exceeded' };
  if (error.code === 429) return { ...facts, code: 'rate-limited' };
  return { ...facts, code: 'stream-refused' };
}
