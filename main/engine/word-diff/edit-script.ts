/** A stretch that two sequences share, by index in each. */
export interface CommonRun {
  readonly before: number;
  readonly after: number;
  readonly length: number;
}

/**
 * Differences that are searched for exactly before the search settles for the furthest point that it
 * has reached. It bounds the time by the length of the sequences times this number.
 */
const MOST_DIFFERENCES = 128;

interface Box {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
}

/**
 * What two sequences share, in order: a longest common subsequence by Myers' divide and conquer
 * (E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986), or nearly the longest
 * where they differ much.
 */
export function commonRuns(a: Int32Array, b: Int32Array): CommonRun[] {
  const runs: CommonRun[] = [];
  const open: Box[] = [{ fromA: 0, toA: a.length, fromB: 0, toB: b.length }];
  // The last box comes next, so pushing the later half first keeps the order.
  for (let box = open.pop(); box !== undefined; box = open.pop()) {
    const start = sharedStart(a, b, box);
    if (start > 0) runs.push({ before: box.fromA, after: box.fromB, length: start });
    const rest = { ...box, fromA: box.fromA + start, fromB: box.fromB + start };
    const end = sharedEnd(a, b, rest);
    const core = { ...rest, toA: rest.toA - end, toB: rest.toB - end };
    if (end > 0) open.push({ fromA: core.toA, toA: rest.toA, fromB: core.toB, toB: rest.toB });
    if (core.fromA === core.toA || core.fromB === core.toB) continue;
    const [x, y] = middle(a, b, core);
    open.push({ ...core, fromA: x, fromB: y }, { ...core, toA: x, toB: y });
  }
  return runs;
}

function sharedStart(a: Int32Array, b: Int32Array, { fromA, toA, fromB, toB }: Box): number {
  const most = Math.min(toA - fromA, toB - fromB);
  let length = 0;
  while (length < most && a[fromA + length] === b[fromB + length]) length += 1;
  return length;
}

function sharedEnd(a: Int32Array, b: Int32Array, { fromA, toA, fromB, toB }: Box): number {
  const most = Math.min(toA - fromA, toB - fromB);
  let length = 0;
  while (length < most && a[toA - 1 - length] === b[toB - 1 - length]) length += 1;
  return length;
}

/** How far each diagonal of one direction has come, and which diagonals are still inside the box. */
interface Front {
  readonly reach: Int32Array;
  low: number;
  high: number;
}

/** A point on a shortest way through a box whose first and last elements differ. */
function middle(a: Int32Array, b: Int32Array, box: Box): readonly [x: number, y: number] {
  const { fromA, toA, fromB, toB } = box;
  const n = toA - fromA;
  const m = toB - fromB;
  const most = Math.min(Math.ceil((n + m) / 2), MOST_DIFFERENCES);
  const forward = createFront(most);
  const backward = createFront(most);
  const delta = n - m;
  const isOdd = delta % 2 !== 0;
  for (let d = 0; d <= most; d += 1) {
    for (let k = -d + forward.low; k <= d - forward.high; k += 2) {
      let x = step(forward, k, d, most);
      while (x < n && x - k < m && a[fromA + x] === b[fromB + x - k]) x += 1;
      if (!advance(forward, k, x, n, m, most) || !isOdd) continue;
      const met = backward.reach[delta - k + most] ?? -1;
      if (met >= 0 && x + met >= n) return [fromA + x, fromB + x - k];
    }
    for (let k = -d + backward.low; k <= d - backward.high; k += 2) {
      let x = step(backward, k, d, most);
      while (x < n && x - k < m && a[toA - 1 - x] === b[toB - 1 - (x - k)]) x += 1;
      if (!advance(backward, k, x, n, m, most) || isOdd) continue;
      const met = forward.reach[delta - k + most] ?? -1;
      if (met >= 0 && x + met >= n) return [toA - x, toB - (x - k)];
    }
  }
  return furthest(forward, box, most);
}

const createFront = (most: number): Front => ({
  reach: new Int32Array(2 * most + 2).fill(-1),
  low: 0,
  high: 0,
});

/** Where diagonal `k` begins with one more difference. */
function step({ reach }: Front, k: number, d: number, most: number): number {
  if (d === 0) return 0;
  const below = k === -d ? -1 : (reach[k - 1 + most] ?? -1);
  const above = k === d ? -1 : (reach[k + 1 + most] ?? -1);
  return below < above ? above : below + 1;
}

/** @returns false where the diagonal has left the box */
function advance(front: Front, k: number, x: number, n: number, m: number, most: number): boolean {
  front.reach[k + most] = x;
  if (x > n) front.high += 2;
  else if (x - k > m) front.low += 2;
  else return true;
  return false;
}

function furthest({ reach }: Front, box: Box, most: number): readonly [x: number, y: number] {
  let best: readonly [number, number] = [0, 0];
  for (let k = -most; k <= most; k += 1) {
    const x = reach[k + most] ?? -1;
    const y = x - k;
    const isInside = x >= 0 && y >= 0 && x <= box.toA - box.fromA && y <= box.toB - box.fromB;
    if (isInside && x + y > best[0] + best[1]) best = [x, y];
  }
  return [box.fromA + best[0], box.fromB + best[1]];
}
