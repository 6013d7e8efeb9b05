import type { Failure } from '../../../preload/contract/failure.ts';

/** What was thrown, as a failure: main rejects with one, everything else is a fault of ours. */
export function asFailure(thrown: unknown): Failure {
  if (isFailure(thrown)) return thrown;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return { code: 'cancelled' };
  return { code: 'internal' };
}

function isFailure(thrown: unknown): thrown is Failure {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    !(thrown instanceof Error) &&
    'code' in thrown &&
    typeof thrown.code === 'string'
  );
}
