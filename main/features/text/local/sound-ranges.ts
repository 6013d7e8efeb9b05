import { htmlTokens } from '../../../engine/markup/html-tokens.ts';
import { pairTags } from '../../../engine/markup/tag-pairs.ts';
import { xmlTokens } from '../../../engine/markup/xml-tokens.ts';
import type { Chunk } from '../../chunks.ts';
import type { LocalPassage } from './match-locally.ts';

/** A tag whose partner is known; a CDATA section, which is its own. */
interface Tag extends Chunk {
  readonly partner: Chunk;
}

/**
 * Which ranges of a marked-up text are sent so that all segments without a match are in one, and each is
 * sound by itself: it holds both tags of a pair or none. A match that lies between the tags of a pair
 * that is cut by a segment is sent too. Neighbours are sent together up to a size.
 * @param passages all segments, in order
 * @param isSmall whether a range may be made larger, to hold more than one segment
 */
export function soundRanges(
  text: string,
  kind: 'xml' | 'html',
  passages: readonly LocalPassage[],
  isSmall: (range: Chunk) => boolean,
): Chunk[] {
  const tags = pairedTags(text, kind);
  const widened = (range: Chunk): Chunk => {
    let { start, end } = range;
    for (;;) {
      const touched = [...touching(tags, start, end), ...touching(passages, start, end)];
      const reach = touched.flatMap((piece) =>
        'partner' in piece ? [piece, piece.partner] : piece,
      );
      const first = reach.reduce((least, piece) => Math.min(least, piece.start), start);
      const last = reach.reduce((most, piece) => Math.max(most, piece.end), end);
      if (first === start && last === end) return { start, end };
      [start, end] = [first, last];
    }
  };
  const needed: Chunk[] = [];
  for (const passage of passages) {
    if (passage.local !== null || passage.end <= (needed.at(-1)?.end ?? 0)) continue;
    let range = widened(passage);
    // What was taken so far may lie inside.
    while ((needed.at(-1)?.end ?? -1) > range.start) {
      range = widened({ start: Math.min(needed.pop()?.start ?? 0, range.start), end: range.end });
    }
    needed.push(range);
  }
  const matched = passages.filter(
    ({ local, start, end }) =>
      local !== null && !touching(needed, start, end).some((range) => range.start < end),
  );
  const joined: Chunk[] = [];
  for (const range of needed) {
    const before = joined.at(-1);
    const both = before && widened({ start: before.start, end: range.end });
    if (both && isSmall(both) && touching(matched, both.start, both.end).length === 0) {
      joined[joined.length - 1] = both;
    } else if (range.end > (before?.end ?? 0)) joined.push(range);
  }
  return joined;
}

function pairedTags(text: string, kind: 'xml' | 'html'): Tag[] {
  const tokens = kind === 'xml' ? xmlTokens(text) : htmlTokens(text);
  const partners = pairTags(tokens);
  return tokens.flatMap(({ start, end, kind: is }, index) => {
    if (is === 'verbatim') {
      // What is inside means something else without the marks around it.
      const section = {
        start: tokens[index - 1]?.start ?? start,
        end: tokens[index + 1]?.end ?? end,
      };
      return [{ ...section, partner: section }];
    }
    const partner = tokens[partners.get(index) ?? -1];
    return partner === undefined ? [] : [{ start, end, partner }];
  });
}

/** Of ranges that are in order and apart, those that have something of this one. */
function touching<T extends Chunk>(ranges: readonly T[], start: number, end: number): T[] {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const found: T[] = [];
  for (let at = low; (ranges[at]?.start ?? Infinity) < end; at += 1) {
    const range = ranges[at];
    if (range !== undefined) found.push(range);
  }
  return found;
}
