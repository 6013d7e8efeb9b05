import { PDFArray, PDFDict, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import type { PDFDocument, PDFObject } from '@cantoo/pdf-lib';
import { append } from '../../../system/long-lists.ts';

/** Takes objects out that nothing refers to any more: the text that was cut is not to stay hidden. */
export function dropUnused(document: PDFDocument): void {
  const { context } = document;
  const { Root, Info, Encrypt } = context.trailerInfo;
  const reached = new Set<PDFRef>();
  const waiting: (PDFObject | undefined)[] = [Root, Info, Encrypt];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (value instanceof PDFRef) {
      if (reached.has(value)) continue;
      reached.add(value);
      waiting.push(context.lookup(value));
    } else if (value instanceof PDFArray) append(waiting, value.asArray());
    else if (value instanceof PDFDict) append(waiting, value.values());
    else if (value instanceof PDFStream) waiting.push(value.dict);
  }
  for (const [ref] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref)) context.delete(ref);
  }
}
