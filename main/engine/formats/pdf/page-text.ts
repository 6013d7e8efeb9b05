import type { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { lookOfFont } from './font-look.ts';
import type { FontFacts } from './font-look.ts';
import type { GlyphRun } from './glyph-run.ts';
import { readShown, SIGN } from './glyph-runs.ts';
import type { Glyph, ShownFont, ShownRun } from './glyph-runs.ts';
import type { FontEvidence } from './font-evidence.ts';
import { hasPrivateMarks, kindOf } from './sign-fonts.ts';
import type { FontKind, FontUse } from './sign-fonts.ts';
import { IDENTITY, readMatrix } from './matrix.ts';
import { createPaintNotes } from './page-paints.ts';
import type { Box, Paint } from './page-paints.ts';
import { createTextState } from './text-state.ts';
import type { TextState } from './text-state.ts';
import { append } from '../../../system/long-lists.ts';

/** The text of a page, operator by operator. */
export interface PageText {
  readonly runs: readonly GlyphRun[];
  /** By text operator in the order of drawing: the `TJ` number that moves the pen as far. */
  readonly displacements: readonly number[];
  /** What is drawn with letters and is no text: barcodes. Its operators stay as they are. */
  readonly barcodes: readonly GlyphRun[];
  /** Part of the letters that stand for nothing outside of their font, 0 to 1. */
  readonly unknown: number;
  readonly hasVerticalText: boolean;
  readonly hasDrawings: boolean;
  /** What is painted besides letters, in order, without pictures; null where it is too much. */
  readonly paints: readonly Paint[] | null;
  /** Thin lines, by the boxes around them. */
  readonly rules: readonly Box[];
  /** Boxes of drawings that are as small as a bullet. */
  readonly marks: readonly Box[];
}

/** What the reader gives for a page: parallel lists. */
export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly (readonly unknown[] | null)[];
}

interface PageFont extends FontFacts {
  readonly vertical?: boolean;
  readonly isType3Font?: boolean;
  readonly fontMatrix?: unknown;
}

/**
 * Follows the operators of a page and notes where each letter stands.
 * @param objectOf what the reader keeps by a name: fonts, outlines; null where it could not be read
 * @param evidence of the font of each text operator; null where there is none
 */
export function readPageText(
  list: OperatorList,
  ops: typeof OPS,
  objectOf: (name: string) => unknown,
  evidence: readonly (FontEvidence | null)[],
): PageText {
  const state = createTextState();
  const runs: ShownRun[] = [];
  const uses = createFontUses(objectOf);
  const displacements: number[] = [];
  const fonts = new Map<string, ShownFont>();
  const counts: { own: FontEvidence | null; letters: number; unknown: number }[] = [];
  let hasVerticalText = false;
  let hasDrawings = false;
  const currentFont = () => {
    const { font } = state.now;
    const known = fonts.get(font) ?? readFont(objectOf(font));
    fonts.set(font, known);
    return known;
  };
  const skip = maskSkipper(ops);
  const notes = createPaintNotes(state, ops);
  for (const [at, operator] of list.fnArray.entries()) {
    const args = list.argsArray[at] ?? [];
    if (skip(operator, args)) continue;
    if (operator === ops.showText) {
      const font = currentFont();
      const glyphs = readGlyphs(args[0]);
      const own = evidence[displacements.length] ?? null;
      if (own !== null) uses.add(own, state.now.font, glyphs);
      const shown = readShown(glyphs, displacements.length, state, font);
      displacements.push(shown.displacement);
      counts.push({ own, letters: shown.letters, unknown: shown.unknown });
      if (font.isVertical) hasVerticalText = true;
      else append(runs, shown.runs);
      continue;
    }
    if (operator === ops.constructPath) hasDrawings = true;
    notes.take(operator, args, displacements.length);
    follow(state, operator, args, ops);
  }
  const kinds = uses.kinds();
  const kindAt = (show: number) => {
    const own = evidence[show] ?? null;
    return (own === null ? null : kinds.get(own)) ?? 'letters';
  };
  const barcodes = runs.filter(({ show }) => kindAt(show) === 'barcode');
  const kept = runs
    .filter(({ show }) => kindAt(show) !== 'barcode')
    .flatMap((run) => withSigns(run, kindAt(run.show), evidence[run.show]?.codeBytes ?? null));
  const { paints, rules, marks } = notes;
  const unknown = unknownShare(counts, kinds);
  return {
    runs: kept,
    barcodes,
    displacements,
    unknown,
    hasVerticalText,
    hasDrawings,
    paints,
    rules,
    marks,
  };
}

