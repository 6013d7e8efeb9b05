import { expect, test } from 'vitest';
import { scoreMatch } from '../../../main/engine/memory/score.ts';

type Row = readonly [
  query: string,
  stored: string,
  percent: number,
  base: number,
  penalties: string,
  why: string,
];

const PAIRS: readonly Row[] = [
  // Identical
  ['Save the file.', 'Save the file.', 100, 100, '', 'the same text'],
  ['  Save   the file. ', 'Save the\tfile.', 100, 100, '', 'white space collapses'],
  ['Prix : 5 €', 'Prix\u00a0: 5\u202f€', 100, 100, '', 'no-break spaces are white space'],
  ['Cafe\u0301', 'Café', 100, 100, '', 'composed and decomposed are one text'],
  ['12:30', '12:30', 100, 100, '', 'identity needs no words'],
  // Equal words in other dress
  ['Click the Save button.', 'click the save button.', 99, 100, 'case 1', 'case only'],
  ['SAVE', 'Save', 99, 100, 'case 1', 'case only, one word'],
  ['Click the Save button.', 'Click the <b>Save</b> button.', 99, 100, 'tags 1', 'tags added'],
  ['Click <b>Save</b> now', 'Click Save <b>now</b>', 99, 100, 'tags 1', 'tags moved'],
  ['Hello {name}', 'Hello {user}', 99, 100, 'tags 1', 'another placeholder'],
  ['Found %d files', 'Found %s files', 99, 100, 'tags 1', 'another printf type'],
  ['Page 3 of 10', 'Page 4 of 12', 98, 100, 'numbers 2', 'both numbers differ, charged once'],
  ['Delete 3 files', 'Delete files', 98, 100, 'numbers 2', 'a number is missing'],
  ['Row 1 column 2', 'Row 2 column 1', 98, 100, 'numbers 2', 'the same numbers, moved'],
  ['Save file', 'Save file.', 99, 100, 'punctuation 1', 'full stop added'],
  ['Are you sure?', 'Are you sure!', 99, 100, 'punctuation 1', 'another mark'],
  ['Yes, we can', 'Yes we, can', 99, 100, 'punctuation 1', 'the same comma, moved'],
  ['“Open”', '"Open"', 99, 100, 'punctuation 1', 'other quotation marks'],
  ["Don't stop", 'Don’t stop', 99, 100, 'punctuation 1', 'another apostrophe inside a word'],
  ['Note :', 'Note:', 99, 100, 'spacing 1', 'only white space differs'],
  ['新しい ファイル', '新しいファイル', 99, 100, 'spacing 1', 'a space between characters'],
  ['save the File', 'Save the file.', 98, 100, 'case 1, punctuation 1', 'case and full stop'],
  ['Page 3', 'page 4.', 96, 100, 'numbers 2, case 1, punctuation 1', 'three reasons'],
  [
    'Page <b>3</b>',
    'PAGE 4!',
    95,
    100,
    'numbers 2, tags 1, case 1, punctuation 1',
    'all four: the least that equal words can show',
  ],
  ['Note : A', 'note: a', 98, 100, 'case 1, spacing 1', 'case and spacing'],
  ['İstanbul', 'istanbul', 99, 100, 'case 1', 'the dotted capital folds to i'],
  // Words differ
  ['Save', 'Saved', 60, 60, '', 'one of five letters: the word costs 0.4 of 1'],
  ['Open file', 'Close file', 50, 50, '', 'an unrelated word costs 1 of 2'],
  [
    'The files could not be opened.',
    'The file could not be opened.',
    93,
    93,
    '',
    'a grown word costs 0.4 of 6',
  ],
  ['The document could not be opened.', 'The file could not be opened.', 83, 83, '', '1 of 6'],
  [
    'Sorry, the file could not be opened.',
    'The file could not be opened.',
    83,
    85,
    'case 1, punctuation 1',
    '1 of 7 words, then the capital and the comma',
  ],
  [
    'The file(s) could not be opened.',
    'The file could not be opened.',
    84,
    85,
    'punctuation 1',
    'the s stands alone as 1 of 7 words; brackets',
  ],
  [
    'Die Datei konnte nicht geöffnet werden.',
    'Die Dateien konnten nicht geöffnet werden.',
    85,
    85,
    '',
    'Datei/Dateien costs 4/7, konnte/konnten 2/7: 0.857 of 6',
  ],
  ['新しいファイルを開く', '新しいフォルダーを開く', 63, 63, '', '4 of 11 characters'],
  ['打开文件', '打开文件夹', 80, 80, '', '1 of 5 characters'],
  ['เปิดไฟล์', 'ปิดไฟล์', 83, 83, '', 'one of six Thai characters with their marks'],
  ['파일을 저장', '파일을 저장함', 66, 66, '', 'one of three letters: 2/3 of a word of 2'],
  ['Delete 3 old files', 'Delete 4 files', 64, 66, 'numbers 2', '1 of 3 words, other number'],
  ['Open the <b>file</b>', 'Close the file', 65, 66, 'tags 1', '1 of 3 words, tags missing'],
  ['open the file', 'Open the folder', 65, 66, 'case 1', '1 of 3 words, a capital'],
  ['Open the file', 'Close the file!', 65, 66, 'punctuation 1', '1 of 3 words, a mark'],
  [
    'Delete file 3 <i>now</i>',
    'delete folder 4 now!',
    61,
    66,
    'numbers 2, tags 1, case 1, punctuation 1',
    '1 of 3 words and every reason',
  ],
  [
    'Please close all the open windows before you shut this old computer down for the long and quiet weekend now',
    'Please close all the open windows before you shut this old computer down for the long and quiet weekend soon',
    94,
    94,
    '',
    'D/N is 0.05, above 94: other words never show more than 94',
  ],
  [
    'We will certainly not accept internationalisation as a valid argument in the next meeting of this board',
    'We will certainly not accept internationalization as a valid argument in the next meeting of this board',
    94,
    94,
    '',
    'one letter of one long word: still 94',
  ],
  ['red green', 'green red', 0, 0, '', 'two substitutions, 2 of 2; order matters'],
  ['Yes', 'No', 0, 0, '', 'unrelated'],
  ['Page 3', 'Chapter 3', 0, 0, '', 'a shared number is no shared word'],
  ['3,50', '4,20', 0, 0, '', 'without words only identity counts'],
  ['12 %', '12%', 0, 0, '', 'the same with spacing'],
  ['...', 'Save', 0, 0, '', 'words on one side only'],
  ['', 'Save', 0, 0, '', 'nothing against something'],
];

test.each(PAIRS)('%s | %s → %i', (query, stored, percent, base, penalties, why) => {
  const score = scoreMatch(query, stored);
  const itemised = score.penalties.map(({ kind, points }) => `${kind} ${points}`).join(', ');
  expect([score.percent, score.base, itemised], why).toEqual([percent, base, penalties]);
});

test('the percents are symmetric', () => {
  for (const [query, stored, percent] of PAIRS) {
    expect(scoreMatch(stored, query).percent).toBe(percent);
  }
});

test('the set has at least forty pairs', () => {
  expect(PAIRS.length).toBeGreaterThanOrEqual(40);
});
