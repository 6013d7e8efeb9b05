import { expect, test } from 'vitest';
import { CHUNK, createKernel, MOST_ALIKE } from '../../../../main/engine/memory/index/kernel.ts';
import { createRandom } from '../../../bench/memory/random.ts';

const ones = (bytes: Uint8Array) =>
  bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);

test('the likeness is that of the plain formula, over several chunks and after growing', () => {
  const random = createRandom(7);
  const places = CHUNK + 500;
  const kernel = createKernel(100);
  const signatures = Array.from({ length: places }, (_, place) =>
    Uint8Array.from({ length: 32 }, () =>
      place % 5 === 0 ? 0 : random.below(256) & random.below(256),
    ),
  );
  signatures.slice(0, 100).forEach((bytes, place) => {
    kernel.signatures.set(bytes, place * 32);
    kernel.counts[place] = ones(bytes);
  });
  kernel.grow(places);
  signatures.slice(100).forEach((bytes, index) => {
    kernel.signatures.set(bytes, (index + 100) * 32);
    kernel.counts[index + 100] = ones(bytes);
  });
  const asked = signatures[3] ?? new Uint8Array(32);
  kernel.ask(asked, ones(asked));
  const found = new Map<number, number>();
  for (let from = 0; from < places; from += CHUNK) {
    const pairs = kernel.scan(from, Math.min(places, from + CHUNK), 150);
    for (let at = 0; at < pairs.length; at += 2) found.set(pairs[at] ?? -1, pairs[at + 1] ?? -1);
  }
  const expected = new Map<number, number>();
  signatures.forEach((bytes, place) => {
    const shared = ones(bytes.map((byte, index) => byte & (asked[index] ?? 0)));
    const alike = (2 * MOST_ALIKE * shared) / (ones(asked) + ones(bytes));
    if (Math.floor(alike) >= 150) expected.set(place, alike);
  });
  expect(found.get(3)).toBeGreaterThanOrEqual(MOST_ALIKE - 1);
  for (const [place, alike] of expected) {
    // The quotient is taken by a rounded reciprocal.
    expect(Math.abs((found.get(place) ?? 149) - alike)).toBeLessThanOrEqual(2);
  }
  expect(Math.abs(found.size - expected.size)).toBeLessThan(expected.size * 0.1 + 2);
  expect([...found.keys()].every((place) => place % 5 !== 0)).toBe(true);
});
