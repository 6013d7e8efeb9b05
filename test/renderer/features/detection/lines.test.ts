import { expect, test } from 'vitest';
import type { Detection } from '../../../../preload/contract/text.ts';
import {
  countLines,
  languageCounts,
  linesOf,
  LONGEST_LINE,
} from '../../../../renderer/features/detection/lines.ts';

test('blank lines are counted and not sent', () => {
  expect(linesOf('Hallo\r\n\r\n  \nHola\rHi')).toEqual([
    { number: 1, text: 'Hallo' },
    { number: 4, text: 'Hola' },
    { number: 5, text: 'Hi' },
  ]);
  expect(countLines('Hallo\r\n\r\n  \nHola\rHi')).toEqual({ lines: 3, requests: 1, shortened: 0 });
});

test.each([
  [50, 1],
  [51, 2],
  [120, 3],
])('%i lines are %i requests', (lines, requests) => {
  const text = Array.from({ length: lines }, () => 'a').join('\n');
  expect(countLines(text)).toMatchObject({ lines, requests });
});

test('a line that is too long is cut between signs', () => {
  const fits = 'a'.repeat(LONGEST_LINE);
  expect(countLines(`${fits}\nb`).shortened).toBe(0);
  const [line] = linesOf(`${'a'.repeat(LONGEST_LINE - 1)}😀b`);
  expect(line?.text).toHaveLength(LONGEST_LINE);
  expect(line?.text.isWellFormed()).toBe(true);
  expect(countLines(`${fits}c`).shortened).toBe(1);
});

test('languages are counted without their variants, the most frequent first', () => {
  const found = (language: string): Detection => ({ outcome: 'success', language, by: 'service' });
  const none: Detection = { outcome: 'insufficient_confidence', by: 'service' };
  // The field may be absent although the outcome says otherwise.
  const odd: Detection = { outcome: 'success', by: 'service' };
  const all = [none, found('fr'), found('de'), found('DE-at'), odd, none];
  expect(languageCounts(all)).toEqual([
    { language: 'de', count: 2 },
    { language: 'fr', count: 1 },
    { language: null, count: 3 },
  ]);
});
