import { SaxesParser } from 'saxes';
import type { Box } from '../picture.ts';
import type { RecognisedLine, RecognisedParagraph } from './recognised.ts';
import { largestOf, leastOf } from '../../../../system/long-lists.ts';

/** Words that the program itself doubts more than this, in percent, are noise. */
const LEAST_CONFIDENCE = 30;
/** Where the program does not say how large letters are. */
const USUAL_DESCENT = 0.2;

const WORD = 'ocrx_word';
/** What tesseract calls lines, by what it takes them for. */
const LINES: ReadonlySet<string> = new Set([
  'ocr_line',
  'ocr_header',
  'ocr_caption',
  'ocr_textfloat',
]);

interface Word {
  readonly box: Box;
  text: string;
}

/** Reads tesseract's hOCR: pages, paragraphs, lines and words with their places in `title`. */
export function readHocr(markup: string): RecognisedParagraph[] {
  const paragraphs: RecognisedLine[][] = [];
  let line: { readonly title: string; readonly words: Word[] } | null = null;
  let word: Word | null = null;
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ attributes }) => {
    const name = attributes['class'] ?? '';
    const title = attributes['title'] ?? '';
    open.push(name);
    if (name === 'ocr_par') paragraphs.push([]);
    if (LINES.has(name)) line = { title, words: [] };
    if (name === WORD && Number(valueOf(title, 'x_wconf')[0] ?? 0) >= LEAST_CONFIDENCE) {
      const box = boxOf(title);
      word = box && { box, text: '' };
    }
  });
  parser.on('text', (text) => {
    if (word) word.text += text;
  });
  parser.on('closetag', () => {
    const name = open.pop() ?? '';
    if (name === WORD && word) {
      line?.words.push({ ...word, text: word.text.trim() });
      word = null;
    }
    if (LINES.has(name) && line) {
      const words = line.words.filter(({ text }) => text !== '');
      if (words.length > 0) paragraphs.at(-1)?.push(lineOf(line.title, words));
      line = null;
    }
  });
  parser.write(markup).close();
  return paragraphs.filter((lines) => lines.length > 0).map((lines) => ({ lines }));
}

function lineOf(title: string, words: readonly Word[]): RecognisedLine {
  const box = {
    left: leastOf(words.map((word) => word.box.left)),
    top: leastOf(words.map((word) => word.box.top)),
    right: largestOf(words.map((word) => word.box.right)),
    bottom: largestOf(words.map((word) => word.box.bottom)),
  };
  const height = box.bottom - box.top;
  const [slope = 0, offset] = valueOf(title, 'baseline').map(Number);
  const whole = boxOf(title) ?? box;
  const [said] = valueOf(title, 'x_size').map(Number);
  return {
    text: words.map(({ text }) => text).join(' '),
    box,
    // The baseline is told from the lower left corner of the whole line.
    baseline:
      offset === undefined
        ? box.bottom - USUAL_DESCENT * height
        : whole.bottom + offset + (slope * (whole.right - whole.left)) / 2,
    size: said !== undefined && said > 0 ? said : height,
  };
}

/** The numbers behind a name in a title: `bbox 62 59 349 99; baseline 0 -9`. */
function valueOf(title: string, name: string): string[] {
  const part = title.split(';').find((entry) => entry.trim().startsWith(`${name} `));
  return part?.trim().split(/\s+/).slice(1) ?? [];
}

function boxOf(title: string): Box | null {
  const [left, top, right, bottom] = valueOf(title, 'bbox').map(Number);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) {
    return null;
  }
  return { left, top, right, bottom };
}
