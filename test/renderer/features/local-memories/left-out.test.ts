import { expect, test } from 'vitest';
import { leftOutOf, sourcesOf } from '../../../../renderer/features/local-memories/left-out.ts';

test('a refused file tells what was left out of it', () => {
  const params = {
    reason: 'all-bad',
    bad: 3,
    reasons: ['no-target 2', 'too-long 1'],
    examples: ['7 no-target Open the door', '9 no-target '],
  };
  expect(leftOutOf({ code: 'memory-file-refused', params })).toEqual({
    bad: 3,
    reasons: [
      { reason: 'no-target', count: 2 },
      { reason: 'too-long', count: 1 },
    ],
    units: [
      { line: 7, reason: 'no-target', text: 'Open the door' },
      { line: 9, reason: 'no-target', text: '' },
    ],
  });
  expect(leftOutOf({ code: 'memory-file-refused', params: { reason: 'no-units' } })).toBeNull();
});

test('a file with several variants of its source names them', () => {
  const params = { reason: 'several-sources', languages: ['en-gb', 'en-us'] };
  expect(sourcesOf({ code: 'memory-file-refused', params })).toEqual(['en-gb', 'en-us']);
  expect(sourcesOf({ code: 'memory-file-refused', params: { reason: 'no-units' } })).toEqual([]);
});
