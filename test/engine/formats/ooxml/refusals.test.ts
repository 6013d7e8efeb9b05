import { describe, expect, it } from 'vitest';
import { docxFilter } from '../../../../main/engine/formats/docx/docx-filter.ts';
import { pptxFilter } from '../../../../main/engine/formats/pptx/pptx-filter.ts';
import { xlsxFilter } from '../../../../main/engine/formats/xlsx/xlsx-filter.ts';
import { readZip } from '../../../../main/engine/formats/zip/read-zip.ts';
import { packEntry, writeZip } from '../../../../main/engine/formats/zip/write-zip.ts';
import { WORD, officeFile, options, reasonOf, wordFile } from './office-file.ts';

const TEXT = '<w:p><w:r><w:t>Hello</w:t></w:r></w:p>';
const reason = (bytes: Uint8Array) => reasonOf(docxFilter.extract(bytes, options()));
const main = (text: string, type = 'wordprocessingml.document.main') =>
  officeFile({ 'word/document.xml': { type, text } });
const document = (body: string, before = '') =>
  main(`${before}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`);

/** The header of a compound file with a stream of this name. */
const compound = (stream: string) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(1_000),
      Buffer.from(stream, 'utf16le'),
    ]),
  );

describe('refusals of office documents', () => {
  it('refuses passwords, old programs, other formats and what is no document', async () => {
    expect(await reason(compound('EncryptedPackage'))).toBe('password');
    expect(await reason(compound('WordDocument'))).toBe('wrong-content');
    expect(await reason(new TextEncoder().encode('Hello'))).toBe('wrong-content');
    const file = await wordFile(TEXT);
    expect(await reason(file)).toBe('none');
    expect(await reason(file.subarray(0, 300))).toBe('damaged');
    expect(await reasonOf(pptxFilter.extract(file, options()))).toBe('wrong-content');
    expect(await reasonOf(xlsxFilter.extract(file, options()))).toBe('wrong-content');
    const zip = await writeZip([await packEntry('a.txt', new TextEncoder().encode('a'))]);
    expect(await reason(zip)).toBe('wrong-content');
    const { entries } = await readZip(file);
    const headless = entries.filter(({ name }) => name !== 'word/document.xml');
    expect(await reason(await writeZip(headless))).toBe('damaged');
  });

  it('rejects macros, whatever their names', async () => {
    const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml';
    const text = `<w:document xmlns:w="${WORD}"><w:body>${TEXT}</w:body></w:document>`;
    expect(await reason(await main(text, macros))).toBe('macros');
    const part = { type: 'application/vnd.ms-office.vbaProject', text: '<a/>' };
    expect(await reason(await wordFile(TEXT, { 'word/hidden.bin': part }))).toBe('macros');
    const named = { type: 'application/octet-stream', text: '<a/>' };
    expect(await reason(await wordFile(TEXT, { 'word/vbaProject.bin': named }))).toBe('macros');
  });

  it('refuses entities, document types, nesting and broken XML', async () => {
    const bomb = '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    expect(await reason(await document(TEXT, bomb))).toBe('entities');
    const outside = '<!DOCTYPE a SYSTEM "file:///etc/passwd">';
    expect(await reason(await document(TEXT, outside))).toBe('entities');
    const deep = '<w:sdt>'.repeat(1_200) + TEXT + '</w:sdt>'.repeat(1_200);
    expect(await reason(await document(deep))).toBe('too-deep');
    expect(await reason(await document('<w:p><w:r></w:p></w:r>'))).toBe('damaged');
    expect(await reason(await document('<w:p><w:r><w:t>&unknown;</w:t></w:r></w:p>'))).toBe(
      'damaged',
    );
  });

  it('refuses bombs, giant paragraphs and documents without words', async () => {
    const { entries } = await readZip(await wordFile(TEXT));
    const bomb = await packEntry('word/media/a.bin', new Uint8Array(5_000_000));
    expect(await reason(await writeZip([...entries, bomb]))).toBe('too-large-inside');
    // Many different words: one paragraph, little compressed.
    let words = '';
    for (let count = 0; words.length < 1_000_001; count += 1)
      words += `${(count * 7_919) % 99_991} a`;
    const giant = await document(`<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`);
    expect(await reason(giant)).toBe('too-large-inside');
    expect(await reason(await document('<w:p/>'))).toBe('empty');
    expect(await reason(await document('<w:p><w:r><w:t>12.5 %</w:t></w:r></w:p>'))).toBe('empty');
  });

  it('stops when it is cancelled', async () => {
    const file = await wordFile(TEXT);
    const signal = AbortSignal.abort();
    expect(await reasonOf(docxFilter.extract(file, options({ signal })))).toBe('cancelled');
  });

  it('warns that a signature will not hold', async () => {
    const part = { type: 'application/xml', text: '<a/>' };
    const file = await wordFile(TEXT, { '_xmlsignatures/sig1.xml': part });
    const { warnings } = await docxFilter.extract(file, options());
    expect(warnings).toEqual([{ code: 'signature-lost' }]);
  });
});
