import type { FuzzySpot } from '../../../preload/contract/fuzzy-spot.ts';
import { readableText } from '../inspection/unit-text.ts';

/** A segment of a translated unit, with its markup. */
interface PlacedSegment {
  readonly text: string;
  /** Of a fuzzy match; null for any other origin. */
  readonly percent: number | null;
}

/**
 * Where fuzzy matches stand in a unit as people read it; one that cannot be told apart is the whole unit.
 * @param unit its place among the units of the document
 * @param text the translation, with its markup
 * @param segments in their order
 * @param shown as `Unit.shown`
 */
export function fuzzySpots(
  unit: number,
  text: string,
  segments: readonly PlacedSegment[],
  shown?: ReadonlyMap<number, string>,
): FuzzySpot[] {
  if (segments.every(({ percent }) => percent === null)) return [];
  const whole = readableText(text, shown);
  const spots: FuzzySpot[] = [];
  let from = 0;
  for (const segment of segments) {
    const words = readableText(segment.text, shown).trim();
    const start = words === '' ? -1 : whole.indexOf(words, from);
    if (start >= 0) from = start + words.length;
    if (segment.percent === null) continue;
    const range = start < 0 ? { start: 0, end: whole.length } : { start, end: from };
    spots.push({ unit, ...range, percent: segment.percent });
  }
  return spots;
}
