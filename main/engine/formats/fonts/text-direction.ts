import { levelsOf } from './bidi-levels.ts';
import type { Level } from './bidi-levels.ts';

/** Which way letters of a script run, as far as Unicode's bidirectional algorithm is needed here. */
const FROM_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const FROM_LEFT = /\p{L}/u;
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

/** Whether a text has letters that run from right to left. */
export const hasRightToLeft = (text: string): boolean => FROM_RIGHT.test(text);

/** Whether a text reads from the right: by its first letter. */
export function startsFromRight(text: string): boolean {
  for (const letter of text) {
    if (FROM_RIGHT.test(letter)) return true;
    if (FROM_LEFT.test(letter)) return false;
  }
  return false;
}

/** Text of one direction; what reads from the right is in logical order. */
export interface DirectedRun<T> {
  readonly text: string;
  readonly fromRight: boolean;
  readonly of: T;
}

interface Placed<T> {
  readonly text: string;
  readonly of: T;
  readonly level: Level;
}

/**
 * Puts the pieces of one line into the order in which they are drawn from left to right. Pieces are
 * cut where the direction changes; in text from the right brackets are turned, and what has no
 * letters of its own is reversed.
 */
export function toVisual<T>(
  pieces: readonly { readonly text: string; readonly of: T }[],
  fromRight: boolean,
): DirectedRun<T>[] {
  const all = pieces.map(({ text }) => text).join('');
  if (!fromRight && !hasRightToLeft(all)) {
    return pieces.map(({ text, of }) => ({ text, of, fromRight: false }));
  }
  const runs = merged(levelled(pieces, fromRight));
  return reordered(runs).map(({ text, of, level }) => {
    if (level !== 1) return { text, of, fromRight: false };
    const turned = mirror(text);
    // Letters are reversed by whoever chooses their forms; signs alone have no direction there.
    return { text: hasRightToLeft(turned) ? turned : reverse(turned), of, fromRight: true };
  });
}

/**
 * Puts letters that were drawn from left to right back into the order in which they are read. A line
 * without letters from the right is returned as it is.
 */
export function toLogical<S extends { readonly text: string }>(spans: readonly S[]): readonly S[] {
  const all = spans.map(({ text }) => text).join('');
  if (!hasRightToLeft(all)) return spans;
  const letters = Array.from(all).filter((letter) => FROM_LEFT.test(letter));
  const rightward = letters.filter((letter) => FROM_RIGHT.test(letter)).length;
  const base = rightward * 2 >= letters.length;
  const cells = levelled(
    spans.map((span) => ({ text: span.text, of: span })),
    base,
  );
  return merged(reordered(cells)).map(({ text, of, level }) => ({
    ...of,
    text: level === 1 ? mirror(text) : text,
  }));
}

const reverse = (text: string) => Array.from(text).reverse().join('');

/** Brackets are drawn the other way round in text from the right. */
const mirror = (text: string) => text.replace(/[()[\]{}<>«»]/g, (sign) => MIRRORED[sign] ?? sign);

/** One cell for each letter with the marks upon it, with the level of its direction. */
function levelled<T>(
  pieces: readonly { readonly text: string; readonly of: T }[],
  fromRight: boolean,
): Placed<T>[] {
  const base = fromRight ? 1 : 0;
  const cells = pieces.flatMap(({ text, of }) =>
    (text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []).map((cell) => ({ text: cell, of })),
  );
  const levels = levelsOf(
    cells.map(({ text }) => text),
    base,
  );
  // White space at the end of a line has the direction of its paragraph (UAX 9, L1).
  const end = cells.findLastIndex(({ text }) => text.trim() !== '');
  return cells.map((cell, at) => ({ ...cell, level: at > end ? base : (levels[at] ?? base) }));
}

/** Reverses, from the highest level down, each stretch of that level or above (UAX 9, L2). */
function reordered<T>(cells: readonly Placed<T>[]): Placed<T>[] {
  const result = [...cells];
  for (const level of [2, 1]) {
    for (let at = 0; at < result.length; at += 1) {
      let end = at;
      while ((result[end]?.level ?? -1) >= level) end += 1;
      if (end > at) {
        const reversed = result.slice(at, end).reverse();
        for (const [place, cell] of reversed.entries()) result[at + place] = cell;
        at = end;
      }
    }
  }
  return result;
}

function merged<T>(cells: readonly Placed<T>[]): Placed<T>[] {
  const result: Placed<T>[] = [];
  for (const cell of cells) {
    const last = result.at(-1);
    if (last?.level === cell.level && last.of === cell.of) {
      result[result.length - 1] = { ...last, text: last.text + cell.text };
    } else result.push(cell);
  }
  return result;
}
