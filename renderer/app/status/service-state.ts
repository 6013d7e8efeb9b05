import type { Connection } from '../../../preload/contract/connections.ts';
import type { FailureCode } from '../../../preload/contract/failure.ts';
import type { UsageState } from '../../../preload/contract/usage.ts';

export type ServiceState = 'ready' | 'key-missing' | 'key-locked' | 'key-refused' | 'not-answering';

const NOT_ANSWERING: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'unreachable',
  'timeout',
  'service-unavailable',
  'service-error',
  'untrusted-certificate',
  'bad-answer',
  'offline-service-down',
  // What keeps the offline service from starting.
  'disk-full',
  'data-not-written',
  'too-many-files',
  'data-newer',
]);

/**
 * How the connection in use is doing, as far as the last reading of its usage shows; a key that
 * may not read usage is no trouble.
 */
export function serviceState(connection: Connection, usage: UsageState): ServiceState {
  if (connection.key === 'missing') return 'key-missing';
  if (connection.key === 'locked') return 'key-locked';
  if (usage.state !== 'failed' || usage.connection !== connection.id) return 'ready';
  if (usage.failure.code === 'key-refused') return 'key-refused';
  return NOT_ANSWERING.has(usage.failure.code) ? 'not-answering' : 'ready';
}
