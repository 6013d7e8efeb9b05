import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentFormat } from '../../../main/engine/formats/document-filter.ts';
import { accented, folded, fragments } from '../../engine/formats/golden/accented.ts';
import { goldenFiles } from '../../engine/formats/golden/golden-files.ts';
import { run, missingPrograms } from './programs.ts';
import { translateFiles } from './translated-files.ts';
import type { TranslatedFile, TranslatedFiles } from './translated-files.ts';
import { unless } from '../../app/unless.ts';

const FORMATS = ['xml', 'xliff', 'dita', 'idml', 'json', 'srt', 'txt', 'docx', 'html'] as const;
const noXmllint = missingPrograms('xmllint', 'unzip');
const noPandoc = missingPrograms('pandoc');
const noPython = missingPrograms('python3');
const noFFmpeg = missingPrograms('ffmpeg');
const noIconv = missingPrograms('iconv');

let translated: TranslatedFiles;
beforeAll(async () => {
  translated = await translateFiles(FORMATS, accented);
});
afterAll(() => translated.remove());

const namesOf = (...formats: DocumentFormat[]) =>
  goldenFiles
    .filter(({ format }) => formats.includes(format))
    .map(({ format, name }) => `${format}-${name}`);

function fileOf(name: string): TranslatedFile {
  const file = translated.files.find((row) => row.name === name);
  if (!file) throw new Error(`no file ${name}`);
  return file;
}

/** Reads both files: the same text but for accents, and the translation is all there. */
function expectTranslated(name: string, read: (path: string) => string) {
  const { before, after, texts } = fileOf(name);
  const squeezed = (text: string) => text.normalize('NFC').replace(/\s+/g, '');
  const source = squeezed(read(before));
  const target = squeezed(read(after));
  expect(folded(target)).toBe(folded(source));
  const parts = [...texts.values()].flatMap(fragments).map(squeezed);
  const lost = parts.filter((part) => !target.includes(part) && source.includes(folded(part)));
  expect(lost).toEqual([]);
  expect(target).not.toBe(source);
}

describe('xmllint', unless(noXmllint), () => {
  it.each(namesOf('xml', 'xliff', 'dita'))('%s is well-formed', (name) => {
    run('xmllint', ['--noout', '--nonet', fileOf(name).after]);
  });

  it.each(namesOf('xliff'))('%s has a translation beside each source', (name) => {
    const { after, texts } = fileOf(name);
    const count = (path: string) => Number(run('xmllint', ['--xpath', `count(${path})`, after]));
    expect(count("//*[local-name()='target']")).toBe(texts.size);
    const target = run('xmllint', ['--xpath', "//*[local-name()='target']", after]);
    for (const text of texts.values()) {
      for (const part of fragments(text)) {
        expect(target).toContain(
          part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
        );
      }
    }
  });

  it.each(namesOf('idml'))('%s has well-formed stories with the translation', (name) => {
    const { after, texts } = fileOf(name);
    const stories = run('unzip', ['-Z1', after])
      .split('\n')
      .filter((path) => path.startsWith('Stories/'));
    expect(run('unzip', ['-Z1', after]).split('\n')[0]).toBe('mimetype');
    const all = stories.map((path) => run('unzip', ['-p', after, path]));
    const shown = all
      .map((story) => run('xmllint', ['--nonet', '--xpath', 'string(/)', '-'], story))
      .join('');
    for (const part of [...texts.values()].flatMap(fragments)) expect(shown).toContain(part);
  });
});

describe('pandoc', unless(noPandoc), () => {
  const plain = (from: string) => (path: string) =>
    run('pandoc', ['-f', from, '-t', 'plain', '--wrap=none', path]);

  it.each(namesOf('docx'))('reads %s', (name) => {
    expectTranslated(name, plain('docx'));
  });

  it.each(namesOf('html').filter((name) => !name.includes('latin')))('reads %s', (name) => {
    expectTranslated(name, plain('html'));
  });

  it.each([
    ['xml-handbook-docbook.xml', 'docbook'],
    ['xml-handbook-jats.xml', 'jats'],
  ])('reads %s', (name, from) => {
    expectTranslated(name, plain(from));
  });
});

describe('Python', unless(noPython), () => {
  it.each(namesOf('json'))(
    '%s has the same members and no other values than strings changed',
    (name) => {
      const read = (path: string) => run('python3', ['-m', 'json.tool', '--no-ensure-ascii', path]);
      const lines = (path: string) => read(path).split('\n');
      const { before, after } = fileOf(name);
      expect(lines(after).map(folded)).toEqual(lines(before).map(folded));
      const source = lines(before);
      const changed = lines(after).filter((line, index) => line !== source[index]);
      expect(changed.length).toBeGreaterThan(0);
      for (const line of changed) expect(line).toMatch(/^\s*(?:"[\p{ASCII}]*": )?".*",?$/u);
    },
  );
});

describe('FFmpeg', unless(noFFmpeg), () => {
  it.each(namesOf('srt'))('reads %s', (name) => {
    expectTranslated(name, (path) => run('ffmpeg', ['-v', 'error', '-i', path, '-f', 'srt', '-']));
  });
});

describe('iconv', unless(noIconv), () => {
  it.each([
    ['txt-handbook-windows.txt', 'CP1252'],
    ['html-handbook-latin.htm', 'ISO-8859-1'],
  ])('%s is still %s', (name, encoding) => {
    const { before, after, texts } = fileOf(name);
    const read = (path: string) => run('iconv', ['-f', encoding, '-t', 'UTF-8', path]);
    const squeezed = (text: string) => text.replace(/lang="[^"]*"/g, '').replace(/\s+/g, ' ');
    expect(folded(squeezed(read(after)))).toBe(folded(squeezed(read(before))));
    const shown = squeezed(read(after));
    expect([...texts.values()].filter((text) => shown.includes(text)).length).toBeGreaterThan(20);
  });

  it('a file with Windows line ends keeps them', () => {
    const { after } = fileOf('txt-handbook-windows.txt');
    const lines = readFileSync(after, 'latin1').split('\n').slice(0, -1);
    expect(lines.every((line) => line.endsWith('\r'))).toBe(true);
  });
});
