/** How much of a recording is what was played: samples, both at 16 kHz. */
export interface Likeness {
  /** Half seconds of what was played that are found, sounding the same and at their place; 0 to 1. */
  readonly found: number;
  /** Half seconds that are at another place: something was lost or made up before them. */
  readonly moved: number;
}

const BLOCK = 8_000;
/** A block that is in place is so few samples off at most: filters differ. */
const SLACK = 40;
const ALIKE = 0.9;
/** Quieter than this a block has nothing to be known by. */
const QUIET = 100;

/** Compares half second by half second, by correlation at every shift. */
export function likeness(played: Int16Array, recorded: Int16Array): Likeness {
  const loudest = loudestBlock(played);
  const lag = bestShift(
    played,
    recorded,
    loudest,
    -loudest,
    recorded.length - BLOCK - loudest,
  ).shift;
  let [blocks, found, moved] = [0, 0, 0];
  for (let at = 0; at + BLOCK <= played.length; at += BLOCK) {
    if (rootMeanSquare(played, at) < QUIET || at + lag < 0) continue;
    if (at + lag + BLOCK > recorded.length) break;
    blocks += 1;
    const near = bestShift(played, recorded, at, lag - SLACK, lag + SLACK);
    if (near.alike > ALIKE) found += 1;
    else if (bestShift(played, recorded, at, lag - BLOCK, lag + BLOCK).alike > ALIKE) moved += 1;
  }
  return { found: blocks === 0 ? 0 : found / blocks, moved };
}

function bestShift(
  played: Int16Array,
  recorded: Int16Array,
  at: number,
  from: number,
  to: number,
): { readonly shift: number; readonly alike: number } {
  let best = { shift: from, alike: -1 };
  for (let shift = from; shift <= to; shift += 1) {
    let [product, first, second] = [0, 0, 0];
    // Every third sample is enough to tell.
    for (let index = at; index < at + BLOCK; index += 3) {
      const a = played[index] ?? 0;
      const b = recorded[index + shift] ?? 0;
      product += a * b;
      first += a * a;
      second += b * b;
    }
    const alike = product / Math.sqrt(first * second + 1);
    if (alike > best.alike) best = { shift, alike };
  }
  return best;
}

function loudestBlock(samples: Int16Array): number {
  let [loudest, place] = [-1, 0];
  for (let at = 0; at + BLOCK <= samples.length; at += BLOCK) {
    const level = rootMeanSquare(samples, at);
    if (level > loudest) [loudest, place] = [level, at];
  }
  return place;
}

function rootMeanSquare(samples: Int16Array, at: number): number {
  let sum = 0;
  for (let index = at; index < at + BLOCK; index += 1) sum += (samples[index] ?? 0) ** 2;
  return Math.sqrt(sum / BLOCK);
}
