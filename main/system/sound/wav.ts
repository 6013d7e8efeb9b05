/** How samples stand in a WAV file. */
export interface WavFormat {
  readonly coding: 'whole' | 'floating';
  readonly channels: number;
  readonly rate: number;
  readonly bits: number;
}

/** What the first bytes of something tell. */
export type WavHead =
  /** More bytes are needed. */
  | { readonly kind: 'more' }
  /** No WAV file, or one in a coding that is not read here. */
  | { readonly kind: 'other' }
  | {
      readonly kind: 'wav';
      readonly format: WavFormat;
      /** Where the samples begin. */
      readonly start: number;
      /** Bytes of samples; null where the writer did not know. */
      readonly length: number | null;
    };

/** The coding of a `fmt ` chunk that names the coding in its extension. */
const EXTENSIBLE = 0xfffe;
const CODINGS: Readonly<Record<number, WavFormat['coding']>> = { 1: 'whole', 3: 'floating' };
const WIDTHS = { whole: [8, 16, 24, 32], floating: [32, 64] };
/** Programs that write to a pipe put such a length, since they cannot come back to correct it. */
const NO_LENGTH = 0x7f00_0000;
/** Headers hold pictures sometimes, but none is larger. */
const MOST_HEAD = 16 * 1024 * 1024;

/**
 * Reads the chunks up to `data`. Other chunks may stand before it (`LIST`, `fact`, `JUNK`), so that
 * a header is not 44 bytes long (Microsoft, RIFF specification of 1991; EBU Tech 3306 for RF64).
 * @param bytes from the very first one on
 */
export function readWavHead(bytes: Buffer): WavHead {
  if (bytes.length < 12) return { kind: 'more' };
  const [outer, inner] = [bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)];
  if (!['RIFF', 'RF64'].includes(outer) || inner !== 'WAVE') return { kind: 'other' };
  let format: WavFormat | null = null;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const start = at + 8;
    if (name === 'data') {
      if (format === null) return { kind: 'other' };
      const length = size === 0 || size >= NO_LENGTH ? null : size;
      return { kind: 'wav', format, start, length };
    }
    if (start + size > MOST_HEAD) return { kind: 'other' };
    if (name === 'fmt ') {
      if (start + size > bytes.length) return { kind: 'more' };
      format = readFormat(bytes.subarray(start, start + size));
      if (format === null) return { kind: 'other' };
    }
    at = start + size + (size % 2);
  }
  return { kind: 'more' };
}

function readFormat(chunk: Buffer): WavFormat | null {
  if (chunk.length < 16) return null;
  const named = chunk.readUInt16LE(0);
  const coding =
    CODINGS[named === EXTENSIBLE && chunk.length >= 26 ? chunk.readUInt16LE(24) : named];
  const channels = chunk.readUInt16LE(2);
  const rate = chunk.readUInt32LE(4);
  const bits = chunk.readUInt16LE(14);
  if (coding === undefined || !WIDTHS[coding].includes(bits)) return null;
  if (channels < 1 || channels > 32 || rate < 4_000 || rate > 384_000) return null;
  return { coding, channels, rate, bits };
}

/** Turns the bytes of samples into one channel of 16 bits, piece by piece. */
export function createWavReader(format: WavFormat): (bytes: Buffer) => Int16Array {
  const { channels, bits } = format;
  const width = bits / 8;
  const read = sampleOf(format);
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    const count = Math.floor(all.length / (width * channels));
    const samples = new Int16Array(count);
    for (let index = 0; index < count; index += 1) {
      let sum = 0;
      for (let channel = 0; channel < channels; channel += 1) {
        sum += read(all, (index * channels + channel) * width);
      }
      samples[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum / channels)));
    }
    rest = Buffer.from(all.subarray(count * width * channels));
    return samples;
  };
}

/** One sample as a number in the range of 16 bits. */
function sampleOf({ coding, bits }: WavFormat): (bytes: Buffer, at: number) => number {
  if (coding === 'floating') {
    return bits === 64
      ? (bytes, at) => bytes.readDoubleLE(at) * 32_768
      : (bytes, at) => bytes.readFloatLE(at) * 32_768;
  }
  switch (bits) {
    case 8:
      // The one width that is stored without a sign.
      return (bytes, at) => (bytes.readUInt8(at) - 128) * 256;
    case 16:
      return (bytes, at) => bytes.readInt16LE(at);
    case 24:
      return (bytes, at) => bytes.readIntLE(at, 3) / 256;
    default:
      return (bytes, at) => bytes.readInt32LE(at) / 65_536;
  }
}
