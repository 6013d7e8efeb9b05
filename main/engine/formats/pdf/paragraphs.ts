import { cellsAmong } from './cells.ts';
import { USUAL_LEADING } from './block.ts';
import type { Alignment, Block } from './block.ts';
import { textOf } from './line.ts';
import type { Look } from './glyph-run.ts';
import type { Line } from './line.ts';
import { startsFromRight } from '../fonts/text-direction.ts';
import { columnsOf } from './columns.ts';
import type { Columns } from './columns.ts';
import { CLOSED, firstWordOf, goesOn, hasCase, placedLines } from './placed-line.ts';
import type { PlacedLine } from './placed-line.ts';
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
const ITEM =
  /^(?:(?:[•●○◦▪■□▸►‣✓➢–—*·-]|\(?\d{1,3}[.)]|\(?\p{Ll}\)|\d{1,3}(?:\.\d{1,3})+\.?)\s+\S|(?:[•●○◦▪■□–—*·-]|\d{1,3}[.)])[\p{Script=Hebrew}\p{Script=Arabic}])/u;

/** So much larger than most of the page, lines are a heading, which may go on after a short line. */
const HEADING = { least: 1.15, leading: 1.4 };
/** Of the joints of running text, so many are within a sentence; a list of so many lines has none. */
const RUNNING = 0.4;
const LIST = 3;
const LEAST_WORDS = 3;
const SENTENCE_END = /[.!?。！？؟]$/u;
const PROSE = { words: 4, letters: 0.9 };

/** Lines under one another that look alike: a paragraph or several. */
interface Stack {
  readonly lines: PlacedLine[];
}

/**
 * Joins lines to paragraphs: of one size and look, at one distance, over one another. In the order in
 * which the page draws them, which is the order of reading in what programs write.
 * @param known whether a word occurs elsewhere in the document; decides about hyphens at line ends
 */
export function paragraphsOf(lines: readonly Line[], known: (word: string) => boolean): Block[] {
  const cells = cellsAmong(lines);
  const placed = placedLines(lines);
  const columns = columnsOf(placed);
  const stacks = stacked(placed, (own, next) => {
    const last = own.at(-1);
    if (last === undefined || !continues(own, next)) return false;
    // The last line of a cell may be the one that the rest of its row stands beside.
    return !cells.begins.has(next.line) || (cells.isAlone(last.line) && goesOn(last, next));
  });
  return stacks
    .flatMap((stack) => parted(stack.lines, columns))
    .map((own) => blockOf(own, known))
    .sort((a, b) => firstShow(a) - firstShow(b));
}

const firstShow = (block: Block) =>
  Math.min(leastOf(block.shows.slice(0, 1)), leastOf(block.marker?.shows.slice(0, 1) ?? []));

/** Puts each line under the lines that it continues, from top to bottom. */
function stacked(
  lines: readonly PlacedLine[],
  follows: (own: readonly PlacedLine[], next: PlacedLine) => boolean,
): Stack[] {
  const done: Stack[] = [];
  let open: Stack[] = [];
  const down = lines.toSorted(
    ({ line: a }, { line: b }) => a.angle - b.angle || b.across - a.across || a.start - b.start,
  );
  for (const next of down) {
    const { line } = next;
    open = open.filter(({ lines: own }) => {
      const last = own.at(-1)?.line;
      return last?.angle === line.angle && last.across - line.across <= NEXT_LINE.most * last.size;
    });
    const home = open.find(({ lines: own }) => follows(own, next));
    const farther = home ?? open.find(({ lines: own }) => isCloser(own, next, follows));
    if (home) home.lines.push(next);
    else {
      // What stood far under a heading is the first line of what follows.
      const made = { lines: farther === undefined ? [next] : [...farther.lines.splice(-1), next] };
      open.push(made);
      done.push(made);
    }
  }
  return done;
}