/** Where fonts whose codes mean nothing draw more of a page, the rest is not worth much. */
const MOST_UNREADABLE = 0.7;

/** Letters without a meaning among those that are meant to be read. */
function unknownShare(
  counts: readonly { own: FontEvidence | null; letters: number; unknown: number }[],
  kinds: ReadonlyMap<FontEvidence, FontKind>,
): number {
  let [letters, unknown, unreadable] = [0, 0, 0];
  for (const count of counts) {
    const kind = (count.own === null ? null : kinds.get(count.own)) ?? 'letters';
    if (kind === 'unreadable') unreadable += count.letters;
    if (kind !== 'letters') continue;
    letters += count.letters;
    unknown += count.unknown;
  }
  if (unreadable > MOST_UNREADABLE * (letters + unreadable)) return 1;
  return letters === 0 ? 0 : unknown / letters;
}

/** Signs that Unicode has, beyond those that fonts of signs draw as something else. */
const KNOWN_SIGNS = /^[^\u0000-\u1fff\p{L}\p{N}\p{C}\ufffc]+$/u;

/** A run as letters, or as the sign that it is; what could not be drawn again elsewhere is left out. */
function withSigns(
  { from, to, ...run }: ShownRun,
  kind: FontKind,
  codeBytes: 1 | 2 | null,
): GlyphRun[] {
  const isSign =
    run.text.includes(SIGN) || (kind !== 'letters' && !KNOWN_SIGNS.test(run.text.trim()));
  if (!isSign) return [run];
  const width = run.size > 0 ? run.width / run.size : 0;
  const canMove = codeBytes !== null && run.isVisible;
  const sign = canMove ? { sign: { show: run.show, from, to, width } } : {};
  return [{ ...run, text: SIGN, look: { ...run.look, ...sign } }];
}

/** Outlines of so many glyphs of a font are looked at. */
const MOST_OUTLINES = 24;

/** Gathers what is drawn with each font. */
function createFontUses(objectOf: (name: string) => unknown) {
  const uses = new Map<FontEvidence, FontUse>();
  const outlineOf = (name: string): Float32Array | null => {
    const object = objectOf(name);
    if (typeof object !== 'object' || object === null || !('path' in object)) return null;
    return ArrayBuffer.isView(object.path) ? Float32Array.from(object.path as Float32Array) : null;
  };
  return {
    add: (evidence: FontEvidence, font: string, glyphs: readonly (Glyph | number)[]) => {
      const use = uses.get(evidence) ?? {
        evidence,
        text: '',
        widths: new Set<number>(),
        outlines: new Map<string, Float32Array | null>(),
      };
      uses.set(evidence, use);
      for (const glyph of glyphs) {
        if (typeof glyph === 'number') continue;
        use.text += glyph.unicode;
        if (glyph.isSpace) continue;
        use.widths.add(Math.round(glyph.width));
        const { fontChar } = glyph;
        if (fontChar === '' || use.outlines.size >= MOST_OUTLINES) continue;
        if (!use.outlines.has(fontChar))
          use.outlines.set(fontChar, outlineOf(`${font}_path_${fontChar}`));
      }
      use.text += ' ';
    },
    kinds: () => new Map([...uses].map(([evidence, use]) => [evidence, kindOf(use)])),
  };
}

/** Says what belongs to a soft mask: its text is no text of the page. */
function maskSkipper(ops: typeof OPS): (operator: number, args: readonly unknown[]) => boolean {
  let depth = 0;
  return (operator, args) => {
    const isMask =
      operator === ops.beginGroup && Boolean((args[0] as { smask?: unknown } | undefined)?.smask);
    if (depth === 0 && !isMask) return false;
    if (operator === ops.beginGroup) depth += 1;
    if (operator === ops.endGroup) depth -= 1;
    return true;
  };
}

