import type {
  DocumentFilter,
  DocumentWarning,
  ExtractOptions,
} from '../../../../main/engine/formats/document-filter.ts';
import { DocumentRefusal } from '../../../../main/engine/formats/document-filter.ts';
import { extractOptions } from '../golden/golden-files.ts';

/** A document taken apart, and ways to put it together. */
export interface ReadDocument {
  readonly texts: readonly string[];
  /** Translates every unit for which `translate` gives a text. */
  merge(translate: (text: string, index: number) => string | undefined): Promise<{
    readonly bytes: Uint8Array;
    readonly text: string;
    readonly warnings: readonly DocumentWarning[];
  }>;
}

export async function readDocument(
  filter: DocumentFilter,
  document: string | Uint8Array,
  options: Partial<ExtractOptions> = {},
): Promise<ReadDocument> {
  const input = typeof document === 'string' ? Buffer.from(document) : document;
  const extraction = await filter.extract(input, extractOptions(options));
  return {
    texts: extraction.units.map(({ text }) => text),
    async merge(translate) {
      const texts = extraction.units.flatMap(({ id, text }, index) => {
        const translated = translate(text, index);
        return translated === undefined ? [] : [[id, translated] as const];
      });
      const { bytes, warnings } = await extraction.merge(new Map(texts));
      return { bytes, text: Buffer.from(bytes).toString(), warnings };
    },
  };
}

/** The reason why a document is refused; what it holds when it is not. */
export async function refusalOf(
  filter: DocumentFilter,
  document: string | Uint8Array,
): Promise<unknown> {
  try {
    return (await readDocument(filter, document)).texts;
  } catch (error) {
    if (error instanceof DocumentRefusal) return error.reason;
    throw error;
  }
}

/** The words of a unit in capitals; its tags and references, and ß, as they are. */
export function inCapitals(text: string): string {
  return text.replace(/(<[^>]*>|&\w+;)|[^<&ß]+/gu, (found, code: string | undefined) =>
    code === undefined ? found.toUpperCase() : found,
  );
}
