/** A line that is not empty. */
export interface Line {
  readonly text: string;
  readonly index: number;
  /** Characters before it, from 0. */
  readonly position: number;
}

const LINE_END = /\r\n|\n|\r/g;
const MARK = '\ufeff';

/** The lines of a text, whatever ends them, without empty ones and without a byte order mark. */
export function* linesOf(text: string): Generator<Line> {
  let start = text.startsWith(MARK) ? MARK.length : 0;
  let position = start;
  let index = 0;
  const line = (end: number): Line => ({ text: text.slice(start, end), index, position });
  for (const { 0: mark, index: end } of text.matchAll(LINE_END)) {
    const found = line(end);
    if (found.text !== '') {
      yield found;
      index += 1;
    }
    position += charactersOf(found.text) + mark.length;
    start = end + mark.length;
  }
  if (start < text.length) yield line(text.length);
}

/** Code points: a character beyond the first plane counts once. */
export function charactersOf(text: string): number {
  let pairs = 0;
  for (let i = 0; i < text.length; i += 1) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800) pairs += 1;
  }
  return text.length - pairs;
}
