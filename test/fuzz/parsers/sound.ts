import { Readable } from 'node:stream';
import { fileSamples } from '../../../main/system/sound/file-samples.ts';
import { UnreadableSound } from '../../../main/system/sound/unreadable-sound.ts';
import { BYTE_MUTATIONS, mutated } from '../mutate/bytes.ts';
import type { FuzzedParser } from '../parser.ts';

/** A WAV file of a tenth of a second. */
function wavOf(coding: number, bits: number, rate: number, before: Buffer): Buffer {
  const samples = Buffer.alloc(Math.floor(rate / 10) * (bits / 8), 1);
  const format = Buffer.alloc(24);
  format.write('fmt ', 'latin1');
  format.writeUInt32LE(16, 4);
  format.writeUInt16LE(coding, 8);
  format.writeUInt16LE(1, 10);
  format.writeUInt32LE(rate, 12);
  format.writeUInt32LE((rate * bits) / 8, 16);
  format.writeUInt16LE(bits / 8, 20);
  format.writeUInt16LE(bits, 22);
  const data = Buffer.from('data\0\0\0\0', 'latin1');
  data.writeUInt32LE(samples.length, 4);
  const body = Buffer.concat([Buffer.from('WAVE'), before, format, data, samples]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

const seeds = [
  wavOf(1, 16, 16_000, Buffer.alloc(0)),
  wavOf(1, 24, 44_100, Buffer.from('LIST\u0004\0\0\0abcd', 'latin1')),
  wavOf(3, 32, 8_000, Buffer.from('JUNK\u0001\0\0\0x\0', 'latin1')),
  wavOf(1, 8, 4_000, Buffer.alloc(0)),
];

/** Sound files, without the installed decoder. */
export const sound: readonly FuzzedParser[] = [
  {
    name: 'wav',
    seeds,
    // The head is hit most often: samples may be anything.
    mutate(random) {
      const seed = random.pick(seeds);
      if (random.percent(40)) return mutated(seed, random, BYTE_MUTATIONS, seeds);
      const head = mutated(seed.subarray(0, 64), random, BYTE_MUTATIONS, seeds);
      return Buffer.concat([head, seed.subarray(64)]);
    },
    async read(input) {
      const file = Readable.from([
        Buffer.from(input.subarray(0, 50)),
        Buffer.from(input.subarray(50)),
      ]);
      let count = 0;
      const signal = new AbortController().signal;
      for await (const samples of fileSamples(file, () => null, signal)) count += samples.length;
      return count;
    },
    refusalOf: (thrown) => (thrown instanceof UnreadableSound ? 'unreadable' : null),
    // Four samples at 16 kHz for each at 4 kHz, of one byte.
    mostWork: (bytes) => 4 * bytes + 64,
    runs: 300,
  },
];
