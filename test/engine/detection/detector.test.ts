import { beforeAll, describe, expect, it } from 'vitest';
import { createDetector } from '../../../main/engine/detection/detector.ts';
import type { Detector } from '../../../main/engine/detection/detector.ts';
import { SUPPORTED, UNSUPPORTED } from './sentences.ts';

let detector: Detector;

beforeAll(async () => {
  detector = await createDetector();
});

describe('the 33 languages', () => {
  it('are all there', () => {
    expect(Object.keys(SUPPORTED)).toHaveLength(33);
  });

  it.each(Object.entries(SUPPORTED))(
    '%s is never taken for another',
    async (code, { sentences, article }) => {
      let right = 0;
      for (const text of [...sentences, article]) {
        const { outcome, language, guess } = await detector.detect(text);
        expect(['success', 'insufficient_confidence']).toContain(outcome);
        if (outcome === 'success') expect(language).toBe(code);
        else expect(language).toBeUndefined();
        // Unsure or not, translation goes on with the guess.
        expect(guess).toBe(code);
        if (outcome === 'success') right += 1;
      }
      expect(right).toBeGreaterThanOrEqual(sentences.length);
    },
  );

  it('are recognised in 95 of 100 single sentences', async () => {
    let all = 0;
    let right = 0;
    for (const [code, { sentences }] of Object.entries(SUPPORTED)) {
      for (const text of sentences) {
        all += 1;
        if ((await detector.detect(text)).language === code) right += 1;
      }
    }
    expect(all).toBe(132);
    expect(right / all).toBeGreaterThanOrEqual(0.95);
  });
});

it.each(Object.entries(UNSUPPORTED))(
  '%s is recognised as unsupported',
  async (code, { sentences, article }) => {
    for (const text of sentences) {
      expect(await detector.detect(text)).toEqual({ outcome: 'unsupported_language', guess: code });
    }
    // One article (Croatian) leaves the models divided between two unsupported languages.
    expect((await detector.detect(article)).outcome).toMatch(
      /^(unsupported_language|insufficient_confidence)$/,
    );
  },
);

it('knows languages that a script alone gives away, and guesses none that is no source', async () => {
  expect(await detector.detect('ສະບາຍດີຕອນເຊົ້າ')).toEqual({
    outcome: 'unsupported_language',
    guess: null,
  });
  expect(
    await detector.detect('אַלע מענטשן ווערן געבוירן פריי און גלייך אין כבוד און רעכט.'),
  ).toEqual({
    outcome: 'unsupported_language',
    guess: 'yi',
  });
});

it('tells Indonesian from Malay', async () => {
  const malay = 'Kami tidak dapat mencari fail itu kerana pejabat sudah tutup.';
  expect((await detector.detect(malay)).outcome).toBe('unsupported_language');
  const indonesian = 'Kami tidak bisa mencari berkas itu karena kantor sudah tutup.';
  expect((await detector.detect(indonesian)).language).toBe('id');
});

describe.each([
  '',
  '   \n',
  '123 456,78',
  '2026-11-20',
  '😀👍🏽',
  '!!! ???',
  '→ ★ ©',
  'https://example.com/the/house',
  'jane@example.com',
  '{name} %s ${x}',
  '<br/> <img alt="house">',
  '\u{F0000}',
  '\ud83d',
])('no language: %j', (text) => {
  it('is said so', async () => {
    expect(await detector.detect(text)).toEqual({ outcome: 'no_language_detected', guess: null });
  });
});

it.each([
  'OK',
  'Save',
  'No',
  'Taxi',
  'Information',
  'π',
  'a',
  '東京',
  '生年月日',
  'Hotel Bar',
  'Ja',
])('is not sure about %s', async (text) => {
  expect((await detector.detect(text)).outcome).toBe('insufficient_confidence');
});

it.each([
  ['Datei öffnen', 'de'],
  ['こんにちは', 'ja'],
  ['안녕', 'ko'],
  ['Καλημέρα', 'el'],
  ['สวัสดี', 'th'],
  ['שלום', 'he'],
  ['你好', 'zh'],
  ['Thank you very much', 'en'],
  ['Good morning', 'en'],
  ['Guten Morgen', 'de'],
  ['Добрый день', 'ru'],
  // Ideographs of one language alone.
  ['関係者各位', 'ja'],
  ['设置', 'zh'],
  // The neural model is sure of Dutch and of Danish.
  ['Please close the door.', 'en'],
  ['Der Vertrag endet am 31. Dezember.', 'de'],
])('is sure about %s', async (text, language) => {
  expect(await detector.detect(text)).toEqual({ outcome: 'success', language, guess: language });
});

it.each([
  ['Łódź', 'pl'],
  ['Français', 'fr'],
  ['会社', 'zh'],
  ['終了日時', 'zh'],
])('guesses %s all the same', async (text, guess) => {
  expect(await detector.detect(text)).toEqual({ outcome: 'insufficient_confidence', guess });
});

it('looks past names, addresses and placeholders in another script', async () => {
  const japanese =
    'Microsoft Excel の README.md を https://example.com/a/long/english/path から開く';
  expect((await detector.detect(japanese)).language).toBe('ja');
  const german =
    'Die Datei {file name} wurde unter https://example.com/this/is/english gespeichert.';
  expect((await detector.detect(german)).language).toBe('de');
});

it('calls every Norwegian nb', async () => {
  const nynorsk = 'Eg veit ikkje kva dei har gjort, men det er ikkje bra for dykk.';
  expect((await detector.detect(nynorsk)).language).toBe('nb');
});

it('takes a very long text', async () => {
  const text = 'Die Besprechung beginnt morgen früh und endet am Abend. '.repeat(3000);
  expect((await detector.detect(text)).language).toBe('de');
});
