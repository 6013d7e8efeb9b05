import { DocumentRefusal } from '../document-filter.ts';
import type { ExtractOptions, Unit } from '../document-filter.ts';
import type { OfficePackage } from './office-package.ts';
import { readPart } from './read-part.ts';
import type { PartRules, PartUnit, ReadPart } from './read-part.ts';

/** A part that is translated. */
export interface OpenPart extends ReadPart {
  readonly name: string;
  readonly source: string;
}

/** Which parts of a document are translated, in reading order, and how. */
export interface PlannedPart {
  readonly name: string;
  /** Null when the part has none of the vocabularies that are read. */
  readonly rules: (source: string) => PartRules | null;
  /** Parts before it that show the same texts, so that both get one translation. */
  readonly follows?: readonly string[];
  /** Where a unit of this part stands, for people. */
  readonly place?: (unit: PartUnit) => string | undefined;
}

/**
 * Reads the planned parts one after the other. One that is planned twice, since a document names it twice,
 * is read once: its units could not be told apart. Rejects with `DocumentRefusal`.
 */
export async function openParts(
  office: OfficePackage,
  planned: readonly PlannedPart[],
  signal: ExtractOptions['signal'],
): Promise<{ readonly parts: readonly OpenPart[]; readonly units: readonly Unit[] }> {
  const parts: OpenPart[] = [];
  const units: Unit[] = [];
  const read = new Set<string>();
  const byPart = new Map<string, readonly PartUnit[]>();
  for (const { name, rules, follows, place } of planned) {
    if (signal.aborted) throw new DocumentRefusal('cancelled', 'cancelled');
    if (read.has(name)) continue;
    read.add(name);
    const source = await office.unchecked(name);
    const known = rules(source);
    if (!known) continue;
    const shown = follows?.flatMap((other) => byPart.get(other) ?? []);
    const part = readPart(name, source, shown ? { ...known, known: idsByText(shown) } : known);
    byPart.set(name, part.units);
    parts.push({ name, source, ...part });
    const ofPart = known.dialects.find((dialect) => dialect.maxLength !== undefined)?.maxLength;
    for (const unit of part.units) {
      const where = place?.(unit);
      const maxLength = unit.maxLength ?? ofPart;
      units.push({
        id: unit.id,
        text: unit.text,
        ...(where === undefined ? {} : { place: where }),
        ...(maxLength === undefined ? {} : { maxLength }),
      });
    }
  }
  return { parts, units };
}

function idsByText(units: readonly PartUnit[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, text } of units) {
    const known = ids.get(text);
    if (known) known.push(id);
    else ids.set(text, [id]);
  }
  return ids;
}
