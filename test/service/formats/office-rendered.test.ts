import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFilter } from '../../../main/engine/formats/filters.ts';
import { options } from '../../engine/formats/ooxml/office-file.ts';

const run = promisify(execFile);
const golden = fileURLToPath(new URL('../../engine/formats/golden/files/', import.meta.url));
const FORMATS = ['docx', 'pptx', 'xlsx'] as const;

/** The same words, written so that every paragraph is put together anew. */
const sameWords = (text: string) => {
  const at = text.search(/(?<![<&/\w;])\p{L}/u);
  return `${text.slice(0, at)}&#x${text.codePointAt(at)?.toString(16)};${text.slice(at + 1)}`;
};

/** The same length in other letters, so that a page holds as much. */
const turnedWords = (text: string) =>
  text.replace(/<[^>]*>|&\w+;|[a-z]/g, (piece) =>
    piece.length > 1 ? piece : String.fromCharCode(219 - piece.charCodeAt(0)),
  );

const work = await mkdtemp(join(tmpdir(), 'office-rendered-'));
const pages = new Map<string, Buffer[]>();
const words = new Map<string, string>();
let names: string[] = [];

async function render(name: string): Promise<void> {
  const pdf = join(work, 'pdf', name.replace(/\.\w+$/, '.pdf'));
  const folder = join(work, `pages-${name}`);
  await mkdir(folder);
  await run('pdftoppm', ['-r', '45', '-png', pdf, join(folder, 'page')]);
  const pictures = (await readdir(folder)).sort();
  pages.set(name, await Promise.all(pictures.map((picture) => readFile(join(folder, picture)))));
  words.set(name, (await run('pdftotext', ['-layout', pdf, '-'])).stdout);
}

beforeAll(async () => {
  const files: string[] = [];
  for (const format of FORMATS) {
    const filter = await loadFilter(format);
    for (const name of await readdir(join(golden, format))) {
      const bytes = new Uint8Array(await readFile(join(golden, format, name)));
      const extraction = await filter.extract(bytes, options());
      const write = async (kind: string, change: (text: string) => string) => {
        const { bytes: written } = await extraction.merge(
          new Map(extraction.units.map(({ id, text }) => [id, change(text)])),
        );
        const path = join(work, `${kind}-${format}-${name}`);
        await writeFile(path, written);
        files.push(path);
      };
      await writeFile(join(work, `before-${format}-${name}`), bytes);
      files.push(join(work, `before-${format}-${name}`));
      await write('same', sameWords);
      await write('turned', turnedWords);
      names.push(`${format}-${name}`);
    }
  }
  names = names.sort();
  const profile = pathToFileURL(join(work, 'profile')).href;
  await run('soffice', [
    `-env:UserInstallation=${profile}`,
    '--headless',
    '--convert-to',
    'pdf',
    '--outdir',
    join(work, 'pdf'),
    ...files,
  ]);
  for (const file of files) await render(basename(file));
}, 180_000);

afterAll(() => rm(work, { recursive: true, force: true }));

describe('office documents, opened by another program', () => {
  it('are three of each format', () => {
    for (const format of FORMATS) {
      expect(names.filter((name) => name.startsWith(format)).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('look the same, dot by dot, when every paragraph is written anew', () => {
    for (const name of names) {
      const before = pages.get(`before-${name}`) ?? [];
      const after = pages.get(`same-${name}`) ?? [];
      expect(before.length, name).toBeGreaterThan(0);
      expect(after.length, name).toBe(before.length);
      for (const [index, picture] of before.entries()) {
        expect(after[index]?.equals(picture), `${name}, page ${index + 1}`).toBe(true);
      }
    }
  });

  it('show the translated words on as many pages', () => {
    for (const name of names) {
      const before = words.get(`before-${name}`) ?? '';
      const after = words.get(`turned-${name}`) ?? '';
      expect(pages.get(`turned-${name}`)?.length, name).toBe(pages.get(`before-${name}`)?.length);
      // A narrow cell cuts its words off.
      const long = [...before.matchAll(/(?<![\w.@/-])[a-z]{4,9}(?![\w.@/-])/g)].map(
        ([word]) => word,
      );
      const found = long.filter((word) => after.includes(turnedWords(word)));
      expect(long.length, name).toBeGreaterThan(2);
      expect(found.length / long.length, name).toBeGreaterThan(0.75);
    }
  });
});
