import type { WordGains } from './word-gains.ts';

/**
 * The least that the distance of a query and a stored segment can be: the Levenshtein distance over
 * words when every pair that gains anything counts as equal. Worked out for 32 words of the query at a
 * time (Myers, Hyyrö), far faster than the distance itself.
 */
export interface LowerBound {
  /** Begins another query: for each of its words the place among its distinct words. */
  ask(asked: Uint32Array): void;
  /** The bound for the words of these rows, or more than `limit` as soon as it must exceed that. */
  of(rows: Uint32Array, count: number, limit: number): number;
}

const BITS = 32;

export function createLowerBound(gains: WordGains): LowerBound {
  let query: Uint32Array = new Uint32Array(0);
  let blocks = 0;
  /** Row after row: which words of the query gain with it. */
  let masks = new Int32Array(1024);
  let known = new Uint8Array(128);
  let rising = new Int32Array(8);
  let falling = new Int32Array(8);

  return {
    ask(asked) {
      query = asked;
      blocks = Math.ceil(asked.length / BITS);
      known.fill(0);
      masks.fill(0, 0, blocks);
      known[0] = 1;
      if (rising.length < blocks) {
        rising = new Int32Array(blocks);
        falling = new Int32Array(blocks);
      }
    },
    of(rows, count, limit) {
      rising.fill(-1, 0, blocks);
      falling.fill(0, 0, blocks);
      let distance = query.length;
      const last = 1 << ((query.length - 1) % BITS);
      for (let index = 0; index < count; index += 1) {
        const row = rows[index] ?? 0;
        if (known[row] !== 1) learn(row);
        let carry = 1;
        for (let block = 0; block < blocks; block += 1) {
          let equal = masks[row * blocks + block] ?? 0;
          const up = rising[block] ?? 0;
          const down = falling[block] ?? 0;
          const vertical = equal | down;
          if (carry < 0) equal |= 1;
          const horizontal = (((equal & up) + up) ^ up) | equal;
          let rises = down | ~(horizontal | up);
          let falls = up & horizontal;
          const high = block === blocks - 1 ? last : 1 << (BITS - 1);
          const next = ((rises & high) === 0 ? 0 : 1) - ((falls & high) === 0 ? 0 : 1);
          rises = (rises << 1) | (carry > 0 ? 1 : 0);
          falls = (falls << 1) | (carry < 0 ? 1 : 0);
          rising[block] = falls | ~(vertical | rises);
          falling[block] = rises & vertical;
          carry = next;
        }
        distance += carry;
        // Each word that is left can lower it by one.
        if (distance - (count - index - 1) > limit) return Infinity;
      }
      return distance;
    },
  };

  function learn(row: number): void {
    const start = row * blocks;
    if (masks.length < start + blocks) {
      const larger = new Int32Array(2 * (start + blocks));
      larger.set(masks);
      masks = larger;
    }
    if (known.length <= row) {
      const larger = new Uint8Array(2 * row);
      larger.set(known);
      known = larger;
    }
    masks.fill(0, start, start + blocks);
    for (let index = 0; index < query.length; index += 1) {
      if (gains.gain(row, query[index] ?? 0) === 0) continue;
      const block = start + Math.floor(index / BITS);
      masks[block] = (masks[block] ?? 0) | (1 << (index % BITS));
    }
    known[row] = 1;
  }
}
