import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { textOf } from './line.ts';
import type { Line } from './line.ts';
import { linesOf } from './lines.ts';
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
  readonly lines: readonly Line[];
  /** It has text that stands for nothing, or that is drawn in a way that is not followed. */
  readonly isUnreadable: boolean;
}

/** Above so many letters without a meaning a page cannot be read by its letters. */
const MOST_UNKNOWN = 0.3;

/** @param count of the page's text operators, as its content says */
export async function draftOf(
  reader: PdfReader,
  number: number,
  count: number,
): Promise<PageDraft> {
  const page = await reader.document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const text = readPageText(await operatorsOf(page), reader.operators, (name) =>
    page.commonObjs.has(name) ? page.commonObjs.get(name) : null,
  );
  page.cleanup();
  const isUnreadable =
    text.displacements.length !== count ||
    (text.displacements.length > 0 && text.unknown > MOST_UNKNOWN);
  const lines = isUnreadable ? [] : rowsOf(text.runs).flatMap(linesOf);
  return { number, width, height, text, lines, isUnreadable };
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
