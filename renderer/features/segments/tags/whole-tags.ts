import { commonHead, commonTail } from './common-ends.ts';
import { taggedPieces, tagNames } from './tagged-text.ts';

/** A tag of a text by its UTF-16 range. */
interface PlacedTag {
  readonly start: number;
  readonly end: number;
}

function placedTags(text: string): PlacedTag[] {
  const placed: PlacedTag[] = [];
  let at = 0;
  for (const { text: piece, tag } of taggedPieces(text)) {
    if (tag !== null) placed.push({ start: at, end: at + piece.length });
    at += piece.length;
  }
  return placed;
}

export interface Changed {
  readonly text: string;
  readonly caret: number;
}

/**
 * A change of a text by which every tag is there as a whole or not at all: a tag that lost a part goes
 * wholly, and what was typed into one stands behind it.
 * @param caret where the caret stands after the change
 */
export function keepTagsWhole(before: string, after: string, caret: number): Changed {
  const tags = placedTags(before);
  if (tags.length === 0) return { text: after, caret };
  // The end of what changed is before the caret; what stands behind it is as it was.
  const tail = commonTail(before, after, after.length - caret);
  const head = commonHead(before, after, Math.min(before.length, after.length) - tail);
  let [start, end] = [head, before.length - tail];
  const inserted = after.slice(head, after.length - tail);
  for (const tag of tags) {
    if (start === end) {
      if (tag.start < start && start < tag.end) start = end = tag.end;
    } else if (start < tag.end && tag.start < end) {
      start = Math.min(start, tag.start);
      end = Math.max(end, tag.end);
    }
  }
  return {
    text: before.slice(0, start) + inserted + before.slice(end),
    caret: start + inserted.length,
  };
}

/** Where a caret stands that came to lie inside of a tag: beyond it in the direction of its way. */
export function besideTag(text: string, caret: number, from: number): number {
  const tag = placedTags(text).find(({ start, end }) => start < caret && caret < end);
  if (tag === undefined) return caret;
  if (from <= tag.start) return tag.end;
  if (from >= tag.end) return tag.start;
  return caret - tag.start < tag.end - caret ? tag.start : tag.end;
}

/** The other side of the tag that a caret stands at, in the direction of the text; null where none is. */
export function pastTag(text: string, caret: number, isForward: boolean): number | null {
  const tag = placedTags(text).find(({ start, end }) => caret === (isForward ? start : end));
  if (tag === undefined) return null;
  return isForward ? tag.end : tag.start;
}

/** A selection as it was made: from where it began to where it goes on. */
export interface DirectedSelection {
  readonly anchor: number;
  readonly focus: number;
}

/**
 * A selection of which no end is inside of a tag.
 * @param last the selection before, which tells the way that the caret came
 */
export function outsideTags(
  text: string,
  { anchor, focus }: DirectedSelection,
  last: DirectedSelection,
): DirectedSelection {
  if (anchor === focus) {
    const caret = besideTag(text, focus, last.focus);
    return { anchor: caret, focus: caret };
  }
  // One that is made larger or smaller from the same place on leaves a tag as it took it.
  if (anchor === last.anchor) return { anchor, focus: besideTag(text, focus, last.focus) };
  const [start, end] = aroundTags(text, [Math.min(anchor, focus), Math.max(anchor, focus)]);
  return anchor < focus ? { anchor: start, focus: end } : { anchor: end, focus: start };
}

/** A selection with the tags at its ends as a whole. */
function aroundTags(
  text: string,
  [start, end]: readonly [number, number],
): readonly [start: number, end: number] {
  let [from, to] = [start, end];
  for (const tag of placedTags(text)) {
    if (tag.start < from && from < tag.end) from = tag.start;
    if (tag.start < to && to < tag.end) to = tag.end;
  }
  return [from, to];
}

/** What is left of a tag that was cut, and tags of other programs' making. */
const BROKEN = /<\/?[gx][1-9]\d{0,6}(?![\d>/\s])|<\/?[gx][1-9]\d{0,6}\s?\/?$/g;

/**
 * A text that is pasted, without tags that the source has not, that the target has already, or that are
 * cut.
 */
export function pastedText(
  pasted: string,
  source: string,
  target: string,
): { readonly text: string; readonly isCleaned: boolean } {
  const own = new Set(tagNames(source));
  const there = new Set(tagNames(target));
  const text = taggedPieces(pasted.replace(/\r\n?/g, '\n'))
    .map(({ text: piece, tag }) => {
      if (tag === null) return piece.replace(BROKEN, '');
      return own.has(tag.name) && !there.has(tag.name) ? piece : '';
    })
    .join('');
  return { text, isCleaned: text !== pasted.replace(/\r\n?/g, '\n') };
}
