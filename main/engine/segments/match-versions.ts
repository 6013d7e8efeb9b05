import { append } from '../../system/long-lists.ts';
import { scoreTexts } from '../memory/score.ts';
import type { SegmentText } from '../memory/segment-text.ts';
import { analyse } from '../memory/segment-text.ts';
import { longestRise } from './longest-rise.ts';

/** Where a segment of the new version comes from. */
export interface VersionMatch {
  /** Place in the old version. */
  readonly from: number;
  readonly kind: 'same' | 'moved' | 'changed';
  /** Of the two sources; 100 unless it changed. */
  readonly percent: number;
}

/** Places on both sides of the expected one that are compared. */
const NEAR = 6;
/** Rare words of a source by which it is looked for elsewhere, and places that one of them leads to. */
const RARE_WORDS = 3;
const MOST_OF_WORD = 12;
/** Candidates of one source that are kept: the best one may belong to another. */
const MOST_KEPT = 3;
/** Sources that are compared between two pauses, and those that are looked up. */
const COMPARED_AT_ONCE = 20;
const READ_AT_ONCE = 5000;

/**
 * Matches the sources of a new version of a document with those of the old one, each used once: the same
 * between the same neighbours first, then beside the same one, then what stands once in both, then the same
 * at the same place among what is matched already, then the same anywhere, then similar ones.
 * @param threshold least percent of a similar one
 * @param pause gives others their turn
 */
export async function matchVersions(
  before: readonly string[],
  after: readonly string[],
  threshold: number,
  pause: () => Promise<void>,
): Promise<(VersionMatch | null)[]> {
  const from = new Array<number | null>(after.length).fill(null);
  const used = new Set<number>();
  for (const keys of [inContext, afterSame, beforeSame]) await matchSame(keys, keys);
  const once = await commonOnce(before, after, pause);
  const unique = (side: string) => (texts: readonly string[], at: number) =>
    once.has(texts[at] ?? '') ? (texts[at] ?? '') : `${SPLIT}${side}${at}`;
  await matchSame(unique('old'), unique('new'));
  const [oldStretches, newStretches] = await stretches();
  await matchSame(
    (texts, at) => `${oldStretches[at]}${SPLIT}${texts[at]}`,
    (texts, at) => `${newStretches[at]}${SPLIT}${texts[at]}`,
  );
  await matchSame(alone, alone);
  await pause();
  const inOrder = await longestRise(from, pause);
  const matches = from.map((found, at): VersionMatch | null =>
    found === null ? null : { from: found, kind: inOrder.has(at) ? 'same' : 'moved', percent: 100 },
  );
  await pause();
  await matchSimilar();
  return matches;

  async function matchSame(oldKey: KeyOf, newKey: KeyOf): Promise<void> {
    const waiting = new Map<string, number[]>();
    for (let at = before.length - 1; at >= 0; at -= 1) {
      if (at % READ_AT_ONCE === 0) await pause();
      if (used.has(at)) continue;
      const key = oldKey(before, at);
      const known = waiting.get(key);
      if (known === undefined) waiting.set(key, [at]);
      else known.push(at);
    }
    for (let at = 0; at < after.length; at += 1) {
      if (at % READ_AT_ONCE === 0) await pause();
      if (from[at] !== null) continue;
      const found = waiting.get(newKey(after, at))?.pop();
      if (found === undefined) continue;
      from[at] = found;
      used.add(found);
    }
  }

  /** Between which two matched places each one stands, on both sides. */
  async function stretches(): Promise<[oldOnes: number[], newOnes: number[]]> {
    await pause();
    const rise = await longestRise(from, pause);
    const anchors = new Set([...rise].flatMap((at) => from[at] ?? []));
    const count = (length: number, isAnchor: (at: number) => boolean) => {
      let stretch = 0;
      return Array.from({ length }, (_, at) => (isAnchor(at) ? ++stretch : stretch));
    };
    await pause();
    const oldOnes = count(before.length, (at) => anchors.has(at));
    await pause();
    return [oldOnes, count(after.length, (at) => rise.has(at))];
  }

  async function matchSimilar(): Promise<void> {
    const free = before.map((_, at) => at).filter((at) => !used.has(at));
    const open = after.map((_, at) => at).filter((at) => matches[at] === null);
    if (free.length === 0 || open.length === 0) return;
    const texts = new Map<number, SegmentText>();
    const places = new Map<string, number[]>();
    for (const [index, at] of free.entries()) {
      if (index % COMPARED_AT_ONCE === 0) await pause();
      const text = analyse(before[at] ?? '');
      texts.set(at, text);
      for (const word of new Set(text.folded)) {
        const known = places.get(word);
        if (known === undefined) places.set(word, [at]);
        else known.push(at);
      }
    }
    const expected = expectedPlaces();
    const found: { at: number; old: number; percent: number; distance: number }[] = [];
    for (const [index, at] of open.entries()) {
      if (index % COMPARED_AT_ONCE === 0) await pause();
      const text = analyse(after[at] ?? '');
      const near = expected[at] ?? 0;
      const best: typeof found = [];
      for (const old of candidates(text, near, free, places)) {
        const stored = texts.get(old);
        if (stored === undefined || !mayReach(text, stored, threshold)) continue;
        const percent = Math.min(99, Math.floor(scoreTexts(text, stored).percent));
        const distance = Math.abs(old - near);
        if (percent >= threshold) best.push({ at, old, percent, distance });
      }
      best.sort((a, b) => b.percent - a.percent || a.distance - b.distance);
      append(found, best.slice(0, MOST_KEPT));
    }
    found.sort((a, b) => b.percent - a.percent || a.distance - b.distance || a.at - b.at);
    for (const { at, old, percent } of found) {
      if (matches[at] !== null || used.has(old)) continue;
      matches[at] = { from: old, kind: 'changed', percent };
      used.add(old);
    }
  }

  /** Where each place of the new version would stand in the old one. */
  function expectedPlaces(): number[] {
    let shift = 0;
    return after.map((_, at) => {
      const old = inOrder.has(at) ? from[at] : null;
      if (old !== null && old !== undefined) shift = old - at;
      return at + shift;
    });
  }
}

