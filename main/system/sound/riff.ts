/** What a WAV stream says of its samples. */
export interface WavFormat {
  /** 1: whole numbers, 3: floating point. */
  readonly coding: 1 | 3;
  readonly channels: number;
  readonly rate: number;
  readonly bits: number;
}

/** Finds the samples in a WAV stream, however much stands before them. */
export interface RiffReader {
  /** @returns bytes of samples; throws `NotWav` where it is none */
  push(bytes: Buffer): Buffer;
  /** null until the samples begin. */
  readonly format: WavFormat | null;
}

export class NotWav extends Error {
  override readonly name = 'NotWav';
}

/** The coding of a `fmt ` chunk that says more in its extension. */
const EXTENSIBLE = 0xfffe;
/** No header of a recording is longer. */
const MOST_HEADER_BYTES = 1024 * 1024;

/**
 * Reads chunk by chunk up to `data`: programs put others between (`LIST`, `fact`), so that a header
 * is not 44 bytes long. The length of `data` is not believed, since recorders write it before they
 * know it (Microsoft and IBM, Multimedia Programming Interface and Data Specifications 1.0).
 */
export function createRiffReader(): RiffReader {
  let waiting = Buffer.alloc(0);
  let format: WavFormat | null = null;
  let isInData = false;

  const readHeader = (): Buffer => {
    if (waiting.length < 12) return Buffer.alloc(0);
    if (
      waiting.toString('latin1', 0, 4) !== 'RIFF' ||
      waiting.toString('latin1', 8, 12) !== 'WAVE'
    ) {
      throw new NotWav('no RIFF header');
    }
    let at = 12;
    while (at + 8 <= waiting.length) {
      const id = waiting.toString('latin1', at, at + 4);
      const size = waiting.readUInt32LE(at + 4);
      const start = at + 8;
      if (id === 'data') {
        if (format === null) throw new NotWav('samples without a format');
        isInData = true;
        return waiting.subarray(start);
      }
      if (start + size > MOST_HEADER_BYTES) throw new NotWav('a header without an end');
      if (start + size > waiting.length) break;
      if (id === 'fmt ') format = readFormat(waiting.subarray(start, start + size));
      at = start + size + (size % 2);
    }
    return Buffer.alloc(0);
  };

  return {
    push(bytes) {
      if (isInData) return bytes;
      waiting = Buffer.concat([waiting, bytes]);
      const samples = readHeader();
      if (isInData) waiting = Buffer.alloc(0);
      return samples;
    },
    get format() {
      return isInData ? format : null;
    },
  };
}

function readFormat(chunk: Buffer): WavFormat {
  if (chunk.length < 16) throw new NotWav('a short format');
  const named = chunk.readUInt16LE(0);
  const coding = named === EXTENSIBLE && chunk.length >= 26 ? chunk.readUInt16LE(24) : named;
  const [channels, rate, bits] = [
    chunk.readUInt16LE(2),
    chunk.readUInt32LE(4),
    chunk.readUInt16LE(14),
  ];
  const isKnown = (coding === 1 && [8, 16, 24, 32].includes(bits)) || (coding === 3 && bits === 32);
  if (!isKnown || channels < 1 || channels > 32 || rate < 4_000 || rate > 384_000) {
    throw new NotWav('a format that is not known');
  }
  return { coding: coding === 3 ? 3 : 1, channels, rate, bits };
}
