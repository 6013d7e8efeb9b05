import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SegmentMode } from '../../../main/engine/segments/segment-mode.ts';
import { segment } from '../../../main/engine/segments/segmenter.ts';
import { anyCharacter } from '../../any-character.ts';

const texts = (text: string, language: string | null, mode: SegmentMode) =>
  segment(text, language, mode).map(({ start, end }) => text.slice(start, end));

test('newlines split in mode all only', () => {
  const text = 'First line\nsecond line. Third\r\n\r\n  Fourth  ';
  expect(texts(text, 'en', 'all')).toEqual(['First line', 'second line.', 'Third', 'Fourth']);
  expect(texts(text, 'en', 'punctuation')).toEqual([
    'First line\nsecond line.',
    'Third\r\n\r\n  Fourth',
  ]);
  expect(texts(text, 'en', 'off')).toEqual([text.trim()]);
});

test('a newline splits even after an abbreviation', () => {
  expect(texts('Ask Dr.\nJones', 'en', 'all')).toEqual(['Ask Dr.', 'Jones']);
  expect(texts('Ask Dr.\nJones', 'en', 'punctuation')).toEqual(['Ask Dr.\nJones']);
});

test('text without a visible character has no segment', () => {
  for (const mode of ['all', 'punctuation', 'off'] as const) {
    expect(segment('', 'en', mode)).toEqual([]);
    expect(segment(' \n\t\u00a0', 'en', mode)).toEqual([]);
  }
});

test('a long Thai sentence is cut at spaces between Thai letters', () => {
  const phrase = 'ภาษาไทยไม่มีเครื่องหมายจบประโยค';
  const long = Array.from({ length: 10 }, () => phrase).join(' ');
  expect(texts(long, 'th', 'all')).toEqual(Array.from({ length: 10 }, () => phrase));
  expect(texts(`${phrase} ${phrase}`, 'th', 'all')).toHaveLength(1);
  const repeated = `${phrase}ต่างๆ ${phrase} 25 ${phrase} `;
  expect(texts(repeated.repeat(3), 'th', 'all')).toHaveLength(3);
  expect(texts(long, 'th', 'off')).toHaveLength(1);
});

test('a space that carries a sign of the next letter does not end a phrase', () => {
  const phrase = 'ภาษาไทยไม่มีเครื่องหมายจบประโยค';
  for (const sign of ['\u0e31', '\u0e33', '\u0eb1', '\u0eb3']) {
    const long = `${`${phrase} `.repeat(8)}${sign}${phrase}`;
    const last = texts(long, 'th', 'all').at(-1);
    expect(last).toBe(`${phrase} ${sign}${phrase}`);
  }
});

test('a space that carries a vowel does not end a sentence', () => {
  for (const sign of ['\u0e33', '\u0eb3']) {
    expect(texts(`Yes. ${sign}A`, null, 'all')).toEqual([`Yes. ${sign}A`]);
  }
});

test('200,000 characters of abbreviations or of white space end quickly', () => {
  expect(segment('Dr. '.repeat(50_000), 'en', 'all')).toHaveLength(1);
  expect(segment(`a.${' '.repeat(200_000)}B`, 'en', 'all')).toHaveLength(2);
  expect(segment('…'.repeat(100_000) + ' A', 'en', 'all').length).toBeGreaterThan(0);
  expect(segment('. » '.repeat(50_000), 'fr', 'all').length).toBeGreaterThan(0);
});

const pieces = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: anyCharacter, maxLength: 6 }),
  fc.constantFrom(
    ...[
      '. ',
      '! ',
      '? ',
      '…',
      '。',
      '」',
      '\n',
      '\r\n',
      ' ',
      '\u00a0',
      '« ',
      ' »',
      '“',
      '”',
      'z. B. ',
    ],
    ...[
      'Dr. ',
      '3. ',
      'U.S. ',
      '👩‍👩‍👧',
      ' \u0301',
      '\u0600 ',
      'ไทย ',
      '👍🏽',
      'e\u0301',
      '\ud800',
      '\udc00',
    ],
  ),
);
const text = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''));
const language = fc.constantFrom(null, 'en', 'de', 'fr', 'ja', 'zh', 'th', 'el', 'ru', 'xx');
const mode = fc.constantFrom<SegmentMode>('all', 'punctuation', 'off');

test('spans are ordered and rebuild the text; the gaps are white space', () => {
  fc.assert(
    fc.property(text, language, mode, (content, code, how) => {
      let rebuilt = '';
      let end = 0;
      for (const span of segment(content, code, how)) {
        expect(span.start).toBeGreaterThanOrEqual(end);
        expect(span.end).toBeGreaterThan(span.start);
        const gap = content.slice(end, span.start);
        expect(gap.trim()).toBe('');
        rebuilt += gap + content.slice(span.start, span.end);
        end = span.end;
      }
      expect(content.slice(end).trim()).toBe('');
      expect(rebuilt + content.slice(end)).toBe(content);
    }),
    { numRuns: 2000 },
  );
});

test('no character is torn', () => {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  fc.assert(
    fc.property(text, language, mode, (content, code, how) => {
      const begins = new Set([...graphemes.segment(content)].map(({ index }) => index));
      begins.add(content.length);
      for (const { start, end } of segment(content, code, how)) {
        expect(begins).toContain(start);
        expect(begins).toContain(end);
      }
    }),
    { numRuns: 2000 },
  );
});
