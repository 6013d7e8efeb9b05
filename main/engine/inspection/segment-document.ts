import { readFile } from 'node:fs/promises';
import type { DocumentFormat, Extraction } from '../formats/document-filter.ts';
import { DocumentRefusal } from '../formats/document-filter.ts';
import { loadFilter } from '../formats/filters.ts';
import { CAT_ENDINGS, formatOf } from '../formats/format-of.ts';
import { wholeUnit } from '../segments/whole-unit.ts';
import { cutUnit } from '../segments/cut-unit.ts';
import { lineExtraction } from './line-extraction.ts';
import { extractOptions, MOST_BYTES, readHead } from './inspect-document.ts';
import type { InspectionInput, SegmentedUnit } from './routes.ts';

/** A document in segments. */
interface SegmentedDocument extends Pick<Extraction, 'warnings'> {
  readonly format: DocumentFormat;
  /** In reading order. */
  readonly units: readonly SegmentedUnit[];
}

/** Cuts a document, or a plain text, into segments. Rejects with `DocumentRefusal`. */
export async function segmentDocument(
  job: InspectionInput<'segments'>,
): Promise<SegmentedDocument> {
  const { format, extraction } = await openDocument(job);
  const units = extraction.units.map(({ id, text, maxLength }) => {
    const unit = { id, most: maxLength ?? null };
    const known = extraction.bilingual?.get(id);
    return known?.isSegment === true
      ? { ...unit, ...wholeUnit(text, known) }
      : { ...unit, ...cutUnit(text, job.source), ...(known && { notes: known.notes }) };
  });
  if (units.every(({ segments }) => segments.length === 0)) {
    throw new DocumentRefusal('empty', 'There is no text to translate.');
  }
  return { format, units, warnings: extraction.warnings };
}

/** The XLIFF of other CAT tools has endings that nothing but the segment editor takes. */
const segmentName = (name: string): string =>
  CAT_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`)) ? `${name}.xliff` : name;

/** Takes a document apart, always in the same way. A text by its lines. */
export async function openDocument(
  job: InspectionInput<'segments' | 'layout' | 'merge-segments'>,
): Promise<{ readonly format: DocumentFormat; readonly extraction: Extraction }> {
  const { from } = job;
  if ('text' in from) return { format: 'txt', extraction: lineExtraction(from.text) };
  const head = await readHead(from.path);
  const format = formatOf(segmentName(from.name), head.bytes);
  if (head.size > MOST_BYTES) throw new DocumentRefusal('too-large-inside', 'too many bytes');
  const filter = await loadFilter(format);
  return {
    format,
    extraction: await filter.extract(await readFile(from.path), {
      ...extractOptions(job),
      withTargets: true,
    }),
  };
}
