import { sourceUnit } from '../inline/source-unit.ts';
import type { NamedUnit } from '../inline/splice-units.ts';
import { textPieces } from '../inline/text-pieces.ts';
import { xmlAttribute } from '../inline/xml-attribute.ts';
import { writeXmlValue } from '../inline/xml-text.ts';
import type { XmlTree } from '../xml/xml-elements.ts';

/**
 * The alternative texts that a person wrote for pictures and frames. Others are taken from somewhere
 * else when the document is exported, and InDesign's own words begin with `$ID/`.
 * @param idOf the id of a unit by its count, from 1
 */
export function alternativeTexts(
  source: string,
  { elements }: XmlTree,
  idOf: (count: number) => string,
): NamedUnit[] {
  const units: NamedUnit[] = [];
  for (const { local, open } of elements.values()) {
    if (local !== 'ObjectExportOption') continue;
    if (xmlAttribute(source, open, 'AltTextSourceType')?.value !== 'SourceCustom') continue;
    const found = xmlAttribute(source, open, 'CustomAltText');
    if (!found || found.value.startsWith('$ID/') || !/\p{L}/u.test(found.value)) continue;
    const pieces = textPieces(source, found.start, found.end, 'xml');
    const unit = sourceUnit(source, pieces, 'none', writeXmlValue);
    if (unit) units.push({ ...unit, id: idOf(units.length + 1) });
  }
  return units;
}
