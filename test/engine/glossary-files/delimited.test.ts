import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRecords } from '../../../main/engine/glossary-files/csv-records.ts';
import { readGlossaryFile } from '../../../main/engine/glossary-files/read-glossary-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, name = 'terms.csv') => readGlossaryFile(bytes(text), name, null);
const shown = async (text: string, name?: string) => {
  const { format, rows, badLines } = await read(text, name);
  return {
    format,
    rows: rows.map(({ line, source, target, pair }) =>
      [line, source, target, ...(pair ? [`${pair.source}-${pair.target}`] : [])].join('|'),
    ),
    bad: badLines.map(({ line, problem, text: what }) => `${line} ${problem} ${what}`),
  };
};

describe('tab-separated entries', () => {
  it('are taken as they stand, quotation marks too', async () => {
    expect(await shown('a "b"\tc, d\r\n\r\n"x\ty"\rz\tw', 'terms.tsv')).toEqual({
      format: 'tsv',
      rows: ['1|a "b"|c, d', '3|"x|y"', '4|z|w'],
      bad: [],
    });
  });

  it('may name their languages', async () => {
    expect(await shown('a\tb\tEN\tpt-BR\n', 'terms.txt')).toEqual({
      format: 'tsv',
      rows: ['1|a|b|en-pt'],
      bad: [],
    });
  });

  it('have two columns or four', async () => {
    expect(await shown('a\tb\nalone\nx\ty\tz\n1\t2\ten\tde\t5', 'terms.tsv')).toEqual({
      format: 'tsv',
      rows: ['1|a|b'],
      bad: ['2 columns alone', '3 columns x · y · z', '4 columns 1 · 2 · en · de · 5'],
    });
  });
});

describe('comma-separated entries', () => {
  it.each([
    ['Englisch;Deutsch', 'en-de'],
    ['Anglais;Français', 'en-fr'],
    ['inglés;español', 'en-es'],
    ['英語;日本語', 'en-ja'],
    ['英语;中文', 'en-zh'],
    ['الإنجليزية;العربية', 'en-ar'],
    ['English;Deutsch', 'en-de'],
    ['ENG;GER;Notiz', 'en-de'],
  ])('have headings in any language of the interface: %s', async (heading, pair) => {
    expect(await shown(`${heading}\nhouse;x\n`)).toMatchObject({
      rows: [`2|house|x|${pair}`],
      bad: [],
    });
  });

  it.each([
    'Source;Target;Comment',
    'Quelle;Ziel;Notiz',
    'Source;Cible;Commentaire',
    'Origen;Destino;Nota',
    '原文;訳文;備考',
    '原文;译文;备注',
    'المصدر;الهدف;ملاحظة',
  ])('have sides in any language of the interface: %s', async (heading) => {
    expect(await shown(`${heading}\nhouse;x;n\n`)).toMatchObject({ rows: ['2|house|x'], bad: [] });
  });

  it('may begin with the line that tells spreadsheets the separator', async () => {
    const read = await shown('sep=;\r\na, b;c\r\nalone\r\n');
    expect(read).toEqual({ format: 'csv', rows: ['2|a, b|c'], bad: ['3 columns alone'] });
  });

  it('are read as RFC 4180 says', async () => {
    expect(await shown('a,b\n"c, ""d""","e\nf"\n,\nlast,"line"')).toEqual({
      format: 'csv',
      rows: ['1|a|b', '2|c, "d"|e\nf', '5|last|line'],
      bad: [],
    });
  });

  it('with languages become dictionaries', async () => {
    expect(await shown('a,b,EN,de\nc,d,en-US,fr\ne,f,,\ng,h,en,EN-gb\ni,j,en,tlh\n')).toEqual({
      format: 'csv-pairs',
      rows: ['1|a|b|en-de', '2|c|d|en-fr', '3|e|f'],
      bad: ['4 same-language g · h · en · EN-gb', '5 language i · j · en · tlh'],
    });
  });

  it('lose only the line in which quotation marks are wrong', async () => {
    expect(await shown('a,b\n"c,d\ne,f\ng"h,i\n"j"k,l\nm,n')).toEqual({
      format: 'csv',
      rows: ['1|a|b', '3|e|f', '6|m|n'],
      bad: ['2 quotes "c,d', '4 quotes g"h,i', '5 quotes "j"k,l'],
    });
  });

  it('may be parted by semicolons', async () => {
    expect(await shown('a, b;c\nd;"e;f"\n')).toEqual({
      format: 'csv',
      rows: ['1|a, b|c', '2|d|e;f'],
      bad: [],
    });
  });

  it('come back as they were written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ' ', '\n', '\r', 'é', '💬') });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = rows.map((row) => row.map(quoted).join(',')).join('\n');
        expect(Array.from(csvRecords(text, ','), ({ cells }) => cells)).toEqual(rows);
      }),
    );
  });

  it('are cut in linear time whatever marks are missing', () => {
    const hostile = [
      '"a,b\n'.repeat(100_000),
      '""\n'.repeat(100_000) + '"',
      `"${'""'.repeat(100_000)}`,
      ','.repeat(1_000_000),
    ];
    for (const text of hostile) {
      let records = 0;
      for (const { cells } of csvRecords(text, ',')) {
        records += 1;
        expect(cells?.length ?? 0).toBeLessThanOrEqual(64);
      }
      expect(records).toBeGreaterThan(0);
    }
  });
});

