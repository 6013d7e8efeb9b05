import type { GlossaryFileFormat } from '../../../../preload/contract/glossaries.ts';
import type { Pair } from '../state.ts';

/** What is written into a file. */
export interface ExportChoice {
  readonly format: GlossaryFileFormat;
  /** null: all dictionaries of the glossary. */
  readonly pair: Pair | null;
  /** What not to use goes out, too. */
  readonly withForbidden: boolean;
}

/** Formats of one dictionary, and formats that hold several. */
export const PAIR_FORMATS: readonly GlossaryFileFormat[] = ['tsv', 'csv'];
export const WHOLE_FORMATS: readonly GlossaryFileFormat[] = ['csv-pairs', 'xlsx', 'tbx'];
