import { open, readFile } from 'node:fs/promises';
import type { ExtractOptions } from '../formats/document-filter.ts';
import { DocumentRefusal } from '../formats/document-filter.ts';
import { loadFilter } from '../formats/filters.ts';
import { formatOf, HEAD_BYTES } from '../formats/format-of.ts';
import { MAX_DOCUMENT_BYTES } from '../formats/size-limits.ts';
import { billedCharacters } from '../markup/billing.ts';
import type { Inspected, InspectionInput } from './routes.ts';
import { readableText } from './unit-text.ts';

/** Bytes of a file that is looked into; what has more is refused by its size elsewhere. */
export const MOST_BYTES = 2 * MAX_DOCUMENT_BYTES.docx.paid;

/**
 * Looks into a file as a translation of it would. Rejects with `DocumentRefusal`. The text of pictures
 * is not read: that takes as long as its translation.
 */
export async function inspectDocument(job: InspectionInput<'inspect'>): Promise<Inspected> {
  const head = await readHead(job.path);
  const format = formatOf(job.name, head.bytes);
  if (format === 'image') return { format, characters: null, warnings: [] };
  if (head.size > MOST_BYTES) throw new DocumentRefusal('too-large-inside', 'too many bytes');
  const filter = await loadFilter(format);
  const { units, warnings, otherVersion } = await filter.extract(
    await readFile(job.path),
    extractOptions(job),
  );
  const characters = units.reduce(
    (sum, unit) => sum + billedCharacters(readableText(unit.text)),
    0,
  );
  return { format, characters, warnings, ...(otherVersion === undefined ? {} : { otherVersion }) };
}

/** The first bytes of a file, which tell its format, and how many it has. */
export async function readHead(
  path: string,
): Promise<{ readonly bytes: Uint8Array; readonly size: number }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const bytes = new Uint8Array(Math.min(size, HEAD_BYTES));
    let at = 0;
    while (at < bytes.length) {
      const { bytesRead } = await file.read(bytes, at, bytes.length - at, at);
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    return { bytes: bytes.subarray(0, at), size };
  } finally {
    await file.close();
  }
}

/** How a document is taken apart where nothing is put together again. */
export function extractOptions(job: {
  readonly source?: string | null;
  readonly target: string;
  readonly assets: string;
  readonly ocrData?: string | null;
  readonly packFolders?: readonly string[] | undefined;
}): ExtractOptions {
  return {
    source: typeof job.source === 'string' ? job.source : null,
    target: job.target,
    watermark: false,
    outputFormat: null,
    anyVersion: true,
    surroundings: {
      env: process.env,
      assets: job.assets,
      ocrData: job.ocrData ?? null,
      packFolders: job.packFolders ?? [],
    },
    signal: new AbortController().signal,
  };
}
