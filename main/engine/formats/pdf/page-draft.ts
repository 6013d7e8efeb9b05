import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FontEvidence } from './font-evidence.ts';
import type { GlyphRun } from './glyph-run.ts';
import { textOf, turn, turnBack } from './line.ts';
import type { Line } from './line.ts';
import { linesOf } from './lines.ts';
import type { PlacedPicture } from './page-content.ts';
import { withMarks } from './marks.ts';
import {
  boxOfPicture,
  colorBehind,
  isCovered,
  isMark,
  looksSame,
  withPictures,
} from './page-paints.ts';
import type { Paint } from './page-paints.ts';
import { readPageText } from './page-text.ts';
import type { OperatorList, PageText } from './page-text.ts';
import type { PdfReader } from './pdf-reader.ts';
import { rowsOf } from './rows.ts';
import { hasWords } from './unit-text.ts';

/** A page whose lines are known and not yet its paragraphs. */
export interface PageDraft {
  /** From 1. */
  readonly number: number;
  /** In points, as people see it. */
  readonly width: number;
  readonly height: number;
  readonly text: PageText;
  /** All that is painted but letters, in order; null where it is too much to look at. */
  readonly paints: readonly Paint[] | null;
  readonly lines: readonly Line[];
  /** Signs that stand by themselves. */
  readonly signs: readonly Line[];
  /** It has text that stands for nothing, or that is drawn in a way that is not followed. */
  readonly isUnreadable: boolean;
}

/** Above so many letters without a meaning a page cannot be read by its letters. */
const MOST_UNKNOWN = 0.3;

/** What the content of a page says by itself. */
export interface ContentFacts {
  /** By text operator: what its font tells of its letters. */
  readonly fonts: readonly (FontEvidence | null)[];
  readonly pictures: readonly PlacedPicture[];
}

export async function draftOf(
  reader: PdfReader,
  number: number,
  { fonts, pictures }: ContentFacts,
): Promise<PageDraft> {
  const page = await reader.document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const objectOf = (name: string): unknown =>
    page.commonObjs.has(name) ? page.commonObjs.get(name) : null;
  const text = readPageText(await operatorsOf(page), reader.operators, objectOf, fonts);
  page.cleanup();
  const isUnreadable =
    text.displacements.length !== fonts.length ||
    (text.displacements.length > 0 && text.unknown > MOST_UNKNOWN);
  const paints = withPictures(text.paints, pictures);
  const runs = text.runs.map((run) => ({ ...run, isVisible: isSeen(run, paints) }));
  const marks = [...text.marks, ...pictures.map(boxOfPicture).filter(isMark)];
  const found = isUnreadable ? [] : withMarks(linesOf(rowsOf(runs)), marks);
  const lines = found.filter((line) => !isOfSigns(line));
  const signs = found.filter((line) => isOfSigns(line) && line.isVisible);
  return { number, width, height, text, paints, lines, signs, isUnreadable };
}

const isOfSigns = ({ spans }: Line) => /^[\s\ufffc]*$/.test(textOf(spans));

/** Where letters are looked at: shares of their width, and of their size above the baseline. */
const LOOKED_AT = [0.05, 0.5, 0.95] as const;
const MIDDLE = 0.3;

/** Painted in a colour other than what lies behind, and under nothing that hides it. */
function isSeen(run: GlyphRun, paints: readonly Paint[] | null): boolean {
  if (!run.isVisible || paints === null) return run.isVisible;
  const points = LOOKED_AT.map((share) => {
    const [start, across] = turn(run.x, run.y, run.angle);
    return turnBack(start + share * run.width, across + MIDDLE * run.size, run.angle);
  });
  return points.some((point) => {
    const behind = colorBehind(paints, point, run.show);
    const isLost = behind !== null && looksSame(behind, run.look.color);
    return !isLost && !isCovered(paints, point, run.show);
  });
}

/** What a page draws. Annotations are drawn by viewers over it and are no part of it. */
export async function operatorsOf(page: PDFPageProxy): Promise<OperatorList> {
  const withoutAnnotations = 0;
  return page.getOperatorList({ annotationMode: withoutAnnotations });
}

/** No word is painted; what is there may be invisible letters behind a picture. */
export const isScan = ({ lines, isUnreadable }: PageDraft): boolean =>
  !isUnreadable && !lines.some((line) => line.isVisible && hasWords(line.spans));

/** Words as they stand inside of lines, lower case; hyphens at line ends are judged by them. */
export function vocabularyOf(drafts: readonly PageDraft[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const line of drafts.flatMap(({ lines }) => lines)) {
    const found =
      textOf(line.spans)
        .toLowerCase()
        .match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
    for (const word of found.slice(0, -1)) words.add(word);
  }
  return words;
}
