import { writeSheets } from '../formats/xlsx/write-sheets.ts';
import type { DictionaryFile } from './write-glossary-file.ts';

/** A workbook with a sheet for each dictionary: its languages in the first row, then its entries. */
export const writeWorkbook = (dictionaries: readonly DictionaryFile[]): Promise<Uint8Array> =>
  writeSheets(
    dictionaries.map(({ source, target, entries }) => ({
      name: `${source}-${target}`,
      widths: [40, 40],
      rows: [[source, target], ...entries],
    })),
  );
