import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { Random } from '../random.ts';
import { BYTE_MUTATIONS, mutated } from './bytes.ts';

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

const SIGNATURE = 8;
const TYPES = [
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'iCCP',
  'acTL',
  'fdAT',
  'pHYs',
  'xxxx',
];

function chunksOf(png: Uint8Array): Chunk[] {
  const bytes = Buffer.from(png);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

function chunkBytes({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Another picture out of a sound one: its chunks are changed, and their checksums are right. */
export function mutatedPng(seeds: readonly Uint8Array[], random: Random): Buffer {
  const seed = random.pick(seeds);
  if (random.percent(15)) return mutated(seed, random, BYTE_MUTATIONS, seeds);
  const chunks = chunksOf(seed);
  const at = random.below(chunks.length);
  const chunk = chunks[at];
  if (chunk === undefined) return Buffer.from(seed);
  const damage = (data: Uint8Array) => mutated(data, random, BYTE_MUTATIONS, []);
  const changed = random.pick<() => Chunk[]>([
    () => chunks.with(at, { ...chunk, data: damage(chunk.data) }),
    () => chunks.with(0, { type: 'IHDR', data: damage(chunks[0]?.data ?? new Uint8Array()) }),
    () => chunks.with(at, { ...chunk, type: random.pick(TYPES) }),
    () => chunks.toSpliced(at, 1),
    () => chunks.toSpliced(at, 0, { type: random.pick(TYPES), data: damage(chunk.data) }),
    () => withPixels(chunks, damage),
  ])();
  return Buffer.concat([seed.subarray(0, SIGNATURE), ...changed.map(chunkBytes)]);
}

function withPixels(chunks: readonly Chunk[], damage: (data: Uint8Array) => Uint8Array): Chunk[] {
  const data = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data);
  const pixels = damage(inflateSync(Buffer.concat(data)));
  const others = chunks.filter(({ type }) => type !== 'IDAT');
  return others.toSpliced(-1, 0, { type: 'IDAT', data: deflateSync(pixels, { level: 1 }) });
}