/** Whether a line stands closer to the last one than that to the one before, and continues it. */
function isCloser(
  lines: readonly PlacedLine[],
  next: PlacedLine,
  follows: (own: readonly PlacedLine[], next: PlacedLine) => boolean,
): boolean {
  const [before, last] = lines.slice(-2);
  if (before === undefined || last === undefined || goesOn(before, last)) return false;
  const { across, size } = last.line;
  const closer = before.line.across - across - (across - next.line.across);
  return closer > LEADING_MAY_DIFFER * size && follows([last], next);
}

function continues(lines: readonly PlacedLine[], next: PlacedLine): boolean {
  const last = lines.at(-1);
  const { line } = next;
  if (last === undefined || line.marker !== null || last.fromRight !== next.fromRight) return false;
  const { size } = last.line;
  const drop = last.line.across - line.across;
  // Behind a scan each line has the size that its letters happened to have.
  const sizeMayDiffer = line.isVisible ? SIZE_MAY_DIFFER : SIZE_MAY_DIFFER * 3;
  if (Math.abs(size - line.size) > sizeMayDiffer * size) return false;
  if (drop < NEXT_LINE.least * size || drop > NEXT_LINE.most * size) return false;
  if (last.line.isVisible !== line.isVisible) return false;
  const before = lines.at(-2)?.line;
  const leading = before ? before.across - last.line.across : drop;
  // Within a sentence a raised or lowered letter may have moved the line.
  const mayDiffer = goesOn(last, next) ? LEADING_IN_SENTENCE : LEADING_MAY_DIFFER;
  if (Math.abs(leading - drop) > mayDiffer * size) return false;
  if (ITEM.test(next.text) || !looksAlike(last, next)) return false;
  return sharesAnEdge(lines, next);
}

/** Weight, slope and family of most of the letters; a word in bold makes no new paragraph. */
function looksAlike(a: PlacedLine, b: PlacedLine): boolean {
  const [one, other] = [mainLook(a.line), mainLook(b.line)];
  // The lines of a program are not to run into one another.
  if (one.family === 'mono' && other.family === 'mono' && !(isProse(a) && isProse(b))) {
    return goesOn(a, b) && isProse(a);
  }
  const isAlike =
    one.family === other.family && one.bold === other.bold && one.color === other.color;
  if (isAlike && (one.italic === other.italic || goesOn(a, b))) return true;
  const near = SAME_EDGE * b.line.size;
  if (Math.abs(a.from - b.from) > near && Math.abs(a.to - b.to) > near) return false;
  // A line may be all bold, code or a link in the midst of a paragraph that has some of both.
  return [a, b].some(({ line: { spans } }) =>
    spans.some(({ look }) => !sameFace(look, spans[0]?.look ?? look)),
  );
}

const sameFace = (a: Look, b: Look) =>
  a.family === b.family && a.bold === b.bold && a.italic === b.italic && a.color === b.color;

