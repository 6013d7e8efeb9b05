import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accented, folded, fragments } from '../../engine/formats/golden/accented.ts';
import { goldenFiles } from '../../engine/formats/golden/golden-files.ts';
import { difference, ink, pagePictures } from './page-pictures.ts';
import { missingPrograms, run } from './programs.ts';
import { translateFiles } from './translated-files.ts';
import type { TranslatedFile, TranslatedFiles } from './translated-files.ts';
import { unless } from '../../app/unless.ts';

const FORMATS = ['docx', 'pptx', 'xlsx', 'html', 'txt'] as const;
const names = goldenFiles
  // LibreOffice does not guess old encodings; iconv reads these below.
  .filter(({ format, name }) => FORMATS.some((row) => row === format) && !/windows/.test(name))
  .map(({ format, name }) => `${format}-${name}`);
const missing = missingPrograms('soffice', 'pdftotext', 'pdftoppm');

/** Words as a page shows them, without what hangs on the page alone. */
const wordsOf = (pdf: string) =>
  run('pdftotext', ['-layout', pdf, '-']).split(/\s+/).filter(Boolean);

describe('LibreOffice opens the translation', unless(missing), () => {
  let translated: TranslatedFiles;

  beforeAll(async () => {
    translated = await translateFiles(FORMATS, accented);
    const { folder, files } = translated;
    for (const side of ['before', 'after'] as const) {
      run('soffice', [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        join(folder, `${side}-pages`),
        ...files.map((file) => file[side]),
      ]);
    }
  }, 180_000);

  afterAll(() => translated.remove());

  const fileOf = (name: string): TranslatedFile => {
    const file = translated.files.find((row) => row.name === name);
    if (!file) throw new Error(`no file ${name}`);
    return file;
  };
  const pagesOf = (name: string, side: 'before' | 'after') => {
    const pdf = join(translated.folder, `${side}-pages`, `${basename(name, extname(name))}.pdf`);
    expect(existsSync(pdf), `${name} ${side} is opened`).toBe(true);
    return pdf;
  };

  it.each(names)('%s: every text is the translation, and no other text changed', (name) => {
    const before = wordsOf(pagesOf(name, 'before'));
    const after = wordsOf(pagesOf(name, 'after'));
    // LibreOffice knows its own footers in HTML by their English titles; they move to where they stand.
    const order = (words: string[]) => (name.startsWith('html') ? words.toSorted() : words);
    expect(order(after.map(folded))).toEqual(order(before.map(folded)));
    const shown = after.join('');
    const parts = [...fileOf(name).texts.values()].flatMap(fragments);
    const lost = parts.filter((part) => !shown.includes(part.replace(/\s+/g, '')));
    // Comments, notes and descriptions of pictures stand on no page.
    const onPage = lost.filter((part) =>
      before.join('').includes(folded(part).replace(/\s+/g, '')),
    );
    expect(onPage).toEqual([]);
    expect(parts.length - lost.length).toBeGreaterThan(parts.length * 0.6);
  });

  it.each(names)('%s: its pages look as before', (name) => {
    const before = pagePictures(pagesOf(name, 'before'));
    const after = pagePictures(pagesOf(name, 'after'));
    expect(after.map(({ width, height }) => [width, height])).toEqual(
      before.map(({ width, height }) => [width, height]),
    );
    for (const [index, page] of before.entries()) {
      const other = after[index];
      if (!other) throw new Error('a page is missing');
      expect(difference(page, other)).toBeLessThan(0.35 * ink(page) + 0.0005);
    }
  });
});
