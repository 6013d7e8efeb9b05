import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';

/** A stream that breaks off after so many bytes, as if its connection had gone. */
export function cutShort(source: Readable, bytes: number): Readable {
  let left = bytes;
  const cut = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const piece = chunk.subarray(0, left);
      left -= piece.length;
      done(null, piece);
      if (left === 0) setImmediate(() => cut.destroy());
    },
  });
  cut.on('close', () => source.destroy());
  return source.pipe(cut);
}
