import type { Mutation } from './bytes.ts';

/** Heads of MessagePack that promise much: containers, texts and bytes of great length, extensions. */
const HEADS = ['dd01000000', 'ddffffffff', 'df00ffffff', 'dfffffffff', 'dcffff', 'c6ffffffff'];
const MORE_HEADS = [
  'dbffffffff',
  'c9ffffffff01',
  'd6ff00000000',
  'c1',
  '91',
  '81a0',
  'de0010',
  'd8',
];

/** Puts heads somewhere, at times very often. */
export const putHeads: Mutation = (input, random) => {
  const head = Buffer.from(random.pick([...HEADS, ...MORE_HEADS]), 'hex');
  const times = random.percent(70) ? 1 : 1 + random.below(20_000);
  const at = random.below(input.length + 1);
  const heads = Buffer.concat(new Array<Buffer>(times).fill(head));
  return Buffer.concat([input.subarray(0, at), heads, input.subarray(at)]);
};
