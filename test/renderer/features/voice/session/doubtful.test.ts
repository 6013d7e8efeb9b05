import { describe, expect, test } from 'vitest';
import {
  linePieces,
  uncorrected,
} from '../../../../../renderer/features/voice/session/doubtful.ts';

/** A text with its doubtful words in square brackets. */
function marked(text: string) {
  const words: { start: number; end: number }[] = [];
  let plain = '';
  for (const [index, part] of text.split(/[[\]]/).entries()) {
    if (index % 2 === 1) words.push({ start: plain.length, end: plain.length + part.length });
    plain += part;
  }
  return { plain, words };
}

describe('the mark of a doubtful word', () => {
  test.each([
    [
      'goes with its correction, and others stay',
      'The [meat] ends at [nein].',
      'The meeting ends at [nein].',
    ],
    ['stays in front of a change', 'The [meat] ends.', 'The [meat] ends soon.'],
    ['goes where letters are put to the word', 'The [meat] ends.', 'The meats ends.'],
    ['goes where letters are put before the word', 'The [eat] ends.', 'The meat ends.'],
    ['goes with the text', 'The [meat] ends.', ''],
    ['moves with text that is put before it', '[Meat] ends.', 'So [Meat] ends.'],
    ['stays where nothing was changed', 'A [meat].', 'A [meat].'],
  ])('%s', (_, before, after) => {
    const { plain, words } = marked(before);
    const edited = marked(after);
    expect(uncorrected(plain, edited.plain, words)).toEqual(edited.words);
  });
});

test('a line is cut at finds and at doubtful words, and says all of itself', () => {
  const { plain, words } = marked('The [meeting] was [moved].');
  const pieces = linePieces([plain.slice(0, 8), plain.slice(8, 14), plain.slice(14)], words);
  expect(pieces).toEqual([
    { text: 'The ', isHit: false, isDoubtful: false },
    { text: 'meet', isHit: false, isDoubtful: true },
    { text: 'ing', isHit: true, isDoubtful: true },
    { text: ' wa', isHit: true, isDoubtful: false },
    { text: 's ', isHit: false, isDoubtful: false },
    { text: 'moved', isHit: false, isDoubtful: true },
    { text: '.', isHit: false, isDoubtful: false },
  ]);
  expect(linePieces([''], [])).toEqual([]);
  expect(linePieces(['as it is'], [])).toEqual([
    { text: 'as it is', isHit: false, isDoubtful: false },
  ]);
});
