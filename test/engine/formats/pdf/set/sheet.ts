import { widthOf } from './metrics.ts';
import type { Face } from './metrics.ts';

/** A line of letters on a page. */
export interface SetLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  /** Points that each space is wider than usual. */
  readonly stretch: number;
  /** Degrees, counter-clockwise around its beginning. */
  readonly angle: number;
  readonly color: string;
  /** A mark of a font of signs: a bullet in its private place. */
  readonly isSign: boolean;
}

export interface SetPage {
  readonly lines: readonly SetLine[];
  /** Operators that paint what is no text. */
  readonly shapes: string;
}

/** A document whose paragraphs, cells and items are known. */
export interface SetDocument {
  readonly width: number;
  readonly height: number;
  readonly pages: readonly SetPage[];
  readonly units: readonly string[];
}

export interface Style {
  readonly size: number;
  readonly face: Face;
  readonly leading?: number;
  readonly align?: 'left' | 'right' | 'center' | 'justify';
  /** Of the first line, in points. */
  readonly indent?: number;
  readonly angle?: number;
  readonly color?: string;
}

/** A place for text: its left edge and its width. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

/** Puts text on pages, and keeps what was one piece. Places are points from the left and the bottom. */
export interface Sheet {
  /** The next baseline. */
  y: number;
  skip(points: number): void;
  /** A paragraph; the next baseline is under it. */
  paragraph(text: string, column: Column, style: Style): void;
  /** Lines of a paragraph without placing them. */
  break(text: string, width: number, style: Style): readonly string[];
  /** One line of its own at the baseline, without moving on. */
  put(text: string, x: number, style: Style, y?: number): void;
  /** A letter or sign that is no unit. */
  mark(text: string, x: number, style: Style, isSign?: boolean): void;
  /** A paragraph at a place, without moving on; the baseline of its last line. */
  box(text: string, column: Column, style: Style, y?: number): number;
  /** A piece whose parts are drawn by {@link mark} and {@link flow}. */
  unit(text: string): void;
  /** The lines of a part of a piece. */
  flow(text: string, column: Column, style: Style): void;
  shape(operators: string): void;
  page(): void;
  done(): SetDocument;
}

const SOFT_HYPHEN = '\u00ad';
const plain = (text: string) => text.replaceAll(SOFT_HYPHEN, '');

export function createSheet(width: number, height: number): Sheet {
  const pages: { lines: SetLine[]; shapes: string }[] = [{ lines: [], shapes: '' }];
  const units: string[] = [];
  const top = height - 60;
  const lastPage = () => pages[pages.length - 1] ?? { lines: [], shapes: '' };
  const draw = (text: string, x: number, y: number, style: Style, stretch = 0, isSign = false) => {
    const { size, face, angle = 0, color = '0 g' } = style;
    lastPage().lines.push({ text, x, y, size, face, stretch, angle, color, isSign });
  };
  const box = (text: string, column: Column, style: Style, y: number) => {
    const { size, face, leading = size * 1.2, align = 'left', indent = 0 } = style;
    const lines = brokenInto(text, column.width, style);
    for (const [at, line] of lines.entries()) {
      const begin = at === 0 ? indent : 0;
      const free = column.width - begin - widthOf(line, face, size);
      const spaces = line.split(' ').length - 1;
      const isFull = align === 'justify' && at < lines.length - 1 && spaces > 0;
      const before = align === 'right' ? free : align === 'center' ? free / 2 : 0;
      const baseline = y - at * leading;
      draw(line, column.x + begin + before, baseline, style, isFull ? free / spaces : 0);
    }
    return y - (lines.length - 1) * leading;
  };
  const sheet: Sheet = {
    y: top,
    skip(points) {
      sheet.y -= points;
    },
    paragraph(text, column, style) {
      units.push(plain(text));
      sheet.flow(text, column, style);
    },
    unit: (text) => void units.push(plain(text)),
    flow(text, column, style) {
      sheet.y = box(text, column, style, sheet.y) - (style.leading ?? style.size * 1.2);
    },
    break: brokenInto,
    put(text, x, style, y = sheet.y) {
      units.push(plain(text));
      const { align = 'left', size, face } = style;
      const wide = widthOf(plain(text), face, size);
      const before = align === 'right' ? wide : align === 'center' ? wide / 2 : 0;
      draw(plain(text), x - before, y, style);
    },
    mark: (text, x, style, isSign = false) => draw(text, x, sheet.y, style, 0, isSign),
    box(text, column, style, y = sheet.y) {
      units.push(plain(text));
      return box(text, column, style, y);
    },
    shape(operators) {
      lastPage().shapes += `${operators}\n`;
    },
    page() {
      pages.push({ lines: [], shapes: '' });
      sheet.y = top;
    },
    done: () => ({ width, height, pages, units }),
  };
  return sheet;
}

function brokenInto(text: string, width: number, { size, face, indent = 0 }: Style): string[] {
  const lines: string[] = [];
  let line = '';
  const room = () => width - (lines.length === 0 ? indent : 0);
  const fits = (candidate: string) => widthOf(candidate, face, size) <= room();
  for (const word of text.split(' ')) {
    const parts = word.split(SOFT_HYPHEN);
    while (parts.length > 0) {
      const before = line === '' ? '' : `${line} `;
      const whole = before + parts.join('');
      if (fits(whole)) {
        line = whole;
        break;
      }
      let taken = parts.length - 1;
      while (taken > 0 && !fits(`${before}${parts.slice(0, taken).join('')}-`)) taken -= 1;
      if (taken > 0) {
        lines.push(`${before}${parts.splice(0, taken).join('')}-`);
      } else if (line === '') {
        line = parts.splice(0).join('');
        break;
      } else lines.push(line);
      line = '';
    }
  }
  return line === '' ? lines : [...lines, line];
}
