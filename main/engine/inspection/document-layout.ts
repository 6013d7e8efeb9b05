import type { BlockKinds } from './block-kinds.ts';
import { blockKinds, spaced } from './block-kinds.ts';
import { readFile } from 'node:fs/promises';
import type { InspectionAnswer, InspectionInput } from './routes.ts';
import { openDocument } from './segment-document.ts';
import { readableText } from './unit-text.ts';

/** What each unit of a document is, in the order in which it is cut. Rejects with `DocumentRefusal`. */
export async function documentLayout(
  job: InspectionInput<'layout'>,
): Promise<InspectionAnswer<'layout'>> {
  const { format, extraction } = await openDocument(job);
  const { from } = job;
  const kinds: BlockKinds =
    'text' in from ? new Map() : await blockKinds(format, await readFile(from.path));
  return {
    format,
    units: extraction.units.map(({ text, shown, place }) => ({
      kind: kinds.get(spaced(readableText(text, shown))) ?? 'text',
      place: place ?? null,
    })),
  };
}
