import { lettersOf, piecesOf } from './pieces.ts';

/** One line as it stands. */
export interface FlowLine {
  /** Counted from the first line, 0. */
  readonly number: number;
  readonly concluded: string;
  /** Follows the concluded words. */
  readonly tentative: string;
}

export interface ShownLines {
  /** Number of the line in the uppermost place; below 0 while there are fewer lines than places. */
  readonly top: number;
  /** The lines to draw, ascending; one above `top` among them, which has just left. */
  readonly lines: readonly FlowLine[];
}

/** A text that flows through lines of a fixed width and leaves at the top. */
export interface CaptionFlow {
  /** Adds concluded text, with its spaces. */
  conclude(text: string): void;
  /**
   * The lines with the tentative text at their end. Concluded words never change their line, and
   * lines that went up never come down again.
   * @param places lines that can be seen, from 1
   */
  show(tentative: string, places: number): ShownLines;
}

/**
 * Signs that may hang over the end of a line: they are concluded after their word, which would have
 * to leave its line for them.
 */
const HANGING = /[\s.,;:!?…。、，！？：；]+$/u;

/** UTF-16 units: more than the places of the largest captions hold. */
const MOST_AT_ONCE = 4_000;

/** @param fits whether a line is not too wide, apart from the signs that hang over its end */
export function createCaptionFlow(fits: (line: string) => boolean): CaptionFlow {
  let closed: readonly FlowLine[] = [];
  /** The last line's concluded words. */
  let open = '';
  let openNumber = 0;
  let top = Number.NEGATIVE_INFINITY;
  return {
    conclude(text) {
      const lines = brokenInto(lastOf(open + text), fits);
      open = lines.pop() ?? '';
      const full = lines.map((line, index) => ({
        number: openNumber + index,
        concluded: line,
        tentative: '',
      }));
      openNumber += full.length;
      closed = [...closed, ...full];
    },
    show(tentative, places) {
      let left = open.length;
      const ends = brokenInto(open + lastOf(tentative), fits).map((line, index) => {
        const concluded = line.slice(0, left);
        left -= concluded.length;
        return { number: openNumber + index, concluded, tentative: line.slice(concluded.length) };
      });
      const last = ends.at(-1)?.number ?? openNumber;
      top = Math.max(top, last - places + 1);
      closed = closed.filter(({ number }) => number >= top - 1);
      return { top, lines: [...closed, ...ends.filter(({ number }) => number >= top - 1)] };
    },
  };
}

/** The end of a text that comes at once and is longer than captions ever show: the rest has left. */
function lastOf(text: string): string {
  return text.length <= MOST_AT_ONCE ? text : text.slice(-MOST_AT_ONCE).toWellFormed();
}

/** Breaks a text into lines, as full as they can be; at least one. Together they are the text. */
function brokenInto(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (piece: string) => {
    if (line === '' || fits((line + piece).replace(HANGING, ''))) line += piece;
    else {
      lines.push(line);
      line = piece;
    }
  };
  for (const piece of piecesOf(text)) {
    if (fits(piece.trimStart().replace(HANGING, ''))) add(piece);
    else for (const letter of lettersOf(piece)) add(letter);
  }
  return [...lines, line];
}
