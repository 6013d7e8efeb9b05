/** Telephone codings of ITU-T G.711, one byte a sample. */
export interface Coding {
  decode(bytes: Uint8Array): Int16Array;
  encode(samples: Int16Array): Uint8Array;
}

const BIAS = 0x84;
const CLIP = 32_635;

/** The highest bit that is set, from bit 7 up. */
const exponentOf = (magnitude: number): number => Math.max(0, 31 - Math.clz32(magnitude) - 7);

function decodeUlaw(byte: number): number {
  const value = ~byte & 0xff;
  const exponent = (value >> 4) & 7;
  const magnitude = ((((value & 0x0f) << 3) + BIAS) << exponent) - BIAS;
  return (value & 0x80) === 0 ? magnitude : -magnitude;
}

function encodeUlaw(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const magnitude = Math.min(CLIP, Math.abs(sample)) + BIAS;
  const exponent = exponentOf(magnitude);
  return ~(sign | (exponent << 4) | ((magnitude >> (exponent + 3)) & 0x0f)) & 0xff;
}

function decodeAlaw(byte: number): number {
  const value = byte ^ 0x55;
  const exponent = (value >> 4) & 7;
  const low = ((value & 0x0f) << 4) + 8;
  const magnitude = exponent === 0 ? low : (low + 0x100) << (exponent - 1);
  return (value & 0x80) === 0 ? -magnitude : magnitude;
}

function encodeAlaw(sample: number): number {
  const sign = sample < 0 ? 0 : 0x80;
  const magnitude = Math.min(CLIP, sample < 0 ? -sample - 1 : sample);
  const exponent = exponentOf(magnitude);
  const mantissa = exponent === 0 ? magnitude >> 4 : (magnitude >> (exponent + 3)) & 0x0f;
  return (sign | (exponent << 4) | (mantissa & 0x0f)) ^ 0x55;
}

function coding(
  decodeOne: (byte: number) => number,
  encodeOne: (sample: number) => number,
): Coding {
  const table = Int16Array.from({ length: 256 }, (_, byte) => decodeOne(byte));
  return {
    decode: (bytes) => Int16Array.from(bytes, (byte) => table[byte] ?? 0),
    encode: (samples) => Uint8Array.from(samples, encodeOne),
  };
}

export const ALAW = coding(decodeAlaw, encodeAlaw);
export const ULAW = coding(decodeUlaw, encodeUlaw);
