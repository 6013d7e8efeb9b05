import { describe, expect, it } from 'vitest';
import { expressionOf, inParts } from '../../../main/features/segments/sought-text.ts';

const pause = () => Promise.resolve();

/** As an expression that finds no end, or a processor that has other work. */
function stall(): never {
  for (;;);
}

describe('a regular expression over few texts', () => {
  it('is not refused for time that other programs took', async () => {
    let calls = 0;
    const work = () => {
      calls += 1;
      if (calls < 3) stall();
      return ['found'];
    };
    expect(await inParts(3, true, work, pause)).toEqual(['found']);
  });

  it('is refused when it takes too long every time', async () => {
    await expect(inParts(3, true, stall, pause)).rejects.toMatchObject({
      failure: { code: 'segment-refused', params: { reason: 'slow-pattern' } },
    });
  });
});

describe('whole words', () => {
  const search = (pattern: string, isRegex = false) =>
    expressionOf({ pattern, isRegex, matchCase: false, withTags: false }, true);

  it.each([
    ['会议', '本次会议决定推迟。', true],
    ['会', '本次会议决定推迟。', false],
    ['会议', '会议', true],
    ['印刷', '印刷します。', true],
    ['京都', '東京都知事', false],
    ['ประชุม', 'เราจะประชุมวันนี้', true],
    ['ประ', 'เราจะประชุมวันนี้', false],
    ['กา', 'กาแฟร้อน', false],
    ['Windows', '新しいWindowsの設定', true],
    ['設定', 'Windows設定', true],
    ['कम', 'यह कमी है', false],
    ['कम', 'यह कम है', true],
    ['কম', 'কমি', false],
    ['کتاب', 'کتابِ من', false],
    ['resume', 'resume\u0301', false],
    ['회의', '회의를 합니다', false],
    ['Haus', 'Haustür', false],
    ['Haus', 'ein Haus.', true],
    ['snake', 'snake_case', false],
  ])('%s in %s', (pattern, text, isFound) => {
    expect(search(pattern).test(text)).toBe(isFound);
  });

  it('are replaced, each, with what a group of an expression holds', () => {
    expect('京都から東京都へ'.replace(search('京都'), '大阪')).toBe('大阪から東京都へ');
    expect('a1 a1b a2'.replace(search('a(\\d)', true), '$1')).toBe('1 a1b 2');
    expect('ab'.replace(search('a|ab', true), 'x')).toBe('x');
  });
});
