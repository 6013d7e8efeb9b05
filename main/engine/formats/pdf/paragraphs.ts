import { cellsAmong } from './cells.ts';
import { USUAL_LEADING } from './block.ts';
import type { Alignment, Block } from './block.ts';
import { textOf } from './line.ts';
import type { Line } from './line.ts';
import { startsFromRight } from '../fonts/text-direction.ts';
import { joinLines } from './join-lines.ts';
import { largestOf, leastOf } from '../../../system/long-lists.ts';

/** In parts of the size. */
const NEXT_LINE = { least: 0.6, most: 1.75 };
const LEADING_MAY_DIFFER = 0.15;
const LEADING_IN_SENTENCE = 0.5;
const SIZE_MAY_DIFFER = 0.12;
const INDENT = 0.8;
const DEEPEST_INDENT = 4;
const SAME_EDGE = 0.6;
/** So much room beside the next line's first word says that a line ended its paragraph. */
const ENDS = { closed: 0.9, open: 1.5, inSentence: 12 };

/** A line that begins an item of a list, its mark drawn together with its text. */
const ITEM = /^(?:[•●○◦▪■□▸►‣✓➢–—*·-]|\(?\d{1,3}[.)]|\(?\p{Ll}\)|\d{1,3}(?:\.\d{1,3})+\.?)\s+\S/u;
const CLOSED = /[.!?:;…。！？)"'”’»]$/u;

interface Open {
  readonly lines: Line[];
}

/**
 * Joins lines to paragraphs: of one size and look, at one distance, over one another. In the order in
 * which the page draws them, which is the order of reading in what programs write.
 * @param known whether a word occurs elsewhere in the document; decides about hyphens at line ends
 */
export function paragraphsOf(lines: readonly Line[], known: (word: string) => boolean): Block[] {
  const cells = cellsAmong(lines);
  const done: Open[] = [];
  let open: Open[] = [];
  const down = [...lines].sort(
    (a, b) => a.angle - b.angle || b.across - a.across || a.start - b.start,
  );
  for (const line of down) {
    open = open.filter(({ lines: [first], lines: own }) => {
      const last = own.at(-1);
      return (
        first?.angle === line.angle &&
        last !== undefined &&
        last.across - line.across <= NEXT_LINE.most * last.size
      );
    });
    const home = open.find(
      ({ lines: own }) =>
        !(cells.has(line) && own.some((one) => cells.has(one))) && continues(own, line),
    );
    if (home) home.lines.push(line);
    else {
      const made = { lines: [line] };
      open.push(made);
      done.push(made);
    }
  }
  return done
    .map(({ lines: own }) => blockOf(own, known))
    .sort((a, b) => firstShow(a) - firstShow(b));
}

const firstShow = (block: Block) =>
  Math.min(leastOf(block.shows.slice(0, 1)), leastOf(block.marker?.shows.slice(0, 1) ?? []));

function continues(lines: readonly Line[], line: Line): boolean {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || line.marker !== null) return false;
  const { size } = last;
  const drop = last.across - line.across;
  // Behind a scan each line has the size that its letters happened to have.
  const sizeMayDiffer = line.isVisible ? SIZE_MAY_DIFFER : SIZE_MAY_DIFFER * 3;
  if (Math.abs(size - line.size) > sizeMayDiffer * size) return false;
  if (drop < NEXT_LINE.least * size || drop > NEXT_LINE.most * size) return false;
  if (last.isVisible !== line.isVisible) return false;
  const before = lines.at(-2);
  const leading = before ? before.across - last.across : drop;
  // Within a sentence a raised or lowered letter may have moved the line.
  const mayDiffer = goesOn(last, line) ? LEADING_IN_SENTENCE : LEADING_MAY_DIFFER;
  if (Math.abs(leading - drop) > mayDiffer * size) return false;
  if (ITEM.test(textOf(line.spans)) || !looksAlike(last, line)) return false;
  return sharesAnEdge(lines, line) && !endsBefore(lines, line);
}

/** Weight and family of most of the letters; a word in bold makes no new paragraph. */
function looksAlike(a: Line, b: Line): boolean {
  const [one, other] = [mainLook(a), mainLook(b)];
  // The lines of a program are not to run into one another.
  if (one.family === 'mono' && other.family === 'mono') return false;
  if (one.family === other.family && one.bold === other.bold && one.color === other.color) {
    return true;
  }
  // A line may be all bold or all code in the midst of a paragraph that has some of both.
  return [a, b].some(({ spans }) => spans.some((span) => spans[0]?.look.bold !== span.look.bold));
}

