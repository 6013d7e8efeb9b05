import { createRiffReader, NotWav } from '../riff.ts';

/** Bytes of a `.SoX` header before its comment; its own length does not count the magic word. */
const SOX_HEADER = 32;
const SOX_MAGIC_BYTES = 4;
const SOX_MAGIC = '.SoX';

/**
 * Reads what the recorder of a system writes, and gives 16-bit little-endian samples.
 * @returns a reader that gives null where the stream is not what it should be
 */
export function createSoundReader(platform: NodeJS.Platform): (bytes: Buffer) => Uint8Array | null {
  if (platform === 'darwin') return createEven();
  if (platform === 'win32') return createSoxReader();
  const riff = createRiffReader();
  const even = createEven();
  return (bytes) => {
    try {
      return even(riff.push(bytes));
    } catch (error) {
      if (error instanceof NotWav) return null;
      throw error;
    }
  };
}

/** Gives whole samples only. */
function createEven(): (bytes: Buffer) => Uint8Array {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    const length = all.length & ~1;
    rest = Buffer.from(all.subarray(length));
    return all.subarray(0, length);
  };
}

/** sox's own format: a header of a stated length, then samples of 32 bits. */
function createSoxReader(): (bytes: Buffer) => Uint8Array | null {
  let waiting = Buffer.alloc(0);
  let isInData = false;
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    if (!isInData) {
      if (waiting.length < SOX_HEADER) return new Uint8Array(0);
      if (waiting.toString('latin1', 0, 4) !== SOX_MAGIC) return null;
      const length = waiting.readUInt32LE(4) + SOX_MAGIC_BYTES;
      if (waiting.length < length) return new Uint8Array(0);
      waiting = waiting.subarray(length);
      isInData = true;
    }
    const count = Math.floor(waiting.length / 4);
    const samples = new Int16Array(count);
    // The upper half of a sample is the sample in 16 bits.
    for (let index = 0; index < count; index += 1)
      samples[index] = waiting.readInt16LE(index * 4 + 2);
    waiting = Buffer.from(waiting.subarray(count * 4));
    return new Uint8Array(samples.buffer);
  };
}
