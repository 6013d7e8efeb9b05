import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentRefusal } from '../../../../main/engine/formats/document-filter.ts';
import { readTextFile, readUnicodeFile } from '../../../../main/engine/formats/plain/text-file.ts';

const iconv = (text: string, encoding: string) =>
  execFileSync('iconv', ['-f', 'UTF-8', '-t', encoding], { input: text });

const RUSSIAN = 'Привет, мир! Это обычный русский текст с разными словами.';
const JAPANESE = 'これは日本語の文章です。漢字も含みます。';

describe('readTextFile', () => {
  it.each([
    ['CP1252', null, 'Déjà vu: c’est l’été – où çà? 5 €'],
    ['CP1251', null, RUSSIAN],
    ['CP1251', 'ru', 'Да'],
    ['KOI8-R', null, RUSSIAN],
    ['KOI8-R', 'ru', RUSSIAN],
    ['CP1253', null, 'Καλημέρα κόσμε, αυτό είναι ένα κείμενο.'],
    ['CP1250', 'cs', 'Příliš žluťoučký kůň'],
    ['CP1254', 'tr', 'İstanbul’da güneşli bir gün, ışık'],
    ['SHIFT_JIS', null, JAPANESE],
    ['EUC-JP', null, JAPANESE],
    ['EUC-JP', 'ja', JAPANESE],
    ['EUC-KR', null, '이것은 한국어 문장입니다. 안녕하세요.'],
    ['GB18030', null, '这是一个中文句子。你好，世界！'],
    ['UTF-16LE', null, 'Plain Latin text'],
    ['UTF-16BE', null, 'Plain Latin text'],
  ])('reads %s (language %s) and writes the same bytes', (encoding, language, text) => {
    const bytes = iconv(text, encoding);
    const file = readTextFile(bytes, language);
    expect(file.text).toBe(text);
    expect(Buffer.from(file.write(text).bytes).equals(bytes)).toBe(true);
  });

  it('keeps a byte order mark and does not count it as text', () => {
    const file = readTextFile(Buffer.from('\ufeffHello'), null);
    expect(file.text).toBe('Hello');
    expect(Buffer.from(file.write('Grüße').bytes).toString()).toBe('\ufeffGrüße');
  });

  it('writes UTF-8 where the encoding lacks a letter, and says so', () => {
    const file = readTextFile(iconv('Déjà vu', 'CP1252'), 'fr');
    expect(file.write('Déjà lu')).toMatchObject({ isReencoded: false });
    const written = file.write('Уже видел');
    expect(written.isReencoded).toBe(true);
    expect(Buffer.from(written.bytes).toString()).toBe('Уже видел');
  });

  it.each([
    ['zero bytes', Buffer.from('a\0b')],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0])],
    ['cut UTF-16', Buffer.from([0xff, 0xfe, 0x41])],
    ['half of a pair in UTF-16', Buffer.from([0xff, 0xfe, 0x3d, 0xd8, 0x41, 0])],
    [
      'damaged UTF-8',
      Buffer.concat([Buffer.from('größer als früher, schöner'), Buffer.of(0xc3, 0x28)]),
    ],
    [
      'letters of four bytes',
      Buffer.concat([iconv('这是一个中文句子', 'GB18030'), Buffer.of(144, 48, 129, 48)]),
    ],
    ['control characters', Buffer.from([0x41, 0x81, 0x8d, 0x42])],
  ])('refuses %s', (_, bytes) => {
    expect(() => readTextFile(bytes, null)).toThrow(
      expect.objectContaining({ reason: 'encoding' }) as DocumentRefusal,
    );
  });

  it('gives back every file that it reads byte for byte', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 60 }),
        fc.constantFrom(null, 'ja', 'zh'),
        (bytes, language) => {
          try {
            const file = readTextFile(bytes, language);
            expect(Buffer.from(file.write(file.text).bytes).equals(bytes)).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(DocumentRefusal);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

it('readUnicodeFile refuses other encodings', () => {
  expect(readUnicodeFile(Buffer.from('né')).text).toBe('né');
  expect(() => readUnicodeFile(iconv('né', 'CP1252'))).toThrow('no Unicode');
});
