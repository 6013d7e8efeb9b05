import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../renderer/i18n/languages.ts';
import { buildInto } from './fresh-build.ts';
import { bytesOf, importClosure } from './import-closure.ts';

const MAIN_BYTES = 1_500_000;
/** What the first version took, of two screens and one language. */
const PAGE_BYTES_PACKED = 200_000;
/** The font that a start reads, for the letters of every interface language in Latin script. */
const FIRST_FONT_BYTES = 60_000;
/** All of the interface font; each further file is read when one of its letters is on the page. */
const FONT_BYTES = 250_000;
/** What is read on use may not be read before. */
const ON_USE = /wasm|models|pdf|pocketsphinx|harper|sherpa|undici|write-docx/i;

describe('code that is loaded before the window is usable', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
    await buildInto(folder);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const main = (name: string) => join(folder, 'main', `${name}.js`);

  test('keeps to its budget in main', () => {
    const files = importClosure([main('electron')]);
    expect(files.size).toBeGreaterThan(5);
    expect(bytesOf(files)).toBeLessThanOrEqual(MAIN_BYTES);
  });

  test('keeps to its budget in the browser shell, with the features that it opens at once', () => {
    const opened = [
      ...readFileSync(main('browser'), 'utf8').matchAll(/import\(["`](\.\/[^"`]+)["`]\)/g),
    ];
    const files = importClosure([
      main('browser'),
      ...opened.map(([, to = '']) => join(folder, 'main', to)),
    ]);
    expect(opened.length).toBeGreaterThan(3);
    expect(bytesOf(files)).toBeLessThanOrEqual(MAIN_BYTES);
  });

  /** Files that the page's HTML names, by their endings. */
  function named(ending: string) {
    const html = readFileSync(join(folder, 'renderer', 'index.html'), 'utf8');
    return [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)]
      .map(([, path = '']) => join(folder, 'renderer', path))
      .filter((path) => path.endsWith(ending));
  }

  const assets = () => join(folder, 'renderer', 'assets');
  const CODES = LANGUAGES.filter(({ isDevOnly }) => isDevOnly !== true).map(({ code }) => code);

  test.each(CODES)('keeps to its budget in the page, with styles and the words of %s', (code) => {
    const words = readdirSync(assets()).filter((name) =>
      name.startsWith(`messages-${code}-start-`),
    );
    expect(words).toHaveLength(1);
    expect(named('.css')).not.toEqual([]);
    const scripts = importClosure([...named('.js'), ...words.map((name) => join(assets(), name))]);
    expect(bytesOf([...scripts, ...named('.css')], true)).toBeLessThanOrEqual(PAGE_BYTES_PACKED);
  });

  test('keeps to its budget in the interface font, of which the page names the Latin file alone', () => {
    const first = named('.woff2');
    expect(first.map((path) => basename(path))).toEqual([
      expect.stringMatching(/^inter-latin-[^-]+\.woff2$/),
    ]);
    expect(bytesOf(first)).toBeLessThanOrEqual(FIRST_FONT_BYTES);
    const fonts = readdirSync(assets()).filter((name) => name.endsWith('.woff2'));
    for (const script of ['latin-ext', 'greek', 'cyrillic', 'vietnamese']) {
      expect(fonts).toContainEqual(expect.stringContaining(`inter-${script}-`));
    }
    expect(bytesOf(fonts.map((name) => join(assets(), name)))).toBeLessThanOrEqual(FONT_BYTES);
  });

  test('is all named in the page itself, so that nothing waits for a first file to run', () => {
    const code = readdirSync(join(folder, 'renderer', 'assets')).filter((name) =>
      /^page-.*\.(?:js|css)$/.test(name),
    );
    expect(code).toHaveLength(2);
    const names = [...named('.js'), ...named('.css')].map((path) => basename(path));
    expect(names).toEqual(expect.arrayContaining(code));
    expect(importClosure(named('.js')).size).toBeLessThanOrEqual(4);
  });

  test('has a screen in at most three files of its own, and PDF in none of them', () => {
    const start = importClosure(named('.js'));
    const screens = readdirSync(assets()).filter((name) => /^[A-Z]\w*Screen-.*\.js$/.test(name));
    expect(screens.length).toBeGreaterThan(9);
    for (const screen of screens) {
      const own = [...importClosure([join(assets(), screen)])]
        .filter((path) => !start.has(path))
        .map((path) => basename(path));
      expect(own.length, own.join(' ')).toBeLessThanOrEqual(3);
      expect(own.join(' ')).not.toMatch(/pdf/i);
    }
  });

  test('has neither language models nor PDF, speech or network code in it', () => {
    const names = [...importClosure([main('electron')])].map((path) => path.slice(folder.length));
    expect(names.filter((name) => ON_USE.test(name))).toEqual([]);
  });

  test('has no interface language in it, nor a screen besides the first', () => {
    const names = [...importClosure(named('.js'))].map((path) => basename(path));
    expect(names.filter((name) => /^messages-|^after-start-|Screen-/.test(name))).toEqual([]);
    expect(readdirSync(assets()).some((name) => name.startsWith('after-start-'))).toBe(true);
  });
});
