import type { DocumentWarning } from '../document-filter.ts';
import { readXmlText } from '../inline/xml-text.ts';
import { createBareDialect } from './bare-dialect.ts';
import type { OfficePackage } from './office-package.ts';
import type { PlannedPart } from './open-part.ts';

/** Properties with words for people, by the local names of their elements. */
const WORDED = 'title|subject|keywords|description|category';
const PROPERTY = new RegExp(`<((?:[\\w.-]+:)?(${WORDED}))(?:\\s[^<>]*)?>([^<]*)<`, 'g');
/** A content control that shows a property; Word fills it in whenever it opens the document. */
const BOUND = new RegExp(
  `<[^<>\\s]*dataBinding\\s[^<>]*coreProperties[^<>]*[:/](${WORDED})\\[1\\]`,
  'g',
);
/** A field that shows one. */
const FIELD =
  /(?:<[^<>\s]*instrText(?:\s[^<>]*)?>|instr=["'])\s*(?:DOCPROPERTY\s+(?:"|&quot;)?)?(TITLE|SUBJECT|KEYWORDS|COMMENTS|CATEGORY)\b/gi;

/** Whether a content control, by its properties as written, shows words of the document's properties. */
export const isBoundToProperty = (properties: string): boolean =>
  properties.search(new RegExp(BOUND, '')) >= 0;

/** Adds the names of the properties that the text of a part shows. */
export function addShownProperties(source: string, shown: Set<string>): void {
  if (source.includes('dataBinding')) {
    for (const [, name = ''] of source.matchAll(BOUND)) shown.add(name);
  }
  if (!source.includes('instrText') && !source.includes('instr=')) return;
  for (const [, field = ''] of source.matchAll(FIELD)) {
    const name = field.toLowerCase();
    shown.add(name === 'comments' ? 'description' : name);
  }
}

/**
 * The part of the properties, of which those are translated that the parts before it show.
 * @param shown filled while those parts are read
 */
export async function plannedProperties(
  office: OfficePackage,
  shown: ReadonlySet<string>,
  follows: readonly string[],
): Promise<PlannedPart[]> {
  const name = await partOf(office);
  if (name === null) return [];
  return [
    {
      name,
      follows,
      rules(source) {
        const found = [...source.matchAll(PROPERTY)].filter(([, , local = '']) => shown.has(local));
        const dialects = found.map(([, tag = '']) => createBareDialect(tag));
        return dialects.length === 0 ? null : { dialects };
      },
    },
  ];
}

/**
 * Says how many properties hold words but are shown nowhere in the document: they stay, since
 * catalogues and other programs find it by them.
 */
export async function keptProperties(
  office: OfficePackage,
  shown: ReadonlySet<string> = new Set(),
): Promise<DocumentWarning[]> {
  const part = await partOf(office);
  if (part === null) return [];
  const kept = [...(await office.text(part)).matchAll(PROPERTY)].filter(
    ([, , local = '', text = '']) => !shown.has(local) && /\p{L}/u.test(readXmlText(text)),
  );
  return kept.length === 0 ? [] : [{ code: 'properties-kept', count: kept.length }];
}

async function partOf(office: OfficePackage): Promise<string | null> {
  const roots = await office.relations('');
  const part = roots.find(({ type }) => type === 'core-properties')?.target;
  return part !== undefined && office.has(part) ? part : null;
}
