import { expect, it } from 'vitest';
import { fuzzySpots } from '../../../main/engine/documents/fuzzy-spots.ts';

const other = (text: string) => ({ text, percent: null });
const fuzzy = (text: string, percent = 82) => ({ text, percent });

it('finds fuzzy matches among other sentences, each in its own place, without tags and with resolved references', () => {
  const text = 'Ja. Ja. <g1>Fisch &amp; Brot</g1> sind da. Ende.';
  const segments = [
    other('Ja.'),
    fuzzy('Ja.', 90),
    fuzzy('<g1>Fisch &amp; Brot</g1> sind da.'),
    other('Ende.'),
  ];
  const read = 'Ja. Ja. Fisch & Brot sind da. Ende.';
  const spots = fuzzySpots(5, text, segments);
  expect(spots.map(({ start, end }) => read.slice(start, end))).toEqual([
    'Ja.',
    'Fisch & Brot sind da.',
  ]);
  expect(spots).toMatchObject([
    { unit: 5, start: 4, percent: 90 },
    { unit: 5, percent: 82 },
  ]);
});

it('takes the whole unit where the words are not found, and tells nothing without a fuzzy match', () => {
  expect(fuzzySpots(0, 'Ganz anders.', [fuzzy('Etwas')])).toEqual([
    { unit: 0, start: 0, end: 12, percent: 82 },
  ]);
  expect(fuzzySpots(0, 'Ja.', [other('Ja.')])).toEqual([]);
});
