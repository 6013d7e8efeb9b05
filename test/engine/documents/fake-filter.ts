import { DocumentRefusal } from '../../../main/engine/formats/document-filter.ts';
import type {
  DocumentFilter,
  ExtractOptions,
  Unit,
} from '../../../main/engine/formats/document-filter.ts';

/** A filter whose document is a list of units in JSON, and what it was asked. */
export interface FakeFilter {
  readonly filter: DocumentFilter;
  readonly asked: ExtractOptions[];
}

export function createFakeFilter(): FakeFilter {
  const asked: ExtractOptions[] = [];
  return {
    asked,
    filter: {
      id: 'json',
      extensions: ['json'],
      type: 'application/json',
      async extract(input, options) {
        asked.push(options);
        await Promise.resolve();
        const units = JSON.parse(Buffer.from(input).toString()) as Unit[];
        if (units.length === 0) throw new DocumentRefusal('empty', 'no units');
        return {
          units,
          warnings: [{ code: 'extracted' }],
          merge: (texts) =>
            Promise.resolve({
              bytes: Buffer.from(
                JSON.stringify(units.map(({ id, text }) => texts.get(id) ?? `kept ${text}`)),
              ),
              extension: 'json',
              type: 'application/json',
              warnings: [{ code: 'merged' }],
            }),
        };
      },
    },
  };
}