function mainLook({ spans }: Line) {
  const [longest] = [...spans].sort((a, b) => b.text.length - a.text.length);
  return longest?.look ?? { family: 'sans', bold: false, color: '#000000' };
}

function sharesAnEdge(lines: readonly Line[], line: Line): boolean {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return false;
  const near = SAME_EDGE * line.size;
  const isNear = (a: number, b: number) => Math.abs(a - b) <= near;
  if (Math.min(last.end, line.end) - Math.max(last.start, line.start) <= 0) return false;
  if (isNear(last.start, line.start)) return true;
  const middle = (one: Line) => (one.start + one.end) / 2;
  if (isNear(middle(last), middle(line))) return true;
  if (isNear(last.end, line.end) && lines.every((other) => isNear(other.end, line.end))) {
    // Full lines of justified text begin anywhere only where a first line is indented.
    return lines.length === 1 || line.start < last.start;
  }
  const indent = (first.start - line.start) / line.size;
  const isFirst = lines.length === 1 && !CLOSED.test(textOf(first.spans));
  return isFirst && Math.abs(indent) <= DEEPEST_INDENT;
}

/** Whether the paragraph was over: its last line is short, or the new one is indented. */
function endsBefore(lines: readonly Line[], line: Line): boolean {
  const last = lines.at(-1);
  if (!last) return true;
  const { size } = line;
  const left = Math.min(leastOf(lines.slice(1).map((own) => own.start)), Infinity);
  if (lines.length > 1 && line.start - left > INDENT * size && last.start - left < INDENT * size) {
    return true;
  }
  const right = Math.max(line.end, largestOf(lines.map((own) => own.end)));
  const text = textOf(line.spans);
  const perLetter = (line.end - line.start) / Math.max(1, text.length);
  const word = (/^\S+/.exec(text)?.[0].length ?? 0) * perLetter;
  const isCentred =
    Math.abs(last.start + last.end - line.start - line.end) < size &&
    last.start - line.start > size;
  if (isCentred) return false;
  // A line ends where the next word does not fit; one that ends before ends its paragraph.
  const free = (right - last.end - word) / size;
  if (goesOn(last, line)) return free > ENDS.inSentence;
  return free > (CLOSED.test(textOf(last.spans)) ? ENDS.closed : ENDS.open);
}

/** Whether the next line goes on in lower case after a line that ends no sentence. */
const goesOn = (last: Line, line: Line) =>
  !CLOSED.test(textOf(last.spans)) && /^\p{Ll}/u.test(textOf(line.spans));

function blockOf(lines: readonly Line[], known: (word: string) => boolean): Block {
  const [first, last] = [lines[0], lines.at(-1)] as [Line, Line];
  const distance = lines.length > 1 ? (first.across - last.across) / (lines.length - 1) : null;
  const start = leastOf(lines.map((line) => line.start));
  const body = lines.length > 1 ? leastOf(lines.slice(1).map((line) => line.start)) : start;
  const spans = joinLines(
    lines.map((line) => line.spans),
    known,
  );
  const fromRight = startsFromRight(textOf(spans));
  const alignment = alignmentOf(lines, fromRight ? 'right' : 'left');
  return {
    angle: first.angle,
    start,
    end: largestOf(lines.map((line) => line.end)),
    top: first.across,
    bottom: last.across,
    leading: distance ?? USUAL_LEADING * first.size,
    size: first.size,
    alignment,
    indent: alignment === 'left' ? first.start - body : 0,
    lineCount: lines.length,
    fromRight,
    spans,
    shows: [...new Set(lines.flatMap((line) => line.shows))].sort((a, b) => a - b),
    marker: first.marker,
    isVisible: first.isVisible,
    cover: null,
  };
}

function alignmentOf(lines: readonly Line[], natural: Alignment): Alignment {
  const [first] = lines;
  if (!first || lines.length < 2) return natural;
  const spread = (values: readonly number[]) => largestOf(values) - leastOf(values);
  const near = SAME_EDGE * first.size;
  // The first line may be indented, the last one short; those between show the edges.
  const starts = lines.map((line) => line.start);
  const ends = lines.map((line) => line.end);
  const isLeft = spread(starts) <= near || (lines.length > 2 && spread(starts.slice(1)) <= near);
  const isRight = spread(ends) <= near || (lines.length > 2 && spread(ends.slice(1)) <= near);
  if (isLeft && isRight) return natural;
  if (isLeft) return 'left';
  if (isRight && (natural === 'right' || lines.length > 2)) return 'right';
  const isCentred = spread(lines.map((line) => line.start + line.end)) <= near * 2;
  return isCentred ? 'center' : isRight ? 'right' : natural;
}
