import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWavReader, readWavHead } from '../../../main/system/sound/wav.ts';
import type { WavOptions } from './wav-bytes.ts';
import { wavBytes } from './wav-bytes.ts';

const text = Buffer.from('a name, odd');

function samplesOf(options: WavOptions): number[] {
  const bytes = wavBytes(options);
  const head = readWavHead(bytes);
  if (head.kind !== 'wav') throw new Error(head.kind);
  return [...createWavReader(head.format)(bytes.subarray(head.start))];
}

describe('the head of a WAV file', () => {
  it('ends where the samples begin, whatever stands before them', () => {
    const options = { samples: [1, 2, 3] };
    expect(readWavHead(wavBytes(options))).toMatchObject({ kind: 'wav', start: 44, length: 6 });
    const more = { ...options, before: [['LIST', text] as const, ['fact', text] as const] };
    expect(readWavHead(wavBytes(more))).toMatchObject({ start: 44 + 20 + 20, length: 6 });
  });

  it('asks for more until it is whole, however it is cut', () => {
    const bytes = wavBytes({ samples: [7], before: [['LIST', text]] });
    const { length } = bytes;
    for (let cut = 0; cut < length - 2; cut += 1) {
      expect(readWavHead(bytes.subarray(0, cut)), String(cut)).toEqual({ kind: 'more' });
    }
    expect(readWavHead(bytes)).toMatchObject({ kind: 'wav', start: length - 2 });
  });

  it.each([0, 0xffffffff, 0x7fffffff, 2 ** 31 + 36])(
    'does not believe a length of %d',
    (claims) => {
      expect(readWavHead(wavBytes({ samples: [1], claims }))).toMatchObject({ length: null });
    },
  );

  it('believes a length of nothing where other chunks follow', () => {
    const after = [['LIST', Buffer.from('INFOIART')] as const];
    expect(readWavHead(wavBytes({ samples: [], after }))).toMatchObject({ length: 0 });
    expect(readWavHead(wavBytes({ samples: [] }))).toMatchObject({ length: null });
  });

  it('has its length in RF64 before the format', () => {
    const sizes = Buffer.alloc(28);
    sizes.writeBigUInt64LE(6n, 8);
    const bytes = wavBytes({ samples: [1, 2, 3], claims: 0xffffffff, before: [['LIST', text]] });
    const long = Buffer.concat([
      Buffer.from('RF64\xff\xff\xff\xffWAVEds64\x1c\x00\x00\x00', 'latin1'),
      sizes,
      bytes.subarray(12),
      Buffer.from('LIST\x04\x00\x00\x00INFO'),
    ]);
    expect(readWavHead(long)).toMatchObject({ kind: 'wav', length: 6 });
    for (let cut = 0; cut < 48; cut += 1) {
      expect(readWavHead(long.subarray(0, cut)), String(cut)).toEqual({ kind: 'more' });
    }
  });

  it.each([8, 16, 24, 32] as const)('may have the highest byte first (RIFX, %d bits)', (bits) => {
    const width = bits / 8;
    const little = wavBytes({ samples: [1, 100, 127], bits, channels: 1 });
    const big = Buffer.from(little);
    big.write('RIFX', 'latin1');
    const fields = [4, 4, 16, 4, 20, 2, 22, 2, 24, 4, 28, 4, 32, 2, 34, 2, 40, 4];
    for (let at = 0; at < fields.length; at += 2) {
      const [start = 0, size = 0] = fields.slice(at);
      big.subarray(start, start + size).reverse();
    }
    for (let at = 44; at < 44 + 3 * width; at += width) big.subarray(at, at + width).reverse();
    const read = (bytes: Buffer) => {
      const head = readWavHead(bytes);
      if (head.kind !== 'wav') throw new Error(head.kind);
      return [...createWavReader(head.format)(bytes.subarray(head.start, head.start + 3 * width))];
    };
    expect(read(big)).toEqual(read(little));
  });

  it('is none of other files, and of codings that are not read here', () => {
    const other = { kind: 'other' };
    expect(readWavHead(Buffer.from('ID3\x04 some other file'))).toEqual(other);
    expect(readWavHead(Buffer.from('RIFF\x00\x00\x00\x00AVI LIST'))).toEqual(other);
    expect(readWavHead(wavBytes({ samples: [1], coding: 2 }))).toEqual(other);
    expect(readWavHead(wavBytes({ samples: [1], coding: 6, bits: 8 }))).toEqual(other);
    expect(readWavHead(wavBytes({ samples: [1], rate: 1 }))).toEqual(other);
    expect(readWavHead(wavBytes({ samples: [], channels: 0 }))).toEqual(other);
    const samplesFirst = Buffer.from('RIFF\x00\x00\x00\x00WAVEdata\x02\x00\x00\x00ab');
    expect(readWavHead(samplesFirst)).toEqual(other);
  });

  it('survives any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (tail) => {
        const head = Buffer.concat([Buffer.from('RIFF1234WAVEfmt '), tail]);
        expect(['more', 'other', 'wav']).toContain(readWavHead(head).kind);
      }),
    );
  });
});

describe('the samples of a WAV file', () => {
  it('become 16 bits from every width', () => {
    expect(samplesOf({ samples: [0, 128, 255, 1], bits: 8 })).toEqual([
      -32_768, 0, 32_512, -32_512,
    ]);
    expect(samplesOf({ samples: [-32_768, 5, 32_767] })).toEqual([-32_768, 5, 32_767]);
    expect(samplesOf({ samples: [-(2 ** 23), 256, 2 ** 23 - 1], bits: 24 })).toEqual([
      -32_768, 1, 32_767,
    ]);
    expect(samplesOf({ samples: [-(2 ** 31), 65_536], bits: 32 })).toEqual([-32_768, 1]);
    const floating = { samples: [-1, 0.5, 1.5], coding: 3 };
    expect(samplesOf({ ...floating, bits: 32 })).toEqual([-32_768, 16_384, 32_767]);
    expect(samplesOf({ ...floating, bits: 64 })).toEqual([-32_768, 16_384, 32_767]);
    expect(samplesOf({ samples: [9], isExtensible: true })).toEqual([9]);
  });

  it('become one channel, the middle of all', () => {
    expect(samplesOf({ samples: [100, 300, -50, 50], channels: 2 })).toEqual([200, 0]);
  });

  it('are the same however the bytes are cut', () => {
    const samples = fc.array(fc.integer({ min: -(2 ** 23), max: 2 ** 23 - 1 }), { maxLength: 60 });
    const cuts = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 40 });
    fc.assert(
      fc.property(samples, cuts, (values, sizes) => {
        const options: WavOptions = { samples: values, bits: 24, channels: 3 };
        const bytes = wavBytes(options).subarray(44, 44 + values.length * 3);
        const read = createWavReader({
          coding: 'whole',
          channels: 3,
          rate: 16_000,
          bits: 24,
          isBigEndian: false,
        });
        const got: number[] = [];
        let at = 0;
        for (const size of [...sizes, bytes.length]) {
          got.push(...read(bytes.subarray(at, at + size)));
          at += size;
        }
        const whole = createWavReader({
          coding: 'whole',
          channels: 3,
          rate: 16_000,
          bits: 24,
          isBigEndian: false,
        });
        expect(got).toEqual([...whole(bytes)]);
        expect(got).toHaveLength(Math.floor(values.length / 3));
      }),
    );
  });
});
