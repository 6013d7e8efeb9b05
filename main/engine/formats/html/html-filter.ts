import { DocumentRefusal } from '../document-filter.ts';
import type { DocumentFilter } from '../document-filter.ts';
import { languageMark } from '../inline/language-mark.ts';
import { promised } from '../inline/promised.ts';
import { splicedExtraction } from '../inline/spliced-extraction.ts';
import { decodeHtml } from './html-bytes.ts';
import { htmlUnits } from './html-units.ts';

/**
 * HTML as browsers read it, well-formed or not: text, and the attributes that are read. Scripts,
 * styles, code and what is marked with `translate="no"` stay as they are.
 */
export const htmlFilter: DocumentFilter = {
  id: 'html',
  extensions: ['html', 'htm'],
  type: 'text/html',
  extract(input, { source, target }) {
    return promised(() => {
      const { text, encode } = decodeHtml(input, source);
      if (text.includes('\0')) throw new DocumentRefusal('wrong-content', 'The file is no text.');
      const { units, language } = htmlUnits(text);
      const place = language && { ...language, value: language.raw };
      return splicedExtraction({
        source: text,
        units,
        marks: languageMark(place, source, target),
        warnings: [],
        encode,
        extension: 'html',
        type: 'text/html',
      });
    });
  },
};
