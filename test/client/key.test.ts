import { expect, test } from 'vitest';
import { isAdminKey, isSendableKey, tierOfKey } from '../../main/client/key.ts';

const id = '11111111-2222-4333-8444-555555555555';

test('tells the tier by the ending', () => {
  expect(tierOfKey(`${id}:fx`)).toBe('free');
  expect(tierOfKey(` ${id}:fx\n`)).toBe('free');
  expect(tierOfKey(id)).toBe('paid');
  expect(tierOfKey(`${id}:adm`)).toBe('paid');
  expect(tierOfKey(`${id}:fx:x`)).toBe('paid');
});

test('knows admin keys', () => {
  expect(isAdminKey(`${id}:adm`)).toBe(true);
  expect(isAdminKey(id)).toBe(false);
});

test.each([
  [id, true],
  [`${id}:fx`, true],
  ['', false],
  ['a b', false],
  ['a\r\nX: y', false],
  ['schlüssel', false],
  ['k'.repeat(513), false],
])('knows whether %j can stand in a header', (key, expected) => {
  expect(isSendableKey(key)).toBe(expected);
});
