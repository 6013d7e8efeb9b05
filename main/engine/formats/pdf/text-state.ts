import { IDENTITY, multiply } from './matrix.ts';
import type { Matrix } from './matrix.ts';

/** What of the graphics state decides where and how letters stand and what lies behind them (ISO 32000-1, 8.4 and 9.3). */
interface Kept {
  page: Matrix;
  font: string;
  size: number;
  charSpace: number;
  wordSpace: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
  color: string;
  /** What paths are filled and stroked with; null for a pattern. */
  fill: string | null;
  stroke: string | null;
  lineWidth: number;
  /** What lets through what is behind: paint less than 1, paint that mixes, a soft mask. */
  alpha: number;
  isBlended: boolean;
  isMasked: boolean;
  /** What is painted beyond this is not seen: left, bottom, right, top of the page. */
  clip: readonly [number, number, number, number];
}

/** The place of the pen while a page is read. Saving and restoring leaves the text matrix alone. */
export interface TextState {
  readonly now: Kept;
  save(): void;
  restore(): void;
  transform(matrix: Matrix): void;
  setTextMatrix(matrix: Matrix): void;
  moveText(x: number, y: number): void;
  nextLine(): void;
  /** Moves the pen along the baseline by an amount in text space. */
  advance(amount: number): void;
  /** Text space to the page, at the pen and with the rise. */
  pen(): Matrix;
}

/** Deeper nesting of saved states is left out by readers too. */
const MOST_SAVED = 10_000;

export function createTextState(): TextState {
  let now: Kept = {
    page: IDENTITY,
    font: '',
    size: 0,
    charSpace: 0,
    wordSpace: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    color: '#000000',
    fill: '#000000',
    stroke: '#000000',
    lineWidth: 1,
    alpha: 1,
    isBlended: false,
    isMasked: false,
    clip: [-Infinity, -Infinity, Infinity, Infinity],
  };
  const saved: Kept[] = [];
  let line = IDENTITY;
  let text = IDENTITY;
  const moveText = (x: number, y: number) => {
    line = multiply([1, 0, 0, 1, x, y], line);
    text = line;
  };
  return {
    get now() {
      return now;
    },
    save: () => {
      if (saved.length < MOST_SAVED) saved.push({ ...now });
    },
    restore: () => {
      now = saved.pop() ?? now;
    },
    transform: (matrix) => {
      now.page = multiply(matrix, now.page);
    },
    setTextMatrix: (matrix) => {
      line = matrix;
      text = matrix;
    },
    moveText,
    nextLine: () => moveText(0, -now.leading),
    advance: (amount) => {
      text = multiply([1, 0, 0, 1, amount, 0], text);
    },
    pen: () => multiply(multiply([1, 0, 0, 1, 0, now.rise], text), now.page),
  };
}
