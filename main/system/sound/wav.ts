/** How samples stand in a WAV file. */
export interface WavFormat {
  readonly coding: 'whole' | 'floating';
  readonly channels: number;
  readonly rate: number;
  readonly bits: number;
  /** Whether the highest byte of a sample comes first, as in a RIFX file. */
  readonly isBigEndian: boolean;
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
 * a header is not 44 bytes long (Microsoft, RIFF specification of 1991; EBU Tech 3306 for RF64). RIFX is
 * RIFF with the highest byte first.
 * @param bytes from the very first one on
 */
export function readWavHead(bytes: Buffer): WavHead {
  if (bytes.length < 12) return { kind: 'more' };
  const [outer, inner] = [bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)];
  if (!['RIFF', 'RIFX', 'RF64'].includes(outer) || inner !== 'WAVE') return { kind: 'other' };
  const number = numbersOf(bytes, outer === 'RIFX');
  let format: WavFormat | null = null;
  let longLength: number | null = null;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = number.long(at + 4);
    const start = at + 8;
    if (name === 'data') {
      if (format === null) return { kind: 'other' };
      if (size >= NO_LENGTH) return { kind: 'wav', format, start, length: longLength };
      if (size > 0) return { kind: 'wav', format, start, length: size };
      // A writer that was cut off never came back to count its samples; one that wrote more chunks did.
      const end = 8 + number.long(4);
      if (end < start + 8 || end >= NO_LENGTH) return { kind: 'wav', format, start, length: null };
      if (bytes.length < start + 8) return { kind: 'more' };
      const isChunk = /^[\x20-\x7e]{4}$/.test(bytes.toString('latin1', start, start + 4));
      const isEmpty = isChunk && start + 8 + number.long(start + 4) <= end;
      return { kind: 'wav', format, start, length: isEmpty ? 0 : null };
    }
    if (start + size > MOST_HEAD) return { kind: 'other' };
    if (name === 'fmt ') {
      if (start + size > bytes.length) return { kind: 'more' };
      format = readFormat(number, start, size);
      if (format === null) return { kind: 'other' };
    }
    if (name === 'ds64' && size >= 16) {
      if (start + 16 > bytes.length) return { kind: 'more' };
      const length = Number(bytes.readBigUInt64LE(start + 8));
      longLength = length === 0 || !Number.isSafeInteger(length) ? null : length;
    }
    at = start + size + (size % 2);
  }
  return { kind: 'more' };
}

/** Numbers of a file in its order of bytes. */
interface Numbers {
  readonly isBigEndian: boolean;
  readonly short: (at: number) => number;
  readonly long: (at: number) => number;
}

const numbersOf = (bytes: Buffer, isBigEndian: boolean): Numbers => ({
  isBigEndian,
  short: (at) => (isBigEndian ? bytes.readUInt16BE(at) : bytes.readUInt16LE(at)),
  long: (at) => (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)),
});

function readFormat(
  { isBigEndian, short, long }: Numbers,
  start: number,
  size: number,
): WavFormat | null {
  if (size < 16) return null;
  const named = short(start);
  const coding = CODINGS[named === EXTENSIBLE && size >= 26 ? short(start + 24) : named];
  const channels = short(start + 2);
  const rate = long(start + 4);
  const bits = short(start + 14);
  if (coding === undefined || !WIDTHS[coding].includes(bits)) return null;
  if (channels < 1 || channels > 32 || rate < 4_000 || rate > 384_000) return null;
  return { coding, channels, rate, bits, isBigEndian };
}

/** Turns the bytes of samples into one channel of 16 bits, piece by piece. */
export function createWavReader(format: WavFormat): (bytes: Buffer) => Int16Array {
  const { channels, bits, isBigEndian } = format;
  const width = bits / 8;
  const read = sampleOf(format);
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    const count = Math.floor(all.length / (width * channels));
    const whole = all.subarray(0, count * width * channels);
    const ordered = isBigEndian ? turned(whole, width) : whole;
    const samples = new Int16Array(count);
    for (let index = 0; index < count; index += 1) {
      let sum = 0;
      for (let channel = 0; channel < channels; channel += 1) {
        sum += read(ordered, (index * channels + channel) * width);
      }
      samples[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum / channels)));
    }
    rest = Buffer.from(all.subarray(whole.length));
    return samples;
  };
}

/** The samples with their bytes the other way round. */
function turned(bytes: Buffer, width: number): Buffer {
  const other = Buffer.alloc(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) {
    const first = at - (at % width);
    other[first + width - 1 - (at % width)] = bytes[at] ?? 0;
  }
  return other;
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
