import type { GlossaryFileFormat, Pair } from './glossary-row.ts';
import { writeCsv, writeTsv } from './write-delimited.ts';
import { writeTbx } from './write-tbx.ts';
import { writeWorkbook } from './write-workbook.ts';

/** A dictionary with its entries. */
export interface DictionaryFile extends Pair {
  readonly entries: readonly (readonly [source: string, target: string])[];
  /** Translations not to use, where the format can say so. */
  readonly forbidden?: readonly ForbiddenEntry[];
}

export interface ForbiddenEntry {
  /** Empty: whatever the source says. */
  readonly source: string;
  readonly target: string;
  readonly note?: string;
}

/** A glossary as a file takes it. */
export interface GlossaryContent {
  readonly name: string;
  readonly dictionaries: readonly DictionaryFile[];
}

export interface WrittenGlossaryFile {
  readonly bytes: Uint8Array;
  /** Without the dot. */
  readonly extension: string;
  /** MIME type. */
  readonly type: string;
}

/**
 * Writes entries as a file that `readGlossaryFile` reads back without loss. Formats that name no
 * languages hold the entries of all dictionaries one after the other.
 */
export async function writeGlossaryFile(
  content: GlossaryContent,
  format: GlossaryFileFormat,
): Promise<WrittenGlossaryFile> {
  const { dictionaries } = content;
  switch (format) {
    case 'tsv':
      return text(writeTsv(dictionaries), 'tsv', 'text/tab-separated-values');
    case 'csv':
      return text(writeCsv(dictionaries, false), 'csv', 'text/csv');
    case 'csv-pairs':
      return text(writeCsv(dictionaries, true), 'csv', 'text/csv');
    case 'tbx':
      return text(writeTbx(content), 'tbx', 'application/x-tbx');
    case 'xlsx':
      return {
        bytes: await writeWorkbook(dictionaries),
        extension: 'xlsx',
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      };
  }
}

const text = (written: string, extension: string, type: string): WrittenGlossaryFile => ({
  bytes: new TextEncoder().encode(written),
  extension,
  type,
});
