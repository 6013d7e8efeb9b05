import { open } from 'node:fs/promises';
import type { DocumentFormat } from '../formats/document-filter.ts';
import { DocumentRefusal } from '../formats/document-filter.ts';
import { formatOf } from '../formats/format-of.ts';
import { openZip } from '../formats/zip/read-zip.ts';
import { readHead } from './inspect-document.ts';
import type { InspectionAnswer } from './routes.ts';

const PACKAGES: ReadonlySet<DocumentFormat> = new Set(['docx', 'pptx', 'xlsx', 'idml']);
/** A PDF ends within so many bytes after its last mark. */
const PDF_END = 2048;

/**
 * Whether a result is a whole file of the kind that its name says: a package with its directory, a
 * PDF with its end. Rejects with `DocumentRefusal`. What only reading it all would tell is not asked.
 */
export async function verifyDocument(
  path: string,
  name: string,
): Promise<InspectionAnswer<'verify'>> {
  const head = await readHead(path);
  const format = formatOf(name, head.bytes);
  if (PACKAGES.has(format)) (await openZip(path)).close();
  if (format === 'pdf' && !(await readEnd(path, head.size)).includes('%%EOF')) {
    throw new DocumentRefusal('damaged', 'the PDF has no end');
  }
  return null;
}

async function readEnd(path: string, size: number): Promise<string> {
  const file = await open(path, 'r');
  try {
    const from = Math.max(0, size - PDF_END);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}
