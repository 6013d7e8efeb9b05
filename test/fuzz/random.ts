/** Random choices that a seed repeats. */
export interface Random {
  /** A whole number from 0, below `limit`, which is at least 1. */
  below(limit: number): number;
  /** True in so many of a hundred. */
  percent(share: number): boolean;
  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T;
}

/** Choices for one run; the same for the same seed and run (generator: splitmix32). */
export function createRandom(seed: number, run: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(run + 1, 0x85ebca77)) >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const below = (limit: number): number => Math.floor((next() / 0x1_0000_0000) * limit);
  return {
    below,
    percent: (share) => below(100) < share,
    pick<T>(choices: readonly T[]): T {
      const at = below(choices.length);
      if (at >= choices.length) throw new RangeError('nothing to pick from');
      return choices[at] as T;
    },
  };
}
