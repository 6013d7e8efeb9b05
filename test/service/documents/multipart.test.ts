import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundaryOf, readMultipart } from '../../../main/service/http/multipart.ts';

interface Part {
  readonly name: string;
  readonly fileName: string | null;
  readonly bytes: Buffer;
}

async function* inChunks(bytes: Buffer, cuts: readonly number[]): AsyncGenerator<Buffer> {
  await Promise.resolve();
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  let at = 0;
  for (const place of [...places, bytes.length]) {
    yield bytes.subarray(at, place);
    at = place;
  }
}

async function partsOf(bytes: Buffer, boundary: string, cuts: readonly number[] = []) {
  const parts: Part[] = [];
  let [head, chunks]: [{ name: string; fileName: string | null } | null, Buffer[]] = [null, []];
  for await (const piece of readMultipart(inChunks(bytes, cuts), boundary)) {
    if (piece.kind === 'head') [head, chunks] = [piece, []];
    else if (piece.kind === 'bytes') chunks.push(Buffer.from(piece.bytes));
    else if (head !== null) {
      parts.push({ name: head.name, fileName: head.fileName, bytes: Buffer.concat(chunks) });
    }
  }
  return parts;
}

const body = (parts: readonly Part[], boundary: string): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, fileName, bytes }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
          `${fileName === null ? '' : `; filename="${fileName}"`}\r\nX-Other: 1\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\nepilogue`),
  ]);

describe('a multipart body', () => {
  const boundary = 'x-BOUND';
  // Made of pieces of delimiters, so that many look like one.
  const bytes = fc
    .array(
      fc.constantFrom('\r', '\n', '-', '--', 'x', 'x-BOUN', '--x-BOUN', '\r\n--x-BOUN', 'a', '\0'),
    )
    .map((pieces) => Buffer.from(pieces.join(''), 'latin1'));
  const word = fc.stringMatching(/^[a-z\u00e4\u4e2d ]{1,12}$/);
  const part = fc.record({ name: word, fileName: fc.option(word), bytes });

  it('is read the same, however it is cut', () =>
    fc.assert(
      fc.asyncProperty(fc.array(part), fc.array(fc.nat(2000)), async (parts, cuts) => {
        expect(await partsOf(body(parts, boundary), boundary, cuts)).toEqual(parts);
      }),
    ));

  it('is read byte by byte', async () => {
    const parts = [{ name: 'file', fileName: 'a.txt', bytes: Buffer.from('one\r\n--x-BOUNtwo') }];
    const whole = body(parts, boundary);
    const cuts = Array.from({ length: whole.length }, (_, index) => index);
    expect(await partsOf(whole, boundary, cuts)).toEqual(parts);
  });

  it('may begin with a preamble, and have spaces behind a boundary', async () => {
    const whole = Buffer.from(
      'preamble\r\n--B \t\r\ncontent-disposition: form-data;name=a\r\n\r\n1\r\n--B--',
    );
    expect(await partsOf(whole, 'B')).toEqual([
      { name: 'a', fileName: null, bytes: Buffer.from('1') },
    ]);
  });

  it.each([
    ['filename="a\\"b.txt"', 'a"b.txt'],
    ['filename="a%22b%0D%0A.txt"', 'a"b\r\n.txt'],
    ['filename="100%.txt"', '100%.txt'],
    ['filename="C:\\dir\\a.txt"', 'C:\\dir\\a.txt'],
    ['filename="Größe.txt"', 'Größe.txt'],
    ['filename="x"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fe.txt', 'Größe.txt'],
    ["filename*=iso-8859-1'de'Gr%F6%DFe.txt", 'Größe.txt'],
    ['filename="=?utf-8?B?R3LDtsOfZS50eHQ=?="', 'Größe.txt'],
    ['filename="=?ISO-8859-1?q?Gr=F6=DFe_?= =?utf-8?Q?=E2=82=AC.txt?="', 'Größe €.txt'],
    ['filename="=?no-charset?B?R3I=?=.txt"', '=?no-charset?B?R3I=?=.txt'],
    ['filename=plain.txt', 'plain.txt'],
    ['filename="a;b.txt"', 'a;b.txt'],
    ['filename=""', ''],
  ])('has a file called %s', async (written, name) => {
    const whole = Buffer.from(
      `--B\r\nContent-Disposition: form-data; name="file"; ${written}\r\n\r\n\r\n--B--\r\n`,
    );
    expect((await partsOf(whole, 'B'))[0]?.fileName).toBe(name);
  });

  it('has a file named by a program older than UTF-8', async () => {
    const head = 'Content-Disposition: form-data; name="file"; filename="Größe.txt"';
    const whole = Buffer.from(`--B\r\n${head}\r\n\r\n\r\n--B--\r\n`, 'latin1');
    expect((await partsOf(whole, 'B'))[0]?.fileName).toBe('Größe.txt');
  });

  it.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
    ['MULTIPART/FORM-DATA;BOUNDARY=abc', 'abc'],
    ['multipart/form-data', null],
    ['multipart/mixed; boundary=abc', null],
    [`multipart/form-data; boundary=${'a'.repeat(71)}`, null],
    ['application/json', null],
    ['', null],
  ])('has the boundary of %s', (type, expected) => {
    expect(boundaryOf(type)).toBe(expected);
  });
});
