import type { GlyphRun, Look } from './glyph-run.ts';
import type { TextState } from './text-state.ts';

/** A letter as the reader gives it; widths are in thousandths of the font's size. */
export interface Glyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
  /** Names its outline in its font; empty where that is not known. */
  readonly fontChar: string;
}

export interface ShownFont {
  readonly look: Pick<Look, 'family' | 'bold' | 'italic'>;
  /** Glyph space to text space; 0.001 but for fonts made of drawings. */
  readonly unit: number;
  readonly isVertical: boolean;
  readonly hasPrivateMarks: boolean;
}

/** A run with the glyphs of its operator that it is made of: from, and up to. */
export interface ShownRun extends GlyphRun {
  readonly from: number;
  readonly to: number;
}

/** What stands for a glyph that is no letter. */
export const SIGN = '\ufffc';

/** What one text operator draws. */
export interface Shown {
  readonly runs: readonly ShownRun[];
  /** The number of a `TJ` that moves the pen as far as this operator does. */
  readonly displacement: number;
  /** Letters without a Unicode value, and all of them. */
  readonly unknown: number;
  readonly letters: number;
}

/** In ems: from here on a gap between letters is a space, and from here on a column's gap. */
const SPACE_GAP = 0.15;
const COLUMN_GAP = { least: 0.75, most: 1.2, ofUsual: 2 };
/** Rendering modes that paint nothing. */
const UNPAINTED: ReadonlySet<number> = new Set([3, 7]);
const UNSEEN = { family: 'serif', bold: false, italic: false } as const;

/** Reads the letters of one text operator and moves the pen past them. */
export function readShown(
  items: readonly (Glyph | number)[],
  show: number,
  state: TextState,
  font: ShownFont,
): Shown {
  const { size, stretch, charSpace, wordSpace } = state.now;
  const runs: ShownRun[] = [];
  let run: OpenRun | null = null;
  const columnGap = columnGapOf(items);
  let gap = 0;
  let total = 0;
  let unknown = 0;
  let letters = 0;
  const finish = () => {
    if (run !== null && run.text.trim() !== '') {
      const placedRun = placed(run.text, run.start, run.length, show, state, font);
      runs.push({ ...placedRun, from: run.from, to: letters });
    }
    run = null;
  };
  for (const item of items) {
    if (typeof item === 'number') {
      const move = (-item / 1000) * size * stretch;
      state.advance(move);
      total += move;
      gap += -item / 1000;
      continue;
    }
    const before = run;
    if (gap * Math.sign(size || 1) > columnGap) finish();
    else if (before !== null && gap > SPACE_GAP && !/[\s\ufffc]$/.test(before.text))
      before.text += ' ';
    const text = readable(item, font);
    if (text === null) unknown += 1;
    // A drawing among the letters of a font is a run of its own.
    const isSign = text === null && /\p{Co}|\ufffd/u.test(item.unicode) && item.width > 0;
    const open = run;
    if (open !== null && (isSign || open.text === SIGN)) finish();
    run ??= { text: '', start: state.pen(), length: 0, from: letters };
    letters += 1;
    run.text += isSign ? SIGN : (text ?? '');
    const width = item.width * font.unit * size;
    const move = (width + charSpace + (item.isSpace ? wordSpace : 0)) * stretch;
    state.advance(move);
    total += move;
    gap = 0;
    const { start } = run;
    const end = state.pen();
    run.length = Math.hypot(end[4] - start[4], end[5] - start[5]);
  }
  finish();
  const unit = (size * stretch) / 1000;
  return { runs, displacement: unit === 0 ? 0 : -total / unit, unknown, letters };
}

interface OpenRun {
  text: string;
  readonly from: number;
  readonly start: ReturnType<TextState['pen']>;
  length: number;
}

/** In ems. The gaps of justified text may be wide, but then they all are. */
function columnGapOf(items: readonly (Glyph | number)[]): number {
  if (items.some((item) => typeof item !== 'number' && item.isSpace)) return COLUMN_GAP.least;
  const gaps = items
    .map((item) => (typeof item === 'number' ? -item / 1000 : 0))
    .filter((width) => width > SPACE_GAP)
    .sort((a, b) => a - b);
  const usual = gaps.length < 3 ? Infinity : (gaps[gaps.length >> 1] ?? Infinity);
  return Math.min(COLUMN_GAP.most, Math.max(COLUMN_GAP.least, usual * COLUMN_GAP.ofUsual));
}

/** Marks of lists in the private places that fonts of signs have for them. */
const PRIVATE_MARKS: ReadonlyMap<string, string> = new Map([
  ...['\uf0b7', '\uf0a7', '\uf0a8', '\uf0d8', '\uf076', '\uf06c', '\uf06e'].map(
    (mark): [string, string] => [mark, '•'],
  ),
  ['\uf0fc', '✓'],
  ['\uf0e0', '→'],
]);

/** Null for letters that stand for nothing outside of their font. */
function readable(glyph: Glyph, { hasPrivateMarks }: ShownFont): string | null {
  const mark = hasPrivateMarks ? PRIVATE_MARKS.get(glyph.unicode) : undefined;
  if (mark !== undefined) return mark;
  const text = glyph.unicode.replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ');
  // Ligatures and the forms that Arabic letters take by their neighbours.
  const plain = text.replace(/[\ufb00-\ufb06\ufb13-\ufb17\ufb50-\ufdff\ufe70-\ufefc]/g, (form) =>
    form.normalize('NFKC'),
  );
  return /[\p{Co}\p{Cn}\ufffd]|\p{Cc}/u.test(plain) || plain === '' ? null : plain;
}

function placed(
  text: string,
  start: readonly number[],
  length: number,
  show: number,
  state: TextState,
  font: ShownFont,
): GlyphRun {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = start;
  const sign = Math.sign(state.now.size || 1);
  const isVisible = !UNPAINTED.has(state.now.mode);
  const angle = (Math.atan2(b * sign, a * sign) * 180) / Math.PI;
  return {
    show,
    // Drawn in two parts with a mark of tone between, the Thai and Lao vowel AM is one letter.
    text: text
      .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
      .replace(/\u0ecd([\u0ec8-\u0ecb]?)\u0eb2/g, '$1\u0eb3'),
    x,
    y,
    width: length,
    angle: (Math.round(angle) + 360) % 360,
    size: Math.abs(state.now.size) * Math.hypot(c, d),
    // Letters behind a scan are of a font without drawings, which says nothing of those in front.
    look: { ...(isVisible ? font.look : UNSEEN), color: state.now.color, scale: 1, rise: 0 },
    isVisible,
  };
}
