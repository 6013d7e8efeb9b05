import type { TextRange } from '../../../../preload/contract/voice.ts';

const IN_WORD = /[\p{L}\p{M}\p{N}'’-]/u;

/** Words before and behind the changed part of a text, at their places in the edited one. */
export function uncorrected(
  text: string,
  edited: string,
  words: readonly TextRange[],
): readonly TextRange[] {
  const shorter = Math.min(text.length, edited.length);
  let same = 0;
  while (same < shorter && text[same] === edited[same]) same += 1;
  let sameEnd = 0;
  while (sameEnd < shorter - same && text.at(-1 - sameEnd) === edited.at(-1 - sameEnd))
    sameEnd += 1;
  const shift = edited.length - text.length;
  return words.flatMap(({ start, end }) => {
    const isBefore = end <= same;
    if (!isBefore && start < text.length - sameEnd) return [];
    const moved = isBefore ? { start, end } : { start: start + shift, end: end + shift };
    // Letters that were put to it make it another word.
    const around = [edited[moved.start - 1], edited[moved.end]];
    return around.some((letter) => letter !== undefined && IN_WORD.test(letter)) ? [] : [moved];
  });
}

/** A piece of a line that looks the same all over. */
export interface LinePiece {
  readonly text: string;
  readonly isHit: boolean;
  readonly isDoubtful: boolean;
}

/**
 * A line cut where its looks change.
 * @param cut at the finds of a search: every second piece is one
 * @param doubtful in order, without overlaps
 */
export function linePieces(
  cut: readonly string[],
  doubtful: readonly TextRange[],
): readonly LinePiece[] {
  const pieces: LinePiece[] = [];
  let from = 0;
  for (const [index, part] of cut.entries()) {
    const isHit = index % 2 === 1;
    const end = from + part.length;
    let at = from;
    const add = (to: number, isDoubtful: boolean) => {
      if (to > at) pieces.push({ text: part.slice(at - from, to - from), isHit, isDoubtful });
      at = Math.max(at, to);
    };
    for (const word of doubtful) {
      if (word.end <= from || word.start >= end) continue;
      add(word.start, false);
      add(Math.min(word.end, end), true);
    }
    add(end, false);
    from = end;
  }
  return pieces;
}
