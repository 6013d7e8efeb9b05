import { readFile } from 'node:fs/promises';
import type { DocumentFormat, Extraction } from '../formats/document-filter.ts';
import { DocumentRefusal } from '../formats/document-filter.ts';
import { loadFilter } from '../formats/filters.ts';
import { formatOf } from '../formats/format-of.ts';
import { cutUnit } from '../segments/cut-unit.ts';
import { lineExtraction } from './line-extraction.ts';
import { extractOptions, MOST_BYTES, readHead } from './inspect-document.ts';
import type { InspectionAnswer, InspectionInput } from './routes.ts';

/** Cuts a document, or a plain text, into segments. Rejects with `DocumentRefusal`. */
export async function segmentDocument(
  job: InspectionInput<'segments'>,
): Promise<InspectionAnswer<'segments'>> {
  const { format, extraction } = await openDocument(job);
  const units = extraction.units.map(({ id, text, maxLength }) => ({
    id,
    ...cutUnit(text, job.source),
    most: maxLength ?? null,
  }));
  if (units.every(({ segments }) => segments.length === 0)) {
    throw new DocumentRefusal('empty', 'There is no text to translate.');
  }
  return { format, units, warnings: extraction.warnings };
}

/** Takes a document apart, always in the same way. A text by its lines. */
export async function openDocument(
  job: InspectionInput<'segments' | 'merge-segments'>,
): Promise<{ readonly format: DocumentFormat; readonly extraction: Extraction }> {
  const { from } = job;
  if ('text' in from) return { format: 'txt', extraction: lineExtraction(from.text) };
  const head = await readHead(from.path);
  const format = formatOf(from.name, head.bytes);
  if (head.size > MOST_BYTES) throw new DocumentRefusal('too-large-inside', 'too many bytes');
  const filter = await loadFilter(format);
  return {
    format,
    extraction: await filter.extract(await readFile(from.path), extractOptions(job)),
  };
}
