import type { RecognisedLine, RecognisedParagraph } from './ocr/recognised.ts';
import type { Box } from './picture.ts';
import { largestOf, leastOf } from '../../../system/long-lists.ts';

/** A paragraph of print in a picture. Lengths are in pixels. */
export interface TextArea {
  readonly text: string;
  readonly lines: readonly RecognisedLine[];
  readonly box: Box;
  readonly size: number;
  /** From baseline to baseline; of a single line what is usual. */
  readonly leading: number;
  readonly alignment: 'left' | 'center' | 'right';
}

const USUAL_LEADING = 1.2;
/** In parts of the size. */
const SAME_EDGE = 0.7;

const WORDS =
  /\p{L}\p{M}*\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Paragraphs that hold words, with what their lines show of their look. */
export function textAreasOf(paragraphs: readonly RecognisedParagraph[]): TextArea[] {
  return paragraphs
    .flatMap(({ lines }) => itemsOf(lines))
    .map(areaOf)
    .filter((area) => WORDS.test(area.text));
}

const ITEM = /^(?:[•●○◦▪■–—*·-]|\(?\d{1,3}[.)])\s+\S/u;
const CLOSED = /[.!?:;。！？]["'”’»)]?$/u;

/** What the program takes for one paragraph may be a list, or several paragraphs without a gap. */
function itemsOf(lines: readonly RecognisedLine[]): RecognisedLine[][] {
  const right = largestOf(lines.map(({ box }) => box.right));
  const items: RecognisedLine[][] = [];
  for (const line of lines) {
    const before = items.at(-1)?.at(-1);
    const word = (/^\S+/.exec(line.text)?.[0].length ?? 0) / Math.max(1, line.text.length);
    const taken = word * (line.box.right - line.box.left) + line.size;
    const ended =
      before !== undefined && CLOSED.test(before.text) && before.box.right + taken < right;
    if (before === undefined || ended || ITEM.test(line.text)) items.push([line]);
    else items.at(-1)?.push(line);
  }
  return items;
}

function areaOf(lines: readonly RecognisedLine[]): TextArea {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  const size = sizes[Math.floor(sizes.length / 2)] ?? 1;
  const [first, last] = [lines[0], lines.at(-1)];
  const distance =
    first && last && lines.length > 1 ? (last.baseline - first.baseline) / (lines.length - 1) : 0;
  return {
    text: joined(lines.map(({ text }) => text)),
    lines,
    box: {
      left: leastOf(lines.map(({ box }) => box.left)),
      top: leastOf(lines.map(({ box }) => box.top)),
      right: largestOf(lines.map(({ box }) => box.right)),
      bottom: largestOf(lines.map(({ box }) => box.bottom)),
    },
    size,
    leading: distance > size * 0.8 ? distance : USUAL_LEADING * size,
    alignment: alignmentOf(lines, size),
  };
}

/** A hyphen at a line's end goes where the next line goes on in lower case. */
function joined(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    if (text === '') return line;
    if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line)) return text.slice(0, -1) + line;
    const glue = UNSPACED.test(text.slice(-1)) && UNSPACED.test(line.slice(0, 1)) ? '' : ' ';
    return text + glue + line;
  }, '');
}

function alignmentOf(lines: readonly RecognisedLine[], size: number): TextArea['alignment'] {
  if (lines.length < 2) return 'left';
  const spread = (of: (line: RecognisedLine) => number) => {
    const values = lines.map(of);
    return largestOf(values) - leastOf(values);
  };
  const near = SAME_EDGE * size;
  if (spread(({ box }) => box.left) <= near) return 'left';
  if (spread(({ box }) => box.right) <= near) return 'right';
  return spread(({ box }) => box.left + box.right) <= near * 2 ? 'center' : 'left';
}
