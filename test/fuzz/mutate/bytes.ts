import type { Random } from '../random.ts';

/** Makes another input out of one; `others` are there to take pieces from. */
export type Mutation = (input: Buffer, random: Random, others: readonly Uint8Array[]) => Buffer;

/** Inputs stay this small, so that thousands of them are read in a minute. */
export const MOST_BYTES = 256 * 1024;

/** Puts bytes in the place of a range. */
export const replaced = (input: Buffer, from: number, to: number, put: Uint8Array): Buffer =>
  Buffer.concat([input.subarray(0, from), put, input.subarray(to)]);

/** Numbers at the edges of their widths. */
const EDGES = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

const flipBits: Mutation = (input, random) => {
  const copy = Buffer.from(input);
  for (let count = 1 + random.below(8); count > 0 && copy.length > 0; count -= 1) {
    const at = random.below(copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8));
  }
  return copy;
};

const setBytes: Mutation = (input, random) => {
  const copy = Buffer.from(input);
  for (let count = 1 + random.below(4); count > 0 && copy.length > 0; count -= 1) {
    copy[random.below(copy.length)] = random.below(256);
  }
  return copy;
};

const setNumber: Mutation = (input, random) => {
  if (input.length < 4) return input;
  const copy = Buffer.from(input);
  const at = random.below(copy.length - 3);
  const edge = random.pick(EDGES);
  if (random.percent(50)) copy.writeUInt32LE(edge, at);
  else if (random.percent(50)) copy.writeUInt32BE(edge, at);
  else copy.writeUInt16LE(edge & 0xffff, at);
  return copy;
};

const truncate: Mutation = (input, random) => input.subarray(0, random.below(input.length + 1));

const cutOut: Mutation = (input, random) => {
  const from = random.below(input.length + 1);
  const length = random.percent(70) ? random.below(64) : random.below(input.length + 1);
  return replaced(input, from, Math.min(input.length, from + length), Buffer.alloc(0));
};

const repeatChunk: Mutation = (input, random) => {
  if (input.length === 0) return input;
  const from = random.below(input.length);
  const chunk = input.subarray(from, from + 1 + random.below(512));
  const room = Math.max(1, Math.floor((MOST_BYTES - input.length) / chunk.length));
  const times = Math.min(room, random.percent(80) ? 1 + random.below(16) : 1 + random.below(5000));
  return replaced(input, from, from, Buffer.concat(new Array<Buffer>(times).fill(chunk)));
};

const moveChunk: Mutation = (input, random) => {
  const from = random.below(input.length + 1);
  const to = Math.min(input.length, from + random.below(256));
  const chunk = Buffer.from(input.subarray(from, to));
  const rest = replaced(input, from, to, Buffer.alloc(0));
  const at = random.below(rest.length + 1);
  return replaced(rest, at, at, chunk);
};

const splice: Mutation = (input, random, others) => {
  if (others.length === 0) return input;
  const other = Buffer.from(random.pick(others));
  const head = input.subarray(0, random.below(input.length + 1));
  return Buffer.concat([head, other.subarray(random.below(other.length + 1))]);
};

/** Damage that knows nothing of what the bytes mean. */
export const BYTE_MUTATIONS: readonly Mutation[] = [
  flipBits,
  setBytes,
  setNumber,
  truncate,
  cutOut,
  repeatChunk,
  moveChunk,
  splice,
];

/** Applies one to four mutations, most often one. */
export function mutated(
  input: Uint8Array,
  random: Random,
  mutations: readonly Mutation[],
  others: readonly Uint8Array[],
): Buffer {
  let bytes: Buffer = Buffer.from(input);
  do bytes = random.pick(mutations)(bytes, random, others);
  while (random.percent(40));
  return bytes.subarray(0, MOST_BYTES * 2);
}
