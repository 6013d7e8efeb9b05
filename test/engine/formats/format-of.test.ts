import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { EXTENSIONS, extensionOf, formatOf } from '../../../main/engine/formats/format-of.ts';
import { FORMATS, filterFor, loadFilter } from '../../../main/engine/formats/filters.ts';

const zip = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, [strToU8('x'), { level: 0 }]])));
const compound = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(streams.join('\0'), 'utf16le'),
  ]);
const text = (content: string) => Buffer.from(content);

describe('formatOf', () => {
  it.each([
    ['a.docx', zip('[Content_Types].xml', 'word/document.xml'), 'docx'],
    ['a.docx', zip('[Content_Types].xml'), 'docx'],
    ['A.PPTX', zip('ppt/presentation.xml'), 'pptx'],
    ['a.b.xlsx', zip('xl/workbook.xml'), 'xlsx'],
    ['a.pdf', text('%PDF-1.7\n'), 'pdf'],
    ['a.pdf', text('\0\0rubbish\n%PDF-1.4\n'), 'pdf'],
    ['a.htm', text('<p>Hello'), 'html'],
    ['a.txt', text('Hello'), 'txt'],
    ['a.txt', Buffer.from('Hello there', 'utf16le'), 'txt'],
    ['a.txt', text('A file of this kind begins with %PDF-1.7'), 'txt'],
    ['a.xlf', text('<xliff/>'), 'xliff'],
    ['a.srt', text('1\n'), 'srt'],
    ['a.xml', text('\ufeff<a>%PDF-</a>'), 'xml'],
    ['a.json', text('{"type": "%PDF-"}'), 'json'],
    ['a.dita', text('<topic/>'), 'dita'],
    ['a.mif', text('<MIFFile 2015>'), 'mif'],
    ['a.jpg', Buffer.from('ffd8ffe000', 'hex'), 'image'],
    ['a.png', Buffer.from('ffd8ffe000', 'hex'), 'image'],
    ['a.jpeg', Buffer.from('89504e470d0a1a0a', 'hex'), 'image'],
  ])('%s with its content is %s', (name, head, format) => {
    expect(formatOf(name, head)).toBe(format);
  });

  it.each([
    ['a.odt', text('x'), 'unknown-format'],
    ['docx', text('x'), 'unknown-format'],
    ['.docx', text('x'), 'unknown-format'],
    ['a.docm', zip('word/document.xml'), 'macros'],
    ['a.xlsm', zip('xl/workbook.xml'), 'macros'],
    ['a.ditamap', text('<map/>'), 'ditamap'],
    ['a.txt', text(''), 'no-bytes'],
    ['a.docx', text(''), 'no-bytes'],
    ['a.docx', compound('Root Entry', 'EncryptedPackage'), 'password'],
    ['a.xlsx', compound('Root Entry', 'Workbook'), 'wrong-content'],
    ['a.docx', zip('xl/workbook.xml'), 'wrong-content'],
    ['a.docx', zip('mimetype'), 'docx'],
    ['a.docx', text('Hello'), 'wrong-content'],
    ['a.pdf', text('Hello'), 'wrong-content'],
    ['a.txt', zip('word/document.xml'), 'wrong-content'],
    ['a.txt', text('%PDF-1.7\n'), 'wrong-content'],
    ['a.html', Buffer.from('89504e470d0a1a0a', 'hex'), 'wrong-content'],
    ['a.json', Buffer.from([1, 0, 2, 0, 0, 3]), 'wrong-content'],
    ['a.xml', text('<MIFFile 2015>'), 'wrong-content'],
    ['a.png', text('GIF89a'), 'wrong-content'],
  ])('%s is refused or taken by what it holds: %s', (name, head, expected) => {
    let outcome: string;
    try {
      outcome = formatOf(name, head);
    } catch (error) {
      outcome = (error as { reason: string }).reason;
    }
    expect(outcome).toBe(expected);
  });

  it('tells a package of another program by its type', () => {
    const odt = zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': strToU8('<x/>'),
    });
    const idml = zipSync({
      mimetype: [strToU8('application/vnd.adobe.indesign-idml-package'), { level: 0 }],
      'designmap.xml': strToU8('<x/>'),
    });
    expect(() => formatOf('a.docx', odt)).toThrow('another program');
    expect(formatOf('a.idml', idml)).toBe('idml');
    expect(() => formatOf('a.docx', idml)).toThrow('InDesign');
  });
});

it('reads endings of names only', () => {
  expect(['a.TXT', 'a/b.c/d', 'C:\\x.y\\z', 'x.', '.hidden'].map(extensionOf)).toEqual([
    'txt',
    '',
    '',
    '',
    '',
  ]);
});

it('has a filter for each format that agrees about its endings', async () => {
  for (const format of FORMATS) {
    const filter = await loadFilter(format);
    expect(filter.id).toBe(format);
    expect([...filter.extensions].sort()).toEqual([...EXTENSIONS[format]].sort());
    expect(filter.type).toMatch(/^[a-z]+\/[\w.+-]+$/);
  }
});

it('gives the filter of a file', async () => {
  expect((await filterFor('notes.txt', text('Hello'))).id).toBe('txt');
  await expect(filterFor('notes.odt', text('Hello'))).rejects.toMatchObject({
    reason: 'unknown-format',
  });
});
