import { startsFromRight } from '../fonts/text-direction.ts';
import { textOf } from './line.ts';
import type { Line } from './line.ts';

/** A line as it is read: `from` where reading begins, `to` where it ends, growing that way. */
export interface PlacedLine {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly fromRight: boolean;
}

/** Lines without letters read as most of the page does. */
export function placedLines(lines: readonly Line[]): PlacedLine[] {
  const texts = lines.map(({ spans }) => textOf(spans));
  const all = texts.join('\n');
  const readsFromRight =
    (all.match(FROM_RIGHT) ?? []).length * 2 > (all.match(/\p{L}/gu) ?? []).length;
  return lines.map((line, at) => {
    const text = texts[at] ?? '';
    const fromRight = /\p{L}/u.test(text) ? startsFromRight(text) : readsFromRight;
    const [from, to] = fromRight ? [-line.end, -line.start] : [line.start, line.end];
    return { line, from, to, text, fromRight };
  });
}

const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/gu;

/** Ends a sentence, or announces what follows. */
export const CLOSED = /[.!?:;…。！？)"'”’»]$/u;
/** Of mail or the web: they are written small wherever they stand. */
const ADDRESS = /^(?:\S+@\S|www\.|https?:)/;
const HYPHEN = /\p{L}[-\u2010\u00ad]$/u;

/** Whether a line goes on in the next one: in lower case within a sentence, or in the midst of a word. */
export const goesOn = (last: PlacedLine, next: PlacedLine): boolean =>
  /^\p{Ll}/u.test(next.text) &&
  !ADDRESS.test(next.text) &&
  (HYPHEN.test(last.text) || !CLOSED.test(last.text));

/** Whether small letters tell where a sentence begins. */
export const hasCase = ({ text }: PlacedLine): boolean => /[\p{Lu}\p{Ll}]/u.test(text);

/** Points of the first word of a line. */
export function firstWordOf({ from, to, text }: PlacedLine): number {
  const letters = /^\S+/.exec(text)?.[0].length ?? 0;
  return (letters / Math.max(1, text.length)) * (to - from);
}
