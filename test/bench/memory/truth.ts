import { scoreTexts } from '../../../main/engine/memory/score.ts';
import type { SegmentText } from '../../../main/engine/memory/segment-text.ts';
import { analyse } from '../../../main/engine/memory/segment-text.ts';

/**
 * The best percent of each query over all segments, by comparing it with every one that is not
 * identical to it and whose number of words lets it reach 60. Nothing of the index takes part.
 */
export function bestPercents(segments: Iterable<string>, queries: readonly string[]): number[] {
  const asked = queries.map(analyse);
  const best = queries.map(() => 0);
  for (const segment of segments) {
    let stored: SegmentText | null = null;
    const words = countSpaces(segment);
    asked.forEach((query, index) => {
      // A cheap look first: more words than spaces there can hardly be without signs.
      if (words > 4 * (query.folded.length + 4)) return;
      stored ??= analyse(segment);
      const least = Math.max(60, best[index] ?? 0);
      const [a, b] = [query.folded.length, stored.folded.length];
      if (100 * Math.min(a, b) < least * Math.max(a, b)) return;
      if (query.text === stored.text) return;
      const { percent } = scoreTexts(query, stored);
      if (percent > (best[index] ?? 0)) best[index] = percent;
    });
  }
  return best;
}

function countSpaces(text: string): number {
  let spaces = 0;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) spaces += 1;
  return spaces;
}

/**
 * The share in percent of queries whose best match of at least `threshold` a search missed: found
 * nothing, or something worse. Identical segments are no truth here; finding them is a win. NaN where
 * no query had such a match: nothing was tried.
 */
export function missed(
  truth: readonly number[],
  found: readonly number[],
  threshold: number,
): { readonly percent: number; readonly of: number } {
  let of = 0;
  let misses = 0;
  truth.forEach((best, index) => {
    if (best < threshold) return;
    of += 1;
    if ((found[index] ?? 0) < best) misses += 1;
  });
  return { percent: of === 0 ? Number.NaN : (100 * misses) / of, of };
}
