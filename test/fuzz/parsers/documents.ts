import { SaxesParser } from 'saxes';
import { DocumentRefusal } from '../../../main/engine/formats/document-filter.ts';
import type { Extraction } from '../../../main/engine/formats/document-filter.ts';
import { filterFor } from '../../../main/engine/formats/filters.ts';
import { extractOptions } from '../../engine/formats/golden/golden-files.ts';
import { SECRET } from '../mutate/grammars.ts';
import { BrokenPromise } from '../parser.ts';

export const refusalOfDocument = (thrown: unknown): string | null =>
  thrown instanceof DocumentRefusal ? thrown.reason : null;

/** No program of the computer takes part. */
const options = extractOptions({ surroundings: { ...extractOptions().surroundings, env: {} } });

/**
 * Takes a document apart and puts it together, once as it was and once with other texts, and reads the
 * first of both again.
 * @returns characters of its units
 */
export async function readDocument(name: string, bytes: Uint8Array): Promise<number> {
  const extract = async (input: Uint8Array) =>
    (await filterFor(name, input)).extract(input, options);
  const extraction = await extract(bytes);
  const { units } = extraction;
  requireUnits(extraction);
  const same = await extraction.merge(new Map(units.map(({ id, text }) => [id, text])));
  await extraction.merge(new Map(units.map(({ id, text }, at) => [id, otherText(text, at)])));
  const again = await extract(same.bytes).catch((error: unknown) => {
    throw new BrokenPromise(
      `what was read is not read again: ${refusalOfDocument(error) ?? String(error)}`,
    );
  });
  if (again.units.length !== units.length) throw new BrokenPromise('other units when read again');
  return units.reduce((sum, { text }) => sum + text.length, 0);
}

function requireUnits({ units }: Extraction): void {
  if (new Set(units.map(({ id }) => id)).size !== units.length) {
    throw new BrokenPromise('two units of one name');
  }
  for (const { text } of units) {
    if (text.includes(SECRET)) throw new BrokenPromise('another file was read');
    const parser = new SaxesParser({ fragment: true });
    parser.on('error', () => {
      throw new BrokenPromise('the text of a unit is not well-formed');
    });
    parser.write(text).close();
  }
}

/** A translation: as it is, without its tags, with its tags in another order, or empty. */
function otherText(text: string, at: number): string {
  const bare = text.replace(/<[^>]*>/g, '');
  return (
    [`\u00dc ${text}`, bare, `${bare}${(text.match(/<[^>]*>/g) ?? []).toReversed().join('')}`, ''][
      at % 4
    ] ?? ''
  );
}
