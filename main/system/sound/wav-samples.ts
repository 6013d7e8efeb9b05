import type { WavFormat } from './riff.ts';

/** Turns the bytes of a WAV file into one channel of 16 bits, piece by piece. */
export function createWavSamples(format: WavFormat): (bytes: Buffer) => Int16Array {
  const { channels, bits } = format;
  const frame = (channels * bits) / 8;
  const read = sampleReader(format);
  let rest = Buffer.alloc(0);
  return (bytes) => {
    const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    const count = Math.floor(all.length / frame);
    const samples = new Int16Array(count);
    for (let index = 0; index < count; index += 1) {
      let sum = 0;
      for (let channel = 0; channel < channels; channel += 1) {
        sum += read(all, index * frame + (channel * bits) / 8);
      }
      samples[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum / channels)));
    }
    rest = Buffer.from(all.subarray(count * frame));
    return samples;
  };
}

/** Reads one sample as a number of the 16-bit range. */
function sampleReader({ coding, bits }: WavFormat): (bytes: Buffer, at: number) => number {
  if (coding === 3) return (bytes, at) => bytes.readFloatLE(at) * 32_768;
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
