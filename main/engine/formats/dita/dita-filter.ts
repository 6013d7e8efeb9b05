import { DocumentRefusal } from '../document-filter.ts';
import type { DocumentFilter } from '../document-filter.ts';
import { decodeXml } from '../inline/decode-bytes.ts';
import { languageMark } from '../inline/language-mark.ts';
import { promised } from '../inline/promised.ts';
import { requireSafeXml } from '../inline/require-safe-xml.ts';
import { splicedExtraction } from '../inline/spliced-extraction.ts';
import { xmlAttribute } from '../inline/xml-attribute.ts';
import { readElements } from '../xml/xml-elements.ts';
import type { XmlTree } from '../xml/xml-elements.ts';
import { xmlUnits } from '../xml/xml-units.ts';
import { ditaDialect } from './dita-dialect.ts';

const MAPS = /^(?:map|bookmap|subjectScheme|learning(?:Group)?Map)$/;
const TOPICS =
  /^(?:topic|concept|task|reference|glossentry|glossgroup|troubleshooting|dita|machineryTask|learning\w+)$/;

/** DITA topics. Content references and keys are not resolved; maps are refused. */
export const ditaFilter: DocumentFilter = {
  id: 'dita',
  extensions: ['dita'],
  type: 'application/dita+xml',
  extract(input, { source, target }) {
    return promised(() => {
      const { text, encode } = decodeXml(input);
      requireSafeXml(text);
      const tree = readElements(text);
      requireTopic(text, tree);
      return splicedExtraction({
        source: text,
        units: xmlUnits(text, tree, ditaDialect(text)),
        marks: languageMark(rootLanguage(text, tree), source, target),
        warnings: [],
        encode,
        extension: 'dita',
        type: 'application/dita+xml',
      });
    });
  },
};

function requireTopic(text: string, { elements }: XmlTree): void {
  const root = elements.values().next().value;
  if (!root) throw new DocumentRefusal('wrong-content', 'The file holds no XML.');
  const kind = xmlAttribute(text, root.open, 'class')?.value ?? '';
  if (MAPS.test(root.local) || / map\/map /.test(kind)) {
    throw new DocumentRefusal('ditamap', 'The file is a DITA map: only topics hold text.');
  }
  const isTopic =
    TOPICS.test(root.local) ||
    / topic\/topic /.test(kind) ||
    xmlAttribute(text, root.open, 'ditaarch:DITAArchVersion') !== null;
  if (!isTopic) throw new DocumentRefusal('wrong-content', 'The file is no DITA topic.');
}

function rootLanguage(text: string, { elements }: XmlTree) {
  const root = elements.values().next().value;
  return root ? xmlAttribute(text, root.open, 'xml:lang') : null;
}