/** Free places near the expected one, and those that share a rare word. */
function candidates(
  text: SegmentText,
  near: number,
  free: readonly number[],
  places: ReadonlyMap<string, readonly number[]>,
): ReadonlySet<number> {
  let low = 0;
  let high = free.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((free[middle] ?? 0) < near) low = middle + 1;
    else high = middle;
  }
  const found = new Set(free.slice(Math.max(0, low - NEAR), low + NEAR + 1));
  const rare = [...new Set(text.folded)]
    .map((word) => places.get(word) ?? [])
    .filter((list) => list.length > 0)
    .sort((a, b) => a.length - b.length);
  for (const list of rare.slice(0, RARE_WORDS)) {
    for (const place of list.slice(0, MOST_OF_WORD)) found.add(place);
  }
  return found;
}

/** Texts of very different length cannot be similar enough. */
function mayReach(a: SegmentText, b: SegmentText, threshold: number): boolean {
  const [short, long] = [a.folded.length, b.folded.length].sort((one, other) => one - other);
  if (short === undefined || long === undefined) return false;
  // Placeables count as words, so that a few more may be there.
  const slack = a.placeables.length + b.placeables.length;
  return (short + slack) * 100 >= long * threshold;
}

/** Texts that stand once in either version. */
async function commonOnce(
  before: readonly string[],
  after: readonly string[],
  pause: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  const onceIn = async (texts: readonly string[], isWanted: (text: string) => boolean) => {
    const once = new Set<string>();
    const seen = new Set<string>();
    for (const [at, text] of texts.entries()) {
      if (at % READ_AT_ONCE === 0) await pause();
      if (seen.has(text)) once.delete(text);
      else if (isWanted(text)) once.add(text);
      seen.add(text);
    }
    return once;
  };
  const earlier = await onceIn(before, () => true);
  return onceIn(after, (text) => earlier.has(text));
}

type KeyOf = (texts: readonly string[], at: number) => string;

const SPLIT = '\u0000';
const alone: KeyOf = (texts, at) => texts[at] ?? '';
const afterSame: KeyOf = (texts, at) => `${texts[at - 1] ?? ''}${SPLIT}${texts[at]}`;
const beforeSame: KeyOf = (texts, at) => `${texts[at]}${SPLIT}${texts[at + 1] ?? ''}`;
const inContext: KeyOf = (texts, at) => `${texts[at - 1] ?? ''}${SPLIT}${beforeSame(texts, at)}`;
