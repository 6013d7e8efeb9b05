import type { DocumentWarning, Extraction, Unit } from '../document-filter.ts';
import { requireUnits, tagsMoved } from '../inline/spliced-extraction.ts';
import type { OfficePackage } from './office-package.ts';
import type { OpenPart } from './open-part.ts';
import { writePart } from './part-edits.ts';

export interface OfficeDocument {
  readonly office: OfficePackage;
  readonly parts: readonly OpenPart[];
  readonly units: readonly Unit[];
  readonly warnings: readonly DocumentWarning[];
  readonly extension: string;
  readonly type: string;
  /** Other translations than those that were given, where the format asks for it. */
  prepare?(translations: ReadonlyMap<string, string>): ReadonlyMap<string, string>;
  /** Changes more parts when a document is written: `texts` holds those that are changed so far. */
  rework?(texts: Map<string, string>, translations: ReadonlyMap<string, string>): Promise<void>;
}

/** Rejects with `DocumentRefusal` (`empty`) when there is nothing to translate. */
export function officeExtraction(document: OfficeDocument): Extraction {
  const { office, parts, units, extension, type } = document;
  requireUnits(units);
  const warnings = [...document.warnings];
  if (office.names.some((name) => name.startsWith('_xmlsignatures/'))) {
    warnings.push({ code: 'signature-lost' });
  }
  const places = new Map(units.map(({ id, place }) => [id, place ?? id]));
  return {
    units,
    warnings,
    async merge(given) {
      const translations = document.prepare?.(given) ?? given;
      const moved: DocumentWarning[] = [];
      const texts = new Map<string, string>();
      for (const { name, source, edits } of parts) {
        const text = writePart(source, edits, translations, (id) =>
          moved.push(tagsMoved(places.get(id) ?? id)),
        );
        if (text !== source) texts.set(name, text);
      }
      await document.rework?.(texts, translations);
      return { bytes: await office.write(texts), extension, type, warnings: moved };
    },
  };
}
