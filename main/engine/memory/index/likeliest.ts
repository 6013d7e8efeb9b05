import type { Kernel } from './kernel.ts';
import { CHUNK, MOST_ALIKE } from './kernel.ts';

/** Finds the places whose signatures are most alike to the one that the kernel was asked for. */
export interface Likeliest {
  /** Forgets what was found; so many are wanted now. */
  clear(wanted: number): void;
  /** Looks through places `from` to before `to`. */
  look(kernel: Kernel, from: number, to: number): void;
  /** The likeliest of all that were looked through, most alike first, with their likeness. */
  each(visit: (place: number, alike: number) => void): void;
}

export function createLikeliest(): Likeliest {
  /** Pairs of place and likeness. */
  let pairs = new Int32Array(0);
  let most = 1;
  let length = 0;
  const histogram = new Uint32Array(MOST_ALIKE + 2);
  let least = 1;

  return {
    clear(wanted) {
      most = wanted;
      if (pairs.length < 2 * (2 * most + CHUNK)) pairs = new Int32Array(2 * (2 * most + CHUNK));
      length = 0;
      least = 1;
      histogram.fill(0);
    },
    look(kernel, from, to) {
      for (let start = from; start < to; start += CHUNK) {
        const found = kernel.scan(start, Math.min(to, start + CHUNK), least);
        pairs.set(found, length);
        length += found.length;
        for (let at = 1; at < found.length; at += 2) count(found[at] ?? 0);
        if (length > 4 * most) cut();
      }
    },
    each(visit) {
      if (length > 2 * most) cut();
      const ends = new Uint32Array(MOST_ALIKE + 2);
      let end = 0;
      for (let alike = MOST_ALIKE; alike >= least; alike -= 1) {
        ends[alike] = end;
        end += histogram[alike] ?? 0;
      }
      const order = new Uint32Array(end);
      for (let at = 0; at < length; at += 2) {
        const alike = pairs[at + 1] ?? 0;
        order[ends[alike] ?? 0] = at;
        ends[alike] = (ends[alike] ?? 0) + 1;
      }
      for (const at of order.subarray(0, most)) visit(pairs[at] ?? 0, pairs[at + 1] ?? 0);
    },
  };

  function count(alike: number): void {
    histogram[alike] = (histogram[alike] ?? 0) + 1;
  }

  /** Raises the least likeness to that of the last place that is wanted. */
  function cut(): void {
    let kept = 0;
    let alike = MOST_ALIKE;
    while (alike > least && kept + (histogram[alike] ?? 0) < most) {
      kept += histogram[alike] ?? 0;
      alike -= 1;
    }
    histogram.fill(0, 0, alike);
    least = alike;
    let to = 0;
    let equal = most - kept;
    for (let at = 0; at < length; at += 2) {
      const found = pairs[at + 1] ?? 0;
      // Of those that are just alike enough, the first ones: there may be very many.
      if (found < least || (found === least && (equal -= 1) < 0)) continue;
      pairs[to] = pairs[at] ?? 0;
      pairs[to + 1] = found;
      to += 2;
    }
    length = to;
    histogram[least] = Math.min(histogram[least] ?? 0, most - kept);
  }
}
