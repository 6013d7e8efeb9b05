import { join } from 'node:path';
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import type { ExtractOptions } from '../../../../main/engine/formats/document-filter.ts';
import { filterFor } from '../../../../main/engine/formats/filters.ts';
import { textOf } from '../../../../main/engine/formats/pdf/line.ts';
import { readPdf } from '../../../../main/engine/formats/pdf/read-pdf.ts';
import { extractOptions } from '../golden/golden-files.ts';
import { drawnPdf } from './drawn-pdf.ts';

const fontFile = (name: string) => join(import.meta.dirname, '..', 'fonts', name);
const HAN = fontFile('some-han.otf');
/** Ten paragraphs, the fourth of them short. */
const PAGE = Array.from(
  { length: 10 },
  (_, at) => `Paragraph ${'abcdefghij'[at] ?? ''} says what the house rules are for all of us.`,
);
const CHINESE = '这句话用中文书写。';

const content = (lines: readonly string[]) =>
  lines.map((line, at) => `BT /F1 10 Tf 30 ${270 - at * 26} Td (${line}) Tj ET\n`).join('');

/** Options of a computer that has these fonts besides what ships with the program. */
const having = (fonts: readonly string[], target = 'de'): ExtractOptions => {
  const options = extractOptions({ target });
  const found = fonts.map((path) => ({ path, postscriptName: null }));
  return {
    ...options,
    surroundings: { ...options.surroundings, findFonts: () => Promise.resolve(found) },
  };
};

/** Translates the units of a page as told, and reads the result again where it is a PDF. */
async function translated(
  input: Uint8Array,
  options: ExtractOptions,
  translate: (text: string, at: number) => string | undefined,
) {
  const filter = await filterFor('a.pdf', input);
  const extraction = await filter.extract(input, options);
  const texts = extraction.units.flatMap(({ id, text }, at) => {
    const into = translate(text, at);
    return into === undefined ? [] : [[id, into] as const];
  });
  const merged = await extraction.merge(new Map(texts));
  const pages =
    merged.extension === 'pdf' ? (await readPdf(merged.bytes, extractOptions())).pages : [];
  const notes = [
    ...extraction.warnings.filter(({ code }) => merged.withdrawn?.includes(code) !== true),
    ...merged.warnings,
  ];
  return {
    merged,
    notes,
    codes: notes.map(({ code }) => code),
    texts: pages.flatMap(({ blocks }) => blocks.map(({ spans }) => textOf(spans))),
  };
}

const german = (text: string) => text.replace('Paragraph', 'Absatz');

describe('a translation that no font here can write', () => {
  it.each([
    ['Chinese', CHINESE],
    ['Korean', '이 문장은 한국어입니다.'],
    ['Burmese, whose letters would stand in the wrong order', 'မင်္ဂလာပါ'],
    ['mixed scripts', 'Der Absatz 这句 steht hier.'],
  ])('stays as drawn and is counted; the rest is a PDF: %s', async (_, into) => {
    const { merged, notes, codes, texts } = await translated(
      drawnPdf(content(PAGE)),
      having([]),
      (text, at) => (at === 3 ? into : german(text)),
    );
    expect(merged.extension).toBe('pdf');
    expect(new Set(texts)).toEqual(
      new Set(PAGE.map((text, at) => (at === 3 ? text : german(text)))),
    );
    expect(notes).toContainEqual({
      code: 'text-without-font',
      place: 'page 1, paragraph 4',
      count: 1,
    });
    expect(codes).not.toContain('no-font');
  });

  it('leaves a file in another script a PDF as long as little of it is translated', async () => {
    const { merged, codes } = await translated(
      drawnPdf(content(PAGE)),
      having([], 'zh'),
      (_, at) => (at === 3 ? CHINESE : undefined),
    );
    expect(merged.extension).toBe('pdf');
    expect(codes).toContain('text-without-font');
    expect(codes).not.toContain('pdf-as-docx');
    expect(codes).not.toContain('no-font');
  });

  it('makes a docx where it is most of the text, and says why', async () => {
    const { merged, codes } = await translated(
      drawnPdf(content(PAGE)),
      having([], 'zh'),
      () => CHINESE,
    );
    expect(merged.extension).toBe('docx');
    expect(codes).toEqual(expect.arrayContaining(['no-font', 'pdf-as-docx']));
    expect(codes).not.toContain('pdf-set-anew');
  });

  it('makes a docx of what was foreseen as a PDF, with the notes of a docx', async () => {
    const { merged, codes } = await translated(
      drawnPdf(content(PAGE)),
      having([], 'de'),
      () => CHINESE,
    );
    expect(merged.extension).toBe('docx');
    expect(codes.filter((code) => code === 'pdf-as-docx' || code === 'no-font')).toHaveLength(2);
    expect(codes).not.toContain('pdf-set-anew');
  });

  it('keeps what one operator draws together with it', async () => {
    const two = 'BT /F1 10 Tf 30 200 Td [(Left words) -6000 (Right words)] TJ ET\n';
    const { texts, notes } = await translated(
      drawnPdf(content(PAGE.slice(0, 2)) + two),
      having([]),
      (text) => (text === 'Left words' ? CHINESE : text.replace('words', 'side')),
    );
    expect(texts).toContain('Left words');
    expect(texts).toContain('Right words');
    expect(notes).toContainEqual({
      code: 'text-without-font',
      place: 'page 1, paragraphs 3, 4',
      count: 2,
    });
  });
});