function isProse({ text }: PlacedLine): boolean {
  if (/[={}<>[\]\\|_;#@"]/.test(text)) return false;
  const letters = text.match(/[\p{L}\p{M}\s,.’']/gu)?.length ?? 0;
  return text.split(/\s+/).length >= PROSE.words && letters >= PROSE.letters * text.length;
}

function mainLook({ spans }: Line) {
  const [longest] = [...spans].sort((a, b) => b.text.length - a.text.length);
  return longest?.look ?? { family: 'sans', bold: false, italic: false, color: '#000000' };
}

function sharesAnEdge(lines: readonly PlacedLine[], next: PlacedLine): boolean {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return false;
  const near = SAME_EDGE * next.line.size;
  const isNear = (a: number, b: number) => Math.abs(a - b) <= near;
  if (Math.min(last.to, next.to) - Math.max(last.from, next.from) <= 0) return false;
  if (isNear(last.from, next.from)) return true;
  if (isNear(middleOf(last), middleOf(next))) return true;
  // Beside a large first letter lines begin behind it.
  if (isNear(first.from, next.from) && last.from > next.from) return true;
  const indent = (last.from - next.from) / next.line.size;
  if (Math.abs(indent) > DEEPEST_INDENT) return isNear(last.to, next.to) && lines.length === 1;
  // Full lines of justified text begin anywhere only where a first line is indented.
  if (isNear(last.to, next.to)) return lines.length === 1 || indent > 0;
  return (lines.length === 1 && !CLOSED.test(first.text)) || (indent > 0 && goesOn(last, next));
}

const middleOf = ({ from, to }: PlacedLine) => (from + to) / 2;

/** Cuts a stack where paragraphs end. */
function parted(stack: readonly PlacedLine[], columns: Columns): PlacedLine[][] {
  const joints = stack.slice(1).map((next, at) => goesOn(stack[at] ?? next, next));
  const within = joints.filter(Boolean).length;
  const isSentence =
    stack.every(({ text }, at) => SENTENCE_END.test(text) === (at === stack.length - 1)) &&
    stack.every(({ text }) => text.split(/\s+/).length >= LEAST_WORDS);
  const isRunning =
    isSentence || (within > 0 && stack.length >= LIST && within >= RUNNING * joints.length);
  const isList =
    stack.length >= LIST &&
    within === 0 &&
    stack.every((line) => hasCase(line) && !SENTENCE_END.test(line.text)) &&
    !isHeading(stack, columns);
  const widest = largestOf(stack.map(({ to }) => to));
  const paragraphs: PlacedLine[][] = [];
  for (const next of stack) {
    const own = paragraphs.at(-1);
    const last = own?.at(-1);
    const reach = last === undefined || isRunning ? widest : columns.reachOf(last);
    if (own === undefined || isList || endsBefore(own, next, reach, columns))
      paragraphs.push([next]);
    else own.push(next);
  }
  return paragraphs;
}

/** Lines larger than the rest of the page, close to one another. */
function isHeading(lines: readonly PlacedLine[], { bodySize }: Columns): boolean {
  const [first, second] = lines;
  if (first === undefined || second === undefined) return false;
  const { size } = first.line;
  const leading = first.line.across - second.line.across;
  return size >= HEADING.least * bodySize && leading <= HEADING.leading * size;
}

/** Whether the paragraph was over: its last line is short, or the new one is indented. */
function endsBefore(
  lines: readonly PlacedLine[],
  next: PlacedLine,
  reach: number,
  columns: Columns,
): boolean {
  const last = lines.at(-1);
  if (!last) return true;
  const { size } = next.line;
  const isOpen = goesOn(last, next);
  const word = firstWordOf(next);
  const mayEnd = isOpen ? ENDS.inSentence : CLOSED.test(last.text) ? ENDS.closed : ENDS.open;
  const [middle, begin, end] = [
    Math.abs(middleOf(last) - middleOf(next)) * 2,
    Math.abs(last.from - next.from),
    Math.abs(last.to - next.to),
  ];
  if (middle < size && begin > size) {
    if (isOpen || (isHeading([last, next], columns) && !CLOSED.test(last.text))) return false;
    return (columns.widthAround(last) - (last.to - last.from) - word) / size > mayEnd;
  }
  if (isHeading([last, next], columns) && !CLOSED.test(last.text) && begin < size) return false;
  if (end < SAME_EDGE * size && begin > size) {
    // Set to the far edge, a line has its free room in front.
    const left = Math.min(next.from, leastOf(lines.map(({ from }) => from)));
    if ((last.from - left - word) / size > mayEnd && lines.length === 1) return true;
  }
  const left = leastOf(lines.slice(1).map(({ from }) => from));
  if (lines.length > 1 && next.from - left > INDENT * size && last.from - left < INDENT * size) {
    return true;
  }
  const right = Math.max(reach, next.to, largestOf(lines.map(({ to }) => to)));
  // A line ends where the next word does not fit; one that ends before ends its paragraph.
  return (right - last.to - word) / size > mayEnd;
}

function blockOf(own: readonly PlacedLine[], known: (word: string) => boolean): Block {
  const lines = own.map(({ line }) => line);
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
