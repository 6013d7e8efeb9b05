import { PDFDict, PDFHexString, PDFName, PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { PDFDocument } from '@cantoo/pdf-lib';

/** A line of the outline that viewers show beside the pages. */
export interface Bookmark {
  readonly title: string;
  setTitle(title: string): void;
}

const MOST = 20_000;

/** The bookmarks of a document in their order; loops and damaged ones are passed over. */
export function bookmarksOf(document: PDFDocument): Bookmark[] {
  const { context, catalog } = document;
  const found: Bookmark[] = [];
  const seen = new Set<PDFDict>();
  const dictAt = (parent: PDFDict, key: string) => {
    const value = parent.get(PDFName.of(key));
    const target = value instanceof PDFRef ? context.lookup(value) : value;
    return target instanceof PDFDict ? target : null;
  };
  const root = dictAt(catalog, 'Outlines');
  const waiting = [root === null ? null : dictAt(root, 'First')];
  while (waiting.length > 0 && found.length < MOST) {
    const item = waiting.pop();
    if (!item || seen.has(item)) continue;
    seen.add(item);
    const title = item.lookup(PDFName.of('Title'));
    if (title instanceof PDFString || title instanceof PDFHexString) {
      found.push({
        title: title.decodeText().replace(/\s+/g, ' ').trim(),
        setTitle: (text) => item.set(PDFName.of('Title'), PDFHexString.fromText(text)),
      });
    }
    waiting.push(dictAt(item, 'Next'), dictAt(item, 'First'));
  }
  return found;
}
