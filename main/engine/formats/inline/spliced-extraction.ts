import { DocumentRefusal, LIMITS } from '../document-filter.ts';
import type { DocumentWarning, Extraction, Merged, Unit } from '../document-filter.ts';
import { spliceUnits } from './splice-units.ts';
import type { NamedUnit } from './splice-units.ts';

/** A document whose translation is its own text with other text in its units. */
export interface SplicedDocument {
  readonly source: string;
  readonly units: readonly NamedUnit[];
  /** Written when a unit is translated: no unit of the document, but where it names its language. */
  readonly marks?: readonly NamedUnit[];
  readonly warnings: readonly DocumentWarning[];
  readonly encode: (text: string) => Uint8Array;
  readonly extension: string;
  readonly type: string;
}

/** Refuses a document without text and one with a unit that no engine could take. */
export function splicedExtraction(document: SplicedDocument): Extraction {
  const { source, units, marks = [], warnings, encode, extension, type } = document;
  requireUnits(units);
  return {
    units: units.map(unitOf),
    warnings,
    merge(texts: ReadonlyMap<string, string>): Promise<Merged> {
      const changed = isChanged(units, texts) ? marks : [];
      const { text, moved } = spliceUnits(
        source,
        [...units, ...changed],
        new Map([...texts, ...changed.map(({ id }) => [id, id] as const)]),
      );
      const bytes = encode(text);
      return Promise.resolve({ bytes, extension, type, warnings: moved.map(tagsMoved) });
    },
  };
}

/** A unit as a document has it, without where it stands in the source. */
export const unitOf = ({ id, text, shown }: NamedUnit): Unit => ({
  id,
  text,
  ...(shown ? { shown } : {}),
});

/** Whether a unit gets a text that is not its own. */
export function isChanged(
  units: readonly { readonly id: string; readonly text: string }[],
  texts: ReadonlyMap<string, string>,
): boolean {
  return units.some(({ id, text }) => (texts.get(id) ?? text) !== text);
}

/** The warning of a unit whose tags had to be set at its ends. */
export const tagsMoved = (place: string): DocumentWarning => ({ code: 'tags-moved', place });

const CODES = 20_000;

/** Throws the refusals of a document that has no unit, or one that is too large. */
export function requireUnits(units: readonly { readonly text: string }[]): void {
  if (units.length === 0) throw new DocumentRefusal('empty', 'There is no text to translate.');
  for (const { text } of units) {
    if (text.length > LIMITS.unitCharacters || (text.match(/<[gx]/g)?.length ?? 0) > CODES) {
      throw new DocumentRefusal('too-large-inside', 'One paragraph is too large to be translated.');
    }
  }
}
