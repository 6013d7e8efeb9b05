import { PDFArray, PDFDict, PDFName } from '@cantoo/pdf-lib';
import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import type { DocumentWarning } from '../document-filter.ts';
import type { ReadPage } from './read-pdf.ts';

/** What a result will not have, or will not have translated. */
export function findLosses(
  document: PDFDocument,
  pages: readonly ReadPage[],
  isDocx: boolean,
): DocumentWarning[] {
  const { catalog } = document;
  const form = catalog.lookup(PDFName.of('AcroForm'));
  const has = (kind: string) => document.getPages().some((page) => kindsOn(page).has(kind));
  const isSigned =
    form instanceof PDFDict && Number(form.lookup(PDFName.of('SigFlags'))?.toString() ?? 0) > 0;
  const hasNotes = ['Text', 'FreeText', 'Popup', 'Stamp', 'Highlight'].some(has);
  const codes: string[] = [isDocx ? 'pdf-as-docx' : 'pdf-set-anew'];
  if (isSigned) codes.push('signature-lost');
  if (has('Widget')) codes.push(isDocx ? 'form-fields-lost' : 'form-fields-kept');
  if (hasNotes) codes.push(isDocx ? 'comments-lost' : 'comments-kept');
  if (has('Link')) codes.push(isDocx ? 'links-lost' : 'links-kept-in-place');
  if (!isDocx && catalog.has(PDFName.of('StructTreeRoot'))) codes.push('reading-structure-lost');
  if (isDocx && pages.some((page) => page.hasDrawings)) codes.push('drawings-lost');
  return codes.map((code) => ({ code }));
}

/** Kinds of the notes, links and fields that lie on a page. */
function kindsOn(page: PDFPage): ReadonlySet<string> {
  const list = page.node.lookup(PDFName.of('Annots'));
  const entries = list instanceof PDFArray ? list.asArray() : [];
  return new Set(
    entries.map((entry) => {
      const note = page.doc.context.lookup(entry);
      const kind = note instanceof PDFDict ? note.lookup(PDFName.of('Subtype')) : null;
      return kind instanceof PDFName ? kind.decodeText() : '';
    }),
  );
}
