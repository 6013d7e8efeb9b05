import { largestOf } from '../../../system/long-lists.ts';

/** One line of a text file. */
export interface Line {
  /** UTF-16 offsets of what stands between white space at both ends; equal for an empty line. */
  readonly start: number;
  readonly end: number;
  /** White space in front, as written. */
  readonly indent: string;
  /** Columns with its indent. */
  readonly columns: number;
  /** Columns of its first word. */
  readonly firstWord: number;
  /** Begins as an item of a list, a quotation or a row of a table does. */
  readonly isItem: boolean;
}

/** Text that a program broke at a width has lines of this many columns. */
const WIDTHS = { least: 50, most: 132 } as const;
/** So many line ends have to agree on a width. */
const JOINTS = 3;

/**
 * The width that a program wrapped the lines at, or null where lines are paragraphs of their own.
 * Wrapped are lines that hold as many words as fit: no line is wider, and the next line's first word
 * would not have fitted; lists do not count. At least nine of ten line ends within paragraphs agree.
 */
export function wrapWidth(paragraphs: readonly (readonly Line[])[]): number | null {
  const joints = paragraphs.flatMap((lines) =>
    lines.slice(1).flatMap((next, index) => {
      const columns = lines[index]?.columns ?? 0;
      return next.isItem ? [] : [{ columns, needed: columns + 1 + next.firstWord }];
    }),
  );
  const widest = largestOf(joints.map(({ columns }) => columns));
  if (widest < WIDTHS.least || widest > WIDTHS.most) return null;
  // Titles and the like are short in wrapped texts too.
  const long = joints.filter(({ columns }) => columns >= widest * 0.6);
  const full = long.filter(({ needed }) => needed > widest);
  return long.length >= JOINTS && full.length >= long.length * 0.9 ? widest : null;
}

/** Cuts the lines of a paragraph where one is not filled or a list goes on. */
export function joinWrapped(lines: readonly Line[], width: number): Line[][] {
  const parts: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const isFull = before !== undefined && before.columns + 1 + line.firstWord > width;
    const part = parts.at(-1);
    if (part && isFull && !line.isItem && line.columns <= width) part.push(line);
    else parts.push([line]);
  }
  return parts;
}
