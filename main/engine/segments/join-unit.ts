import { sameTags, tagsAtEnds, writePieces } from '../formats/inline/unit-text.ts';
import type { CutUnit } from './cut-unit.ts';
import type { ShownSegment } from './segment-tags.ts';
import { ownPieces, shownPieces } from './segment-tags.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';

/**
 * The text of a unit made of its segments; with their sources alone it is the unit's own text again. A
 * target whose tags are wrong gets those of its source at the ends.
 * @param targets as shown; null stands for the source
 */
export function joinUnit(
  unit: CutUnit,
  targets: readonly (string | null)[],
  languages: { readonly source: string; readonly target: string },
): string {
  const isSource = targets.every((target) => target === null);
  const last = unit.segments.length;
  let text = '';
  for (const [index, gap] of unit.gaps.entries()) {
    const isInner = index > 0 && index < last;
    // Its words stand in another paragraph: no room is left for it.
    if (isInner && targets[index - 1] === '' && gap.trim() === '') {
      const segment = unit.segments[index];
      if (segment !== undefined) text += segmentText(segment, targets[index] ?? null);
      continue;
    }
    text += isInner && !isSource ? sentenceGap(gap, languages) : gap;
    const segment = unit.segments[index];
    if (segment !== undefined) text += segmentText(segment, targets[index] ?? null);
  }
  return text;
}

function segmentText(source: ShownSegment, target: string | null): string {
  const own = shownPieces(source.text, source.tags);
  const pieces = target === null ? own : shownPieces(target, source.tags);
  const fitted = target === null || sameTags(own, pieces) ? pieces : tagsAtEnds(own, pieces);
  return writePieces(ownPieces(fitted, source.tags));
}

/** Languages that put nothing between sentences: their full stops bring their own room. */
const TIGHT: ReadonlySet<string> = new Set(['ja', 'zh', 'yue']);

/** What stands between two translated sentences of a unit, where the source has nothing but white space. */
export function sentenceGap(
  gap: string,
  { source, target }: { readonly source: string; readonly target: string },
): string {
  const isTight = TIGHT.has(baseOf(target));
  if (isTight && /^ +$/.test(gap)) return '';
  return gap === '' && !isTight && TIGHT.has(baseOf(source)) ? ' ' : gap;
}
