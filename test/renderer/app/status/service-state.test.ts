import { expect, test } from 'vitest';
import type { Connection } from '../../../../preload/contract/connections.ts';
import type { FailureCode } from '../../../../preload/contract/failure.ts';
import { serviceState } from '../../../../renderer/app/status/service-state.ts';

const connection: Connection = {
  id: 'c1',
  name: 'Office',
  kind: 'paid',
  host: 'api.example.org',
  keyword: 'Service-Auth-Key',
  keyEnd: '0042',
  tier: 'paid',
  key: 'stored',
  sourceLanguage: null,
  targetLanguage: null,
};
const failed = (code: FailureCode, of = 'c1') =>
  serviceState(connection, { state: 'failed', connection: of, failure: { code } });

test('a connection with a key and no trouble is ready', () => {
  expect(serviceState(connection, { state: 'unknown' })).toBe('ready');
});

test('a missing key comes before everything else', () => {
  expect(serviceState({ ...connection, key: 'missing' }, { state: 'unknown' })).toBe('key-missing');
  expect(serviceState({ ...connection, key: 'locked' }, { state: 'unknown' })).toBe('key-locked');
});

test('a failed reading tells trouble with the key from trouble with the service', () => {
  expect(failed('key-refused')).toBe('key-refused');
  expect(failed('unreachable')).toBe('not-answering');
  expect(failed('offline-service-down')).toBe('not-answering');
  expect(failed('data-newer')).toBe('not-answering');
  expect(failed('disk-full')).toBe('not-answering');
});

test('a key that may not read usage is no trouble', () => {
  expect(failed('scope-missing')).toBe('ready');
  expect(failed('feature-refused')).toBe('ready');
});

test('what another connection met says nothing about this one', () => {
  expect(failed('unreachable', 'c2')).toBe('ready');
});
