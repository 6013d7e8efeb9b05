import { open, readFile, stat } from 'node:fs/promises';
import { DocumentRefusal } from '../formats/document-filter.ts';
import { returnedDocx } from '../review/read-docx.ts';
import { returnedXliff } from '../review/read-xliff.ts';
import type { Returned } from '../review/review-row.ts';
import { reviewDocx } from '../review/write-docx.ts';
import { reviewXliff } from '../review/write-xliff.ts';
import { MOST_BYTES } from './inspect-document.ts';
import type { InspectionAnswer, InspectionInput } from './routes.ts';
import { writePackage } from './write-package.ts';

/** Writes segments for a reviewer. */
export async function writeReview({
  to,
  format,
  facts,
  rows,
  words,
}: InspectionInput<'write-review'>): Promise<InspectionAnswer<'write-review'>> {
  if (format === 'docx') {
    await writePackage(to, await reviewDocx(facts, rows, words));
    return null;
  }
  const file = await open(to, 'w', 0o600);
  try {
    await file.writeFile(reviewXliff(facts, rows, format === 'xliff-1.2' ? '1.2' : '2.1'));
    await file.datasync();
  } finally {
    await file.close();
  }
  return null;
}

/** Reads what a reviewer sent back. Rejects with `DocumentRefusal`. */
export async function readReview({
  path,
  name,
}: InspectionInput<'read-review'>): Promise<Returned> {
  if ((await stat(path)).size > MOST_BYTES) {
    throw new DocumentRefusal('too-large-inside', 'too many bytes');
  }
  const bytes = await readFile(path);
  const returned = /\.docx$/i.test(name) ? await returnedDocx(bytes) : returnedXliff(bytes);
  if (returned.rows.length === 0) {
    throw new DocumentRefusal('wrong-content', 'no rows of a review');
  }
  return returned;
}
