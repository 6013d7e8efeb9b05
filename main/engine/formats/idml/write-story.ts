import { writeXmlText } from '../inline/xml-text.ts';
import type { Piece } from '../inline/unit-text.ts';
import type { Look, StoryCode, StoryItem } from './story-item.ts';

/** What a tag of a unit stands for. */
export type StoryTag =
  | { readonly kind: 'look'; readonly look: Look }
  | { readonly kind: 'code'; readonly code: StoryCode }
  | { readonly kind: 'wrapper'; readonly open: StoryCode; readonly close: StoryCode };

export interface StoryState {
  /** What the unit covers, so that its ends are left as they were found. */
  readonly items: readonly StoryItem[];
  readonly tags: ReadonlyMap<number, StoryTag>;
  /** Of text without a tag. */
  readonly look: Look;
  readonly raw: (start: number, end: number) => string;
  /** Text takes the look of the place where it stands. */
  readonly inPlace?: boolean;
}

/**
 * Writes pieces as character style ranges. Null where that cannot be: a look inside of an element that
 * stands in a range of another look.
 */
export function writeStory(pieces: readonly Piece[], state: StoryState): string | null {
  const { items, tags, raw } = state;
  const first = items[0];
  const last = items.at(-1);
  if (!first || !last) return null;
  const looks: Look[] = [state.look];
  let range: Look | null = first.look;
  let inContent = first.level === 'content';
  let inner = openBefore(items);
  let text = '';

  /** Moves out of what is open and into what is wanted. */
  const go = (level: StoryItem['level'], look: Look | null): boolean => {
    const isSame = level !== 'paragraph' && range === look;
    if (inContent && !(isSame && level === 'content')) {
      text += '</Content>';
      inContent = false;
    }
    if (!isSame) {
      if (inner > 0) return false;
      if (range !== null) text += '</CharacterStyleRange>';
      range = null;
      if (level !== 'paragraph') {
        range = look;
        text += look ?? '';
      }
    }
    if (level === 'content' && !inContent) {
      text += '<Content>';
      inContent = true;
    }
    return true;
  };
  const copy = (code: StoryCode, isBound: boolean): boolean => {
    const look = isBound ? code.look : (range ?? looks.at(-1) ?? code.look);
    if (code.level === 'range' && code.kind === 'close') inner -= 1;
    if (inner < 0 || !goOut(code, look)) return false;
    text += raw(code.start, code.end);
    if (code.level === 'range' && code.kind === 'open') inner += 1;
    return true;
  };
  /** An end tag in a range stands where its start tag is open still. */
  const goOut = (code: StoryCode, look: Look | null) => {
    if (code.level !== 'range' || code.kind !== 'close') return go(code.level, look);
    return range === look && go('range', look);
  };

  for (const piece of pieces) {
    if (piece.kind === 'text') {
      const look = state.inPlace === true ? (range ?? state.look) : (looks.at(-1) ?? state.look);
      if (!go('content', look)) return null;
      text += writeXmlText(piece.text);
      continue;
    }
    const tag = tags.get(piece.tag);
    if (!tag) return null;
    if (tag.kind === 'code') {
      const isBound = tag.code.kind !== 'alone';
      if (!copy(tag.code, isBound)) return null;
    } else if (piece.kind === 'open') {
      if (tag.kind === 'wrapper' && !copy(tag.open, true)) return null;
      looks.push(tag.kind === 'look' ? tag.look : (tag.open.look ?? looks.at(-1) ?? state.look));
    } else {
      looks.pop();
      if (tag.kind === 'wrapper' && !copy(tag.close, true)) return null;
    }
  }
  return go(last.level, last.look) ? text : null;
}

/** How many elements of a range are open where the items begin: those that end and did not begin. */
function openBefore(items: readonly StoryItem[]): number {
  let depth = 0;
  let least = 0;
  for (const { kind, level } of items) {
    if (level !== 'range') continue;
    if (kind === 'open') depth += 1;
    else if (kind === 'close') depth -= 1;
    least = Math.min(least, depth);
  }
  return -least;
}
