import { expect, test } from 'vitest';
import { endReason } from '../../../../../renderer/features/voice/capture/media.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['InvalidStateError', 'failed'],
] as const)('%s means %s', (name, reason) => {
  expect(endReason(new DOMException('', name))).toBe(reason);
});

test('anything else is a fault', () => {
  expect(endReason(new TypeError('no media devices'))).toBe('failed');
});
