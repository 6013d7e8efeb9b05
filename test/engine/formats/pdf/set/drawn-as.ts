import { hexOf, widthOf } from './metrics.ts';
import type { Face } from './metrics.ts';
import type { SetLine, SetPage } from './sheet.ts';

/** Content of a page as a kind of program writes it. */
export interface Producer {
  readonly name: string;
  content(page: SetPage, height: number): string;
  /** What stands behind letters that are not painted. */
  readonly isScan?: boolean;
}

const FONT_NAMES: Readonly<Record<Face, string>> = {
  sans: 'F1',
  sansBold: 'F2',
  serif: 'F3',
  serifBold: 'F4',
  serifItalic: 'F5',
  mono: 'F6',
};
/** Fonts with two bytes a letter, see `pdfOf`. */
const WIDE = 'W';
const SIGNS = 'S1';
const LIGATURES: Readonly<Record<string, { code: string; width: Partial<Record<Face, number>> }>> =
  {
    fi: { code: '02', width: { sans: 0.5, sansBold: 0.611, serif: 0.556, serifBold: 0.556 } },
    fl: { code: '03', width: { sans: 0.5, sansBold: 0.611, serif: 0.556, serifBold: 0.556 } },
  };

const n = (value: number) => String(Math.round(value * 1000) / 1000);
const fontOf = ({ face, isSign }: SetLine) => (isSign ? SIGNS : FONT_NAMES[face]);
const hex = (line: SetLine, text: string) => `<${line.isSign ? signs(text) : hexOf(text)}>`;
const signs = (text: string) => Buffer.from(text, 'latin1').toString('hex');
const widthIn = (line: SetLine, text: string) =>
  line.isSign ? line.size * 0.5 * text.length : widthOf(text, line.face, line.size);

function matrixOf({ angle, size }: SetLine, x: number, y: number, scale = 1): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const by = scale === 1 ? 1 : size;
  return `${[cos * by, sin * by, -sin * by, cos * by, x, y].map(n).join(' ')} Tm`;
}

interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Words or letters with their places; the space behind a word is its own. */
function pieces(line: SetLine, cut: RegExp): Piece[] {
  const turned = (line.angle * Math.PI) / 180;
  let along = 0;
  return (line.text.match(cut) ?? []).map((text) => {
    const place = {
      x: line.x + along * Math.cos(turned),
      y: line.y + along * Math.sin(turned),
    };
    const spaces = text.split(' ').length - 1;
    const width = widthIn(line, text) + spaces * line.stretch;
    along += width;
    return { text, width, ...place };
  });
}

const WORDS = /[^ ]+ ?| /g;
const LETTERS = /./gsu;

const lines = (page: SetPage, draw: (line: SetLine) => string) =>
  page.shapes + page.lines.map(draw).join('\n');

/** One operator a line, one text object a line. */
const plainLine = (line: SetLine) =>
  `BT ${line.color} /${fontOf(line)} ${n(line.size)} Tf ${n(line.stretch)} Tw ${matrixOf(line, line.x, line.y)} ${hex(line, line.text)} Tj ET`;

/** A text object a word, its letters' distances in it, spaces by themselves. */
const wordLine = (line: SetLine) =>
  pieces(line, /[^ ]+| +/g)
    .map(({ text, x, y, width }) => {
      const extra = text.startsWith(' ') ? width - widthIn(line, text) : 0;
      return `q BT /${fontOf(line)} ${n(line.size)} Tf ${matrixOf(line, x, y)} ${line.color} ${n(extra)} Tc [${hex(line, text)}] TJ ET Q`;
    })
    .join('\n');

/** The size in the matrix, kerning between letters, wide spaces by word spacing. */
function kernedLine(line: SetLine): string {
  const parts = Array.from(line.text).map((letter, at) => {
    const kern = at % 4 === 3 && letter !== ' ' ? (at % 3) * 7 - 7 : 0;
    return `${hex(line, letter)}${kern === 0 ? '' : ` ${kern} `}`;
  });
  return `BT ${line.color} /${fontOf(line)} 1 Tf ${n(line.stretch / line.size)} Tw ${matrixOf(line, line.x, line.y, line.size)} [${parts.join('')}] TJ ET`;
}

