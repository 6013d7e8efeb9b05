import type { DocumentWarning } from '../document-filter.ts';
import { readXmlText } from '../inline/xml-text.ts';
import type { OfficePackage } from './office-package.ts';

const PROPERTY =
  /<(?:[\w.-]+:)?(title|subject|keywords|description|category)(?:\s[^<>]*)?>([^<]*)</g;

/**
 * Says how many of a document's properties (title, subject, keywords, comments, category) hold words:
 * they stay, since catalogues and other programs find the document by them.
 */
export async function keptProperties(office: OfficePackage): Promise<DocumentWarning[]> {
  const roots = await office.relations('');
  const part = roots.find(({ type }) => type === 'core-properties')?.target;
  if (part === undefined || !office.has(part)) return [];
  const texts = Array.from((await office.text(part)).matchAll(PROPERTY), ([, , text = '']) => text);
  const count = texts.filter((text) => /\p{L}/u.test(readXmlText(text))).length;
  return count === 0 ? [] : [{ code: 'properties-kept', count }];
}
