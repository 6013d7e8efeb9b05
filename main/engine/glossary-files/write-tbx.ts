import { writeXmlText, writeXmlValue } from '../formats/inline/xml-text.ts';
import type { GlossaryContent } from './write-glossary-file.ts';

/** A termbase (ISO 30042:2019, TBX-Basic in DCA style), a concept for each entry, its source first. */
export function writeTbx({ name, dictionaries }: GlossaryContent): string {
  const main = writeXmlValue(dictionaries[0]?.source ?? 'en');
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<tbx type="TBX-Basic" style="dca" xml:lang="${main}" xmlns="urn:iso:std:iso:30042:ed-2">\n`,
    '<tbxHeader><fileDesc>',
    `<titleStmt><title>${writeXmlText(name)}</title></titleStmt>`,
    '<sourceDesc><p>The first language of each concept is the source.</p></sourceDesc>',
    '</fileDesc></tbxHeader>\n<text><body>\n',
  ];
  let number = 0;
  for (const { source, target, entries } of dictionaries) {
    for (const [term, translation] of entries) {
      number += 1;
      parts.push(
        `<conceptEntry id="c${number}">`,
        section(source, term),
        section(target, translation),
        '</conceptEntry>\n',
      );
    }
  }
  parts.push('</body></text>\n</tbx>\n');
  return parts.join('');
}

function section(language: string, term: string): string {
  return `<langSec xml:lang="${writeXmlValue(language)}"><termSec><term>${writeXmlText(term)}</term></termSec></langSec>`;
}
