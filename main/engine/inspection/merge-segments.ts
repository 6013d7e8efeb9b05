import { open } from 'node:fs/promises';
import { plainText } from '../documents/plain-text.ts';
import type { DocumentWarning } from '../formats/document-filter.ts';
import type { InspectionAnswer, InspectionInput } from './routes.ts';
import { openDocument } from './segment-document.ts';

/**
 * Writes a document with the texts of its units to a file. One that is longer than its place takes
 * stays as it is, with a warning. Rejects with `DocumentRefusal`, or with what the disk throws.
 */
export async function mergeSegments(
  job: InspectionInput<'merge-segments'>,
): Promise<InspectionAnswer<'merge-segments'>> {
  const { extraction } = await openDocument(job);
  const texts = new Map(job.texts);
  const warnings: DocumentWarning[] = [];
  for (const { id, maxLength, place } of extraction.units) {
    const text = texts.get(id);
    if (text === undefined || plainText(text).length <= (maxLength ?? Infinity)) continue;
    texts.delete(id);
    warnings.push({ code: 'translation-too-long', ...(place === undefined ? {} : { place }) });
  }
  const states = job.states === undefined ? undefined : new Map(job.states);
  const notes = new Map(job.notes);
  const merged = await extraction.merge(texts, states, notes);
  const file = await open(job.to, 'w', 0o600);
  try {
    await file.writeFile(merged.bytes);
    await file.datasync();
  } finally {
    await file.close();
  }
  return { extension: merged.extension, warnings: [...warnings, ...merged.warnings] };
}
