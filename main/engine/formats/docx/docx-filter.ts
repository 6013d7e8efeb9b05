import type { DocumentFilter } from '../document-filter.ts';
import { drawingsOf } from '../ooxml/drawing-parts.ts';
import { createDrawingDialect } from '../ooxml/drawing-dialect.ts';
import { officeExtraction } from '../ooxml/office-extraction.ts';
import { openPackage } from '../ooxml/office-package.ts';
import type { OfficePackage } from '../ooxml/office-package.ts';
import { openParts } from '../ooxml/open-part.ts';
import type { PlannedPart } from '../ooxml/open-part.ts';
import { addShownProperties, keptProperties, plannedProperties } from '../ooxml/properties.ts';
import type { PartRules } from '../ooxml/read-part.ts';
import { targetLanguage } from '../ooxml/target-language.ts';
import type { TargetLanguage } from '../ooxml/target-language.ts';
import { prefixOf } from '../ooxml/vocabulary.ts';
import { addWatermark } from './watermark.ts';
import { createWordDialect } from './word-dialect.ts';
import { append } from '../../../system/long-lists.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** In reading order, by the last word of the relation: what is on every page comes last. */
const STORIES = ['footnotes', 'endnotes', 'comments', 'header', 'footer'];

/** Word documents: ECMA-376 part 1, 11 and 17. */
export const docxFilter: DocumentFilter = {
  id: 'docx',
  extensions: ['docx'],
  type: TYPE,
  async extract(input, { source, target, watermark, signal }) {
    const office = await openPackage(input, 'docx');
    const language = targetLanguage(source, target);
    const shown = new Set<string>();
    const planned = await plan(office, language, shown);
    const { parts, units } = await openParts(office, planned, signal);
    return officeExtraction({
      office,
      parts,
      units,
      warnings: await keptProperties(office, shown),
      extension: 'docx',
      type: TYPE,
      ...(watermark ? { rework: (texts) => addWatermark(office, texts) } : {}),
    });
  },
};

/** @param shown gets the properties that the parts show, while they are read */
async function plan(
  office: OfficePackage,
  target: TargetLanguage,
  shown: Set<string>,
): Promise<PlannedPart[]> {
  const relations = (await office.relations(office.main)).filter(({ target: name }) =>
    office.has(name),
  );
  const stories = STORIES.flatMap((story) =>
    relations.filter(({ type }) => type === story).map(({ target: name }) => name),
  );
  const seen = new Set<string>();
  const planned: PlannedPart[] = [];
  for (const name of new Set([office.main, ...stories])) {
    planned.push({
      name,
      rules(source) {
        addShownProperties(source, shown);
        return rules(source, target);
      },
    });
    append(planned, await drawingsOf(office, name, target, seen));
  }
  const before = planned.map(({ name }) => name);
  append(planned, await plannedProperties(office, shown, before));
  return planned;
}

function rules(source: string, target: TargetLanguage): PartRules | null {
  const word = prefixOf(source, 'word');
  if (word === null) return null;
  const drawing = prefixOf(source, 'drawing');
  return {
    dialects: [
      createWordDialect(word, target),
      ...(drawing === null ? [] : [createDrawingDialect(drawing, target)]),
    ],
  };
}
