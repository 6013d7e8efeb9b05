import { DocumentRefusal } from '../document-filter.ts';

/** The mark stands within so many bytes; programs put other things in front of it. */
const HEAD = 1024 + 5;

/** Throws `DocumentRefusal`, `wrong-content`, where the mark of a PDF is missing. */
export function requirePdf(bytes: Uint8Array): void {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  if (!head.includes('%PDF-')) throw new DocumentRefusal('wrong-content', 'not a PDF document');
}
