import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repairLineBreaks } from '../../../../../renderer/features/text/line-breaks/repair.ts';
import { BROKEN, MEANT } from './fixtures.ts';

test.each(Object.entries(BROKEN))('joins %s', (_, { broken, whole }) => {
  expect(repairLineBreaks(broken).text).toBe(whole);
});

test.each(Object.entries(BROKEN))('is done after one time: %s', (_, { whole }) => {
  expect(repairLineBreaks(whole)).toEqual({ text: whole, joins: 0 });
});

test.each(Object.entries(MEANT))('leaves %s as it is', (_, text) => {
  expect(repairLineBreaks(text)).toEqual({ text, joins: 0 });
});

test('takes the line ends of every system', () => {
  const { broken, whole } = BROKEN['English with a cut word'] ?? { broken: '', whole: '' };
  expect(repairLineBreaks(broken.replaceAll('\n', '\r\n')).text).toBe(whole);
});

test('changes nothing but spaces, line breaks and hyphens', () => {
  const bare = (text: string) => text.replaceAll(/[\s\u00ad\u2010-]/gu, '');
  const line = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = lines.join('\n');
      expect(bare(repairLineBreaks(text).text)).toBe(bare(text));
    }),
  );
});