function follow(
  state: TextState,
  operator: number,
  args: readonly unknown[],
  ops: typeof OPS,
): void {
  const { now } = state;
  const number = (at: number) => (typeof args[at] === 'number' ? args[at] : 0);
  if (operator === ops.save) state.save();
  else if (operator === ops.restore || operator === ops.paintFormXObjectEnd) state.restore();
  else if (operator === ops.transform) state.transform(readMatrix(args) ?? IDENTITY);
  else if (operator === ops.paintFormXObjectBegin) {
    state.save();
    state.transform(readMatrix(args[0]) ?? IDENTITY);
  } else if (operator === ops.beginText) state.setTextMatrix(IDENTITY);
  else if (operator === ops.setFont) {
    now.font = String(args[0]);
    now.size = number(1);
  } else if (operator === ops.setTextMatrix) {
    state.setTextMatrix(readMatrix(args[0]) ?? readMatrix(args) ?? IDENTITY);
  } else if (operator === ops.moveText) state.moveText(number(0), number(1));
  else if (operator === ops.setLeadingMoveText) {
    now.leading = -number(1);
    state.moveText(number(0), number(1));
  } else if (operator === ops.nextLine) state.nextLine();
  else if (operator === ops.setCharSpacing) now.charSpace = number(0);
  else if (operator === ops.setWordSpacing) now.wordSpace = number(0);
  else if (operator === ops.setHScale) now.stretch = number(0) / 100;
  else if (operator === ops.setLeading) now.leading = number(0);
  else if (operator === ops.setTextRise) now.rise = number(0);
  else if (operator === ops.setTextRenderingMode) now.mode = number(0);
  else if (operator === ops.setFillRGBColor && typeof args[0] === 'string') {
    now.color = args[0];
    now.fill = args[0];
  } else if (operator === ops.setFillColorN) now.fill = null;
  else if (operator === ops.setStrokeRGBColor && typeof args[0] === 'string') now.stroke = args[0];
  else if (operator === ops.setStrokeColorN) now.stroke = null;
  else if (operator === ops.setLineWidth) now.lineWidth = number(0);
  else if (operator === ops.setGState && Array.isArray(args[0])) {
    for (const entry of args[0] as readonly (readonly unknown[])[]) setParameter(now, entry);
  }
}

/** Sets one entry of a dictionary of graphics state parameters (ISO 32000-1, 8.4.5). */
function setParameter(now: TextState['now'], [key, value]: readonly unknown[]): void {
  if (key === 'Font' && Array.isArray(value)) {
    now.font = String(value[0]);
    now.size = Number(value[1]) || 0;
  } else if (key === 'ca') now.alpha = Number(value);
  else if (key === 'BM') now.isBlended = value !== 'source-over';
  else if (key === 'SMask') now.isMasked = value !== false;
}

function readGlyphs(value: unknown): (Glyph | number)[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly unknown[]).flatMap((item): (Glyph | number)[] => {
    if (typeof item === 'number') return [item];
    if (typeof item !== 'object' || item === null || !('unicode' in item)) return [];
    const glyph = item as {
      unicode: unknown;
      width?: unknown;
      isSpace?: unknown;
      fontChar?: unknown;
    };
    return [
      {
        unicode: String(glyph.unicode),
        width: typeof glyph.width === 'number' ? glyph.width : 0,
        isSpace: glyph.isSpace === true,
        fontChar: typeof glyph.fontChar === 'string' ? glyph.fontChar : '',
      },
    ];
  });
}

function readFont(value: unknown): ShownFont {
  const font = (value ?? {}) as PageFont;
  const unit = font.isType3Font === true ? (readMatrix(font.fontMatrix)?.[0] ?? 0.001) : 0.001;
  const look = lookOfFont(font);
  return {
    look,
    unit,
    isVertical: font.vertical === true,
    hasPrivateMarks: hasPrivateMarks(font.name ?? ''),
  };
}
