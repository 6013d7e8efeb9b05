import { hasRightToLeft } from '../fonts/text-direction.ts';
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

/** In ems: from here on a gap between letters is a space, and from here on a run ends. */
const SPACE_GAP = 0.15;
const CUT_GAP = 0.5;
/** A single space may be a justified line's. */
const CUT_SPACE = 1;
/** Letters are not set so far apart. */
const LETTER_GAP = 0.22;
const FEW_LETTERS = 3;
const LEADER_DOTS = 4;
const MOVED_BACK = 0.8;
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
  // Since the last letter: how far the pen went, by numbers alone and in all, and how many spaces.
  let moved = 0;
  let white = 0;
  let spaces = 0;
  let total = 0;
  let unknown = 0;
  let letters = 0;
  const keep = (made: OpenRun, to: number) => {
    if (made.text.trim() !== '')
      runs.push({ ...placed(made, show, state, font), from: made.from, to });
  };
  const finish = () => {
    const leader = run?.leader ?? null;
    if (run !== null && leader !== null && leader.dots >= LEADER_DOTS) {
      // Dots that lead to a number are a run of their own.
      const { begin } = leader;
      keep(begin, leader.from);
      const [dx, dy] = [leader.start[4] - run.start[4], leader.start[5] - run.start[5]];
      const text = run.text.slice(begin.text.length);
      const length = run.length - Math.hypot(dx, dy);
      keep({ ...run, text, start: leader.start, length, from: leader.from }, letters);
    } else if (run !== null) keep(run, letters);
    run = null;
  };
  const em = size * stretch;
  const between = spaceBetweenLetters(items, charSpace, size);
  for (const item of items) {
    if (typeof item === 'number') {
      const move = (-item / 1000) * em;
      state.advance(move);
      total += move;
      moved += move;
      white += move;
      continue;
    }
    const text = readable(item, font);
    const isSpace = text === ' ';
    const before = run;
    if (!isSpace && before !== null) {
      if (moved > CUT_GAP * em || white > (spaces > 1 ? CUT_GAP : CUT_SPACE) * em) finish();
      else if (white > SPACE_GAP * em) {
        if (!/[\s\ufffc]$/.test(before.text)) before.text += ' ';
        before.space = Math.min(before.space, Math.abs(white) * scaleOf(state.pen()));
      }
    }
    if (text === '.' && run !== null) {
      const begin: OpenRun = { ...run };
      run.leader ??= { begin, dots: 0, start: state.pen(), from: letters };
      run.leader.dots += 1;
    } else if (!isSpace && run !== null) {
      if ((run.leader?.dots ?? 0) >= LEADER_DOTS) finish();
      else run.leader = null;
    }
    if (text === null) unknown += 1;
    // A drawing among the letters of a font is a run of its own.
    const isSign = text === null && /\p{Co}|\ufffd/u.test(item.unicode) && item.width > 0;
    const open = run;
    if (open !== null && (isSign || open.text === SIGN)) finish();
    run ??= {
      text: '',
      start: state.pen(),
      length: 0,
      space: Infinity,
      from: letters,
      leader: null,
    };
    letters += 1;
    run.text += isSign ? SIGN : (text ?? '');
    const width = item.width * font.unit * size;
    const move = (width + charSpace - between + (item.isSpace ? wordSpace : 0)) * stretch;
    state.advance(move);
    total += move + between * stretch;
    const end = state.pen();
    state.advance(between * stretch);
    if (isSpace) {
      spaces += 1;
      white += move + between * stretch;
      // Behind a scan a word is stretched over its picture together with the space behind it.
      if (!UNPAINTED.has(state.now.mode)) continue;
    }
    if (!isSpace) {
      moved = between * stretch;
      white = moved;
      spaces = 0;
    }
    const { start } = run;
    run.length = Math.hypot(end[4] - start[4], end[5] - start[5]);
  }
  finish();
  const unit = (size * stretch) / 1000;
  return { runs, displacement: unit === 0 ? 0 : -total / unit, unknown, letters };
}

/**
 * Some programs move on to the next word by the distance of letters, of two or three, or of more with
 * moves back where no word ends.
 */
function spaceBetweenLetters(
  items: readonly (Glyph | number)[],
  charSpace: number,
  size: number,
): number {
  const letters = items.reduce<number>((sum, item) => sum + (typeof item === 'number' ? 0 : 1), 0);
  if (charSpace <= LETTER_GAP * Math.abs(size)) return 0;
  const back = (MOVED_BACK * charSpace * 1000) / Math.abs(size || 1);
  const isTakenBack = items.some((item) => typeof item === 'number' && item > back);
  return letters <= FEW_LETTERS || isTakenBack ? charSpace : 0;
}

interface OpenRun {
  text: string;
  readonly from: number;
  readonly start: ReturnType<TextState['pen']>;
  length: number;
  space: number;
  /** Dots at its end: what it was before them. */
  leader: {
    readonly begin: OpenRun;
    dots: number;
    readonly start: OpenRun['start'];
    readonly from: number;
  } | null;
}

const scaleOf = ([a, b]: OpenRun['start']) => Math.hypot(a, b);

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
  if (/[\p{Co}\p{Cn}\ufffd]|\p{Cc}/u.test(plain) || plain === '') return null;
  // A run is as drawn, from left to right, also within a ligature; a letter keeps its marks behind it.
  const isLigature = /^\p{L}{2,}$/u.test(plain) && hasRightToLeft(plain);
  return isLigature ? Array.from(plain).toReversed().join('') : plain;
}

function placed(
  { text, start, length, space }: OpenRun,
  show: number,
  state: TextState,
  font: ShownFont,
): GlyphRun {
  const [a, b, c, d, x, y] = start;
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
    space: space === Infinity ? 0 : space,
    // Letters behind a scan are of a font without drawings, which says nothing of those in front.
    look: { ...(isVisible ? font.look : UNSEEN), color: state.now.color, scale: 1, rise: 0 },
    isVisible,
  };
}
