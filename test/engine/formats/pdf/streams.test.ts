import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DocumentRefusal } from '../../../../main/engine/formats/document-filter.ts';
import { checkStreams } from '../../../../main/engine/formats/pdf/check-streams.ts';

const MB = 1024 * 1024;

/** Objects with a stream each, as `12 0 obj <<…>> stream … endstream endobj`. */
const file = (...objects: readonly { readonly dictionary: string; readonly data: Buffer }[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap(({ dictionary, data }, index) => [
      Buffer.from(
        `${index + 1} 0 obj\n<<${dictionary}/Length ${data.length}/Filter/FlateDecode>>\nstream\n`,
      ),
      data,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  ]);
const white = (bytes: number) => deflateSync(Buffer.alloc(bytes, 255));
const picture = (size: string, bytes: number) => ({
  dictionary: `/Type/XObject/Subtype/Image${size}/ColorSpace/DeviceRGB/BitsPerComponent 8`,
  data: white(bytes),
});
const outcome = (bytes: Buffer) =>
  checkStreams(bytes, new AbortController().signal).then(
    () => 'read',
    (error: unknown) => (error instanceof DocumentRefusal ? error.reason : error),
  );

describe('streams of a PDF that make far more than they take', () => {
  it('are read where they are pictures of that size', async () => {
    const scan = picture('/Width 2480/Height 3508', 2480 * 3508 * 3);
    expect(await outcome(file(scan))).toBe('read');
    // Its sides stand in other objects, its mask beside it, its colours in front of it.
    const elsewhere = picture('/Width 12 0 R/Height 13 0 R', 30 * MB);
    const mask = picture('/Width 3000 /Height 4000', 3000 * 4000);
    const colours = picture(`/Width 3000/Height 4000/Decode[${'0 1 '.repeat(2000)}]`, 12_000_000);
    expect(await outcome(file(elsewhere, mask, colours))).toBe('read');
  });

  it('are refused where they make more than their width and height', async () => {
    expect(await outcome(file(picture('/Width 10/Height 10', 24 * MB)))).toBe('too-large-inside');
    expect(await outcome(file(picture('/Width 90000/Height 90000', 400 * MB)))).toBe(
      'too-large-inside',
    );
  });

  it('are refused where they are drawings or texts, unless they are small', async () => {
    expect(await outcome(file({ dictionary: '', data: white(24 * MB) }))).toBe('too-large-inside');
    expect(await outcome(file({ dictionary: '', data: white(6 * MB) }))).toBe('read');
  });
});
