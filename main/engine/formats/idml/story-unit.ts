import type { NamedUnit } from '../inline/splice-units.ts';
import { trimPieces } from '../inline/trim-pieces.ts';
import { fitPieces, readPieces, tagsAtEnds, writePieces } from '../inline/unit-text.ts';
import type { Piece } from '../inline/unit-text.ts';
import type { Look, StoryItem } from './story-item.ts';
import { writeStory } from './write-story.ts';
import type { StoryTag } from './write-story.ts';

/**
 * The unit of a paragraph; null without text. Text in the look of most of it has no tags, text in
 * another look is a pair, so that a sentence that many ranges cut up is one.
 */
export function storyUnit(id: string, paragraph: readonly StoryItem[]): NamedUnit | null {
  const items = trimPieces(paragraph);
  const first = items[0];
  const last = items.at(-1);
  if (!first || !last) return null;
  const look = commonLook(items);
  const { pieces: source, tags } = codeItems(items, look);
  const text = writePieces(source);
  return {
    id,
    text,
    start: first.start,
    end: last.end,
    write(translation, raw) {
      const state = { items, tags, look, raw };
      const fitted = fitPieces(source, translation);
      const written = fitted.kept ? writeStory(fitted.pieces, state) : null;
      if (written !== null) return { text: written, kept: true };
      const moved = tagsAtEnds(source, readPieces(translation));
      const placed = writeStory(moved, { ...state, inPlace: true });
      return { text: placed ?? raw(first.start, last.end), kept: false };
    },
  };
}

/** The look of the most letters. */
function commonLook(items: readonly StoryItem[]): Look {
  const letters = new Map<Look, number>();
  for (const item of items) {
    if (item.kind !== 'text') continue;
    letters.set(item.look, (letters.get(item.look) ?? 0) + item.text.trim().length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

interface Coded {
  readonly pieces: readonly Piece[];
  readonly tags: ReadonlyMap<number, StoryTag>;
}

function codeItems(items: readonly StoryItem[], common: Look): Coded {
  const pieces: Piece[] = [];
  const tags = new Map<number, StoryTag>();
  const codes = items.filter((item) => item.kind !== 'text');
  const ends = new Map(
    codes.filter((code) => code.kind === 'close').map((code) => [code.pair, code] as const),
  );
  const pairs = new Map<number, number>();
  /** Looks of the wrappers that are open: all text in one of a range has its look. */
  const inner: (number | null)[] = [];
  let different = null as { readonly tag: number; readonly look: Look } | null;
  const closeLook = () => {
    if (different) pieces.push({ kind: 'close', tag: different.tag });
    different = null;
  };
  const open = (tag: StoryTag) => {
    const number = tags.size + 1;
    tags.set(number, tag);
    return number;
  };
  for (const item of items) {
    if (item.kind === 'text') {
      const isPlain = inner.length > 0 || item.look === common;
      if (item.text.trim() !== '' && item.look !== different?.look) {
        closeLook();
        if (!isPlain) {
          different = { tag: open({ kind: 'look', look: item.look }), look: item.look };
          pieces.push({ kind: 'open', tag: different.tag });
        }
      }
      pieces.push({ kind: 'text', text: item.text });
      continue;
    }
    if (item.kind === 'alone' && item.look !== null && item.look === different?.look) {
      pieces.push({ kind: 'alone', tag: open({ kind: 'code', code: item }) });
      continue;
    }
    closeLook();
    const end = item.kind === 'open' ? ends.get(item.pair) : undefined;
    const begun = item.pair === null ? undefined : pairs.get(item.pair);
    if (end && item.pair !== null) {
      const tag = open({ kind: 'wrapper', open: item, close: end });
      pairs.set(item.pair, tag);
      pieces.push({ kind: 'open', tag });
      if (item.level === 'range') inner.push(item.pair);
    } else if (item.kind === 'close' && begun !== undefined) {
      pieces.push({ kind: 'close', tag: begun });
      if (inner.at(-1) === item.pair) inner.pop();
    } else pieces.push({ kind: 'alone', tag: open({ kind: 'code', code: item }) });
  }
  closeLook();
  return { pieces, tags };
}
