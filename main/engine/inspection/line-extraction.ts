import { plainText } from '../documents/plain-text.ts';
import { DocumentRefusal } from '../formats/document-filter.ts';
import type { Extraction } from '../formats/document-filter.ts';
import { writeXmlText } from '../formats/inline/xml-text.ts';

const LINE = /[^\n\r\u0085\u2028\u2029]+/g;

/**
 * A text that was typed or pasted, by line: each is a paragraph, as it is where texts are translated.
 * What stands round the lines stays as it is; the result is UTF-8. Throws `DocumentRefusal` where
 * there is nothing but white space.
 */
export function lineExtraction(text: string): Extraction {
  const lines = Array.from(text.matchAll(LINE), ({ 0: line, index }) => {
    const start = index + line.length - line.trimStart().length;
    return { id: `line ${index}`, start, core: line.trim() };
  }).filter(({ core }) => core !== '');
  if (lines.length === 0) throw new DocumentRefusal('empty', 'There is no text to translate.');
  return {
    units: lines.map(({ id, core }) => ({ id, text: writeXmlText(core) })),
    warnings: [],
    merge(texts) {
      const parts: string[] = [];
      let at = 0;
      for (const { id, start, core } of lines) {
        const translated = texts.get(id);
        if (translated === undefined) continue;
        parts.push(text.slice(at, start), plainText(translated));
        at = start + core.length;
      }
      parts.push(text.slice(at));
      const bytes = new TextEncoder().encode(parts.join(''));
      return Promise.resolve({ bytes, extension: 'txt', type: 'text/plain', warnings: [] });
    },
  };
}
