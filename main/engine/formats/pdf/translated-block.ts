import type { StyledText } from '../fonts/atoms.ts';
import type { Block } from './block.ts';
import type { ReadPage } from './read-pdf.ts';
import type { UnitText } from './unit-text.ts';

/** A paragraph of a page, and what it is to say. */
export interface TranslatedBlock {
  readonly page: ReadPage;
  readonly block: Block;
  /** null for what is not translated: numbers, signs. */
  readonly unit: (UnitText & { readonly id: string }) | null;
  /** Missing where the paragraph keeps its own text. */
  readonly spans?: readonly StyledText[];
}
