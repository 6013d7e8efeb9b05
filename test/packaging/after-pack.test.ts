import { expect, test } from 'vitest';
import { withNinthFuse } from '../../packaging/after-pack.ts';

const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const half = (fuses: string) =>
  Buffer.concat([
    Buffer.from(`code ${SENTINEL}`),
    Buffer.from([1, fuses.length]),
    Buffer.from(`${fuses} more code`),
  ]);

test('the ninth fuse is set, in each half of a universal program, and nothing else changes', () => {
  expect(withNinthFuse(half('001100010')).equals(half('001100011'))).toBe(true);
  const both = Buffer.concat([half('001100010'), half('001100010')]);
  const expected = Buffer.concat([half('001100011'), half('001100011')]);
  expect(withNinthFuse(both).equals(expected)).toBe(true);
});

test('a program with more or fewer fuses is not packed', () => {
  expect(() => withNinthFuse(half('00110001'))).toThrow('8 fuses');
  expect(() => withNinthFuse(half('0011000100'))).toThrow('10 fuses');
  expect(() => withNinthFuse(Buffer.from('no fuses at all'))).toThrow();
});