/** No spaces but moves between words; ligatures. */
function texLine(line: SetLine): string {
  const space = -((widthIn(line, ' ') + line.stretch) / line.size) * 1000;
  const word = (text: string) =>
    text
      .split(/(fi|fl)/)
      .map((part) => {
        const ligature = line.isSign ? undefined : LIGATURES[part];
        const wide = ligature?.width[line.face];
        if (ligature === undefined || wide === undefined) return part === '' ? '' : hex(line, part);
        const lost = (wide - widthIn(line, part) / line.size) * 1000;
        return `<${ligature.code}>${n(lost)}`;
      })
      .join('');
  const shown = line.text.split(' ').map(word).join(n(space));
  return `BT ${line.color} /${fontOf(line)} ${n(line.size)} Tf ${matrixOf(line, line.x, line.y)} [${shown}] TJ ET`;
}

/** Letter by letter, without spaces. */
const letterLine = (line: SetLine) =>
  `BT ${line.color} /${fontOf(line)} ${n(line.size)} Tf ${pieces(line, LETTERS)
    .filter(({ text }) => text !== ' ')
    .map(({ text, x, y }) => `${matrixOf(line, x, y)} ${hex(line, text)} Tj`)
    .join('\n')} ET`;

/** Two bytes a letter, each word at its place. */
const wideLine = (line: SetLine) =>
  line.isSign
    ? plainLine(line)
    : pieces(line, WORDS)
        .map(({ text, x, y }) => {
          const codes = Buffer.from(hexOf(text), 'hex');
          const wide = [...codes].map((code) => code.toString(16).padStart(4, '0')).join('');
          return `BT ${line.color} /${WIDE}${FONT_NAMES[line.face]} ${n(line.size)} Tf ${matrixOf(line, x, y)} <${wide}> Tj ET`;
        })
        .join('\n');

/** A page upside down, turned back by its matrix; each word by itself. */
const flippedLine = (line: SetLine, height: number) => {
  const [cos, sin] = [
    Math.cos((line.angle * Math.PI) / 180),
    Math.sin((line.angle * Math.PI) / 180),
  ];
  return pieces(line, WORDS)
    .map(
      ({ text, x, y }) =>
        `q ${line.color} BT ${[cos, -sin, -sin, -cos, x, height - y].map(n).join(' ')} Tm /${fontOf(line)} ${n(line.size)} Tf ${hex(line, text)} Tj ET Q`,
    )
    .join('\n');
};

/** Words that are not painted, stretched to the places that a reader of pictures saw. */
const readLine = (line: SetLine, at: number) =>
  pieces(line, WORDS)
    .map(({ text, x, y }, word) => {
      const size = line.size * (1 + ((at % 3) - 1) * 0.03);
      const off = ((word % 3) - 1) * 0.02 * line.size;
      return `BT 3 Tr /${fontOf(line)} ${n(size)} Tf ${n((line.size / size) * 100)} Tz ${matrixOf(line, x, y + off)} ${hex(line, text)} Tj ET`;
    })
    .join('\n');

/** Keeps the order of the rest of the page, but draws what stands in it in another. */
function shuffled(all: readonly SetLine[]): SetLine[] {
  return all
    .map((line, at) => ({ line, key: (at * 7919 + 13) % 101 }))
    .sort((a, b) => a.key - b.key)
    .map(({ line }) => line);
}

export const PRODUCERS: readonly Producer[] = [
  { name: 'line by line', content: (page) => lines(page, plainLine) },
  { name: 'word by word', content: (page) => lines(page, wordLine) },
  { name: 'kerned', content: (page) => lines(page, kernedLine) },
  { name: 'TeX', content: (page) => lines(page, texLine) },
  { name: 'letter by letter', content: (page) => lines(page, letterLine) },
  { name: 'two bytes', content: (page) => lines(page, wideLine) },
  {
    name: 'flipped',
    content: (page, height) =>
      `q 1 0 0 1 0 0 cm ${page.shapes} Q\nq 1 0 0 -1 0 ${n(height)} cm\n${page.lines.map((line) => flippedLine(line, height)).join('\n')} Q`,
  },
  {
    name: 'out of order',
    content: (page) => page.shapes + shuffled(page.lines).map(plainLine).join('\n'),
  },
  {
    name: 'behind a scan',
    isScan: true,
    content: (page) => `q 2000 0 0 2000 0 0 cm /Scan Do Q\n${page.lines.map(readLine).join('\n')}`,
  },
];