describe('the encoding of a file', () => {
  const utf16 = (text: string, mark: readonly number[], swap: boolean) => {
    const body = Buffer.from(text, 'utf16le');
    return new Uint8Array(Buffer.concat([Buffer.from(mark), swap ? body.swap16() : body]));
  };
  it.each([
    ['utf-8', bytes('größe\tžluť'), null],
    ['utf-8', new Uint8Array([0xef, 0xbb, 0xbf, ...bytes('größe\tžluť')]), null],
    ['utf-16le', utf16('größe\tžluť', [0xff, 0xfe], false), null],
    ['utf-16be', utf16('größe\tžluť', [0xfe, 0xff], true), null],
    [
      'windows-1250',
      new Uint8Array([...bytes('gr'), 0xf6, 0xdf, ...bytes('e\t'), 0x9e, ...bytes('lu'), 0x9d]),
      'cs',
    ],
  ])('%s is found out', async (encoding, file, language) => {
    const found = await readGlossaryFile(file, 'a.tsv', language);
    expect(found).toMatchObject({
      encoding,
      rows: [{ source: 'größe', target: 'žluť' }],
    });
  });

  it('is windows-1252 where nothing else fits', async () => {
    const file = new Uint8Array([
      ...bytes('gr'),
      0xf6,
      0xdf,
      ...bytes('e,d'),
      0xe9,
      ...bytes('j'),
      0xe0,
    ]);
    expect(await readGlossaryFile(file, 'a.csv', null)).toMatchObject({
      encoding: 'windows-1252',
      rows: [{ source: 'größe', target: 'déjà' }],
    });
  });
});

describe('a file is refused', () => {
  it.each([
    ['empty', bytes('')],
    ['empty', bytes(' \n\n'.replace(' ', ''))],
    ['encoding', new Uint8Array([1, 0, 2, 0, 0, 0])],
    ['wrong-content', new Uint8Array(Buffer.from('d0cf11e0a1b11ae1', 'hex'))],
  ])('as %s', async (reason, file) => {
    await expect(readGlossaryFile(file, 'a.csv', null)).rejects.toMatchObject({ reason });
  });

  it('with more lines than a glossary can hold', async () => {
    const file = bytes('a\tb\n'.repeat(500_001));
    await expect(readGlossaryFile(file, 'a.tsv', null)).rejects.toMatchObject({
      reason: 'too-large-inside',
    });
  });
});