describe('a font of the computer', () => {
  it('writes what it has letters for, and only these come into the file', async () => {
    const input = drawnPdf(content(PAGE));
    const { merged, codes, texts } = await translated(input, having([HAN], 'zh'), (_, at) =>
      at < 8 ? CHINESE : undefined,
    );
    expect(merged.extension).toBe('pdf');
    expect(codes).not.toContain('text-without-font');
    expect(texts.filter((text) => text === CHINESE)).toHaveLength(8);
    expect(merged.bytes.length - input.length).toBeLessThan(10_000);
  });

  it('comes with a header that strict viewers read', async () => {
    const { merged } = await translated(
      drawnPdf(content(PAGE)),
      having([HAN], 'zh'),
      () => CHINESE,
    );
    const document = await PDFDocument.load(merged.bytes);
    const headers = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
      const isFont =
        object instanceof PDFRawStream &&
        object.dict.get(PDFName.of('Subtype')) === PDFName.of('CIDFontType0C');
      return isFont ? [[...decodePDFRawStream(object).decode().subarray(0, 4)]] : [];
    });
    expect(headers).toEqual([[1, 0, 4, 4]]);
  });
});

it('a script whose letters change places is written with a font of the computer', async () => {
  const { merged, codes } = await translated(
    drawnPdf(content(PAGE)),
    having([fontFile('some-devanagari.ttf')], 'hi'),
    () => 'नमस्ते दुनिया',
  );
  expect(merged.extension).toBe('pdf');
  expect(codes).not.toContain('text-without-font');
});

describe('a script that the program ships a font for', () => {
  it.each([
    ['Arabic', 'ar', 'السعر 50% أو $20 (خصم)، قبل الاستخدام الأول لا بعده.'],
    ['Persian, with a joiner that parts letters', 'fa', 'می‌خواهم کتاب‌ها را ببینم.'],
    ['Hebrew', 'he', 'הספר "Word 2019" נמצא בעמ׳ 12, ראו (שם).'],
    ['Thai', 'th', 'น้ำดื่มสะอาดและปลอดภัย'],
  ])('is written without fonts of the computer: %s', async (_, target, into) => {
    const input = drawnPdf(content(PAGE));
    const { merged, codes, texts } = await translated(input, having([], target), () => into);
    expect(merged.extension).toBe('pdf');
    expect(codes).not.toContain('text-without-font');
    expect(texts).toEqual(PAGE.map(() => into.replaceAll('\u200c', '')));
    expect(merged.bytes.length - input.length).toBeLessThan(40_000);
  });
});
