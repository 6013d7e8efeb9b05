import type { DocumentFilter } from '../document-filter.ts';
import { decodeXml } from '../inline/decode-bytes.ts';
import { promised } from '../inline/promised.ts';
import { requireSafeXml } from '../inline/require-safe-xml.ts';
import { splicedExtraction } from '../inline/spliced-extraction.ts';
import { xmlDialect } from './xml-dialect.ts';
import { readElements } from './xml-elements.ts';
import { xmlUnits } from './xml-units.ts';

/**
 * XML of any vocabulary: the text of elements is translated, attributes, comments and instructions
 * stay as they are. `translate` and `its:translate` are honoured.
 */
export const xmlFilter: DocumentFilter = {
  id: 'xml',
  extensions: ['xml'],
  type: 'application/xml',
  extract(input) {
    return promised(() => {
      const { text, encode } = decodeXml(input);
      requireSafeXml(text);
      return splicedExtraction({
        source: text,
        units: xmlUnits(text, readElements(text), xmlDialect),
        warnings: [],
        encode,
        extension: 'xml',
        type: 'application/xml',
      });
    });
  },
};
