import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeText, fragments } from '../../engine/formats/golden/accented.ts';
import { goldenFiles } from '../../engine/formats/golden/golden-files.ts';
import { difference, ink, pagePictures } from './page-pictures.ts';
import { run, missingPrograms } from './programs.ts';
import { translateFiles } from './translated-files.ts';
import type { TranslatedFile, TranslatedFiles } from './translated-files.ts';
import { unless } from '../../app/unless.ts';

/** What a reader of letters without accents can read, and what differs from the source. */
const reversed = (text: string) =>
  changeText(text, (part) =>
    part.replace(/\p{L}+/gu, (word) => word.split('').toReversed().join('').toLowerCase()),
  );

const namesOf = (format: string) =>
  goldenFiles.filter((file) => file.format === format).map(({ name }) => `${format}-${name}`);
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
/** Words of the translation that stand on pages; bookmarks do not. */
const translationOf = ({ units, texts }: TranslatedFile) =>
  units
    .filter(({ place }) => place !== 'bookmarks')
    .flatMap(({ id }) => fragments(texts.get(id) ?? ''))
    .flatMap(wordsOf);

/** Share of words of the translation that a reader found. */
function share(file: TranslatedFile, shown: string): number {
  const found = new Set(wordsOf(shown));
  const words = translationOf(file);
  return words.filter((word) => found.has(word)).length / words.length;
}

function among(translated: TranslatedFiles | null, name: string): TranslatedFile {
  const file = translated?.files.find((row) => row.name === name);
  if (!file) throw new Error(`no file ${name}`);
  return file;
}

const noPdf = missingPrograms('pdftotext', 'pdftoppm', 'qpdf');
describe('PDF', unless(noPdf), () => {
  let translated: TranslatedFiles | null = null;
  beforeAll(async () => {
    translated = await translateFiles(['pdf'], reversed);
  });
  afterAll(() => translated?.remove());

  it.each(namesOf('pdf'))('qpdf finds no fault in %s', (name) => {
    const { after } = among(translated, name);
    expect(run('qpdf', ['--check', after])).toContain('No syntax or stream encoding errors found');
  });

  it.each(namesOf('pdf'))(
    'pdftotext reads the translation of %s and none of its source',
    (name) => {
      const file = among(translated, name);
      const shown = run('pdftotext', ['-layout', file.after, '-']);
      expect(share(file, shown)).toBeGreaterThan(0.95);
      const own = new Set(translationOf(file));
      const source = file.units.flatMap(({ text }) => fragments(text)).flatMap(wordsOf);
      const left = source.filter((word) => !own.has(word) && new Set(wordsOf(shown)).has(word));
      expect(left).toEqual([]);
    },
  );

  it.each(namesOf('pdf'))(
    'the pages of %s have the same size, and ink in the same places',
    (name) => {
      const { before, after } = among(translated, name);
      const source = pagePictures(before);
      const target = pagePictures(after);
      expect(target.map(({ width, height }) => [width, height])).toEqual(
        source.map(({ width, height }) => [width, height]),
      );
      for (const [index, page] of source.entries()) {
        const other = target[index];
        if (!other) throw new Error('a page is missing');
        expect(Math.abs(ink(other) - ink(page))).toBeLessThan(0.3 * ink(page) + 0.001);
        expect(difference(page, other)).toBeLessThan(1.2 * ink(page) + 0.001);
      }
    },
  );
});

const noOcr = missingPrograms('tesseract');
describe('pictures', unless(noOcr), () => {
  let translated: TranslatedFiles | null = null;
  beforeAll(async () => {
    translated = await translateFiles(['image'], reversed);
  });
  afterAll(() => translated?.remove());

  it.each(namesOf('image'))('tesseract reads the translation of %s', (name) => {
    const file = among(translated, name);
    const shown = run('tesseract', [file.after, 'stdout', '--psm', '6']);
    expect(share(file, shown)).toBeGreaterThan(0.7);
  });

  it.each(namesOf('image'))('%s keeps its kind', (name) => {
    const { merged } = among(translated, name);
    const kind = merged.bytes[0] === 0xff ? 'image/jpeg' : 'image/png';
    expect(merged.type).toBe(kind);
    expect(kind === 'image/png').toBe(name.endsWith('.png'));
  });
});
