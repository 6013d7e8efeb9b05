import type { DocumentFilter } from '../../../../main/engine/formats/document-filter.ts';
import { extractOptions } from '../golden/golden-files.ts';

/** Takes a text apart by a filter; what it writes is given as text again. */
export async function extractText(
  filter: DocumentFilter,
  text: string,
  source: string | null = 'en',
) {
  const extraction = await filter.extract(Buffer.from(text), extractOptions({ source }));
  const texts = extraction.units.map((unit) => unit.text);
  return {
    ...extraction,
    texts,
    write: async (translate: (text: string) => string): Promise<string> => {
      const all = extraction.units.map(({ id, text: own }) => [id, translate(own)] as const);
      return Buffer.from((await extraction.merge(new Map(all))).bytes).toString();
    },
  };
}
