import { writeXmlText, writeXmlValue } from '../formats/inline/xml-text.ts';
import type { ForbiddenEntry, GlossaryContent } from './write-glossary-file.ts';

/** A termbase (ISO 30042:2019, TBX-Basic in DCA style), a concept for each entry, its source first; what not to use is deprecated. */
export function writeTbx({ name, dictionaries }: GlossaryContent): string {
  const first = dictionaries[0]?.source ?? 'en';
  const main = writeXmlValue(first);
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<tbx type="TBX-Basic" style="dca" xml:lang="${main}" xmlns="urn:iso:std:iso:30042:ed-2">\n`,
    '<tbxHeader><fileDesc>',
    `<titleStmt><title>${writeXmlText(name)}</title></titleStmt>`,
    '<sourceDesc><p>The first language of each concept is the source.</p></sourceDesc>',
    '</fileDesc></tbxHeader>\n<text><body>\n',
  ];
  let number = 0;
  const concept = (sections: readonly string[]) => {
    number += 1;
    parts.push(`<conceptEntry id="c${number}">${sections.join('')}</conceptEntry>\n`);
  };
  for (const { source, target, entries, forbidden = [] } of dictionaries) {
    const left = new Map<string, ForbiddenEntry[]>();
    for (const one of forbidden) left.set(one.source, [...(left.get(one.source) ?? []), one]);
    for (const [term, translation] of entries) {
      const banned = left.get(term) ?? [];
      left.delete(term);
      concept([
        section(source, [termOf(term)]),
        section(target, [termOf(translation), ...banned.map(forbiddenOf)]),
      ]);
    }
    for (const [term, banned] of left) {
      // Without a source term, the language of the file is that of the source.
      if (term === '' && source !== first) continue;
      const used = term === '' ? [] : [section(source, [termOf(term)])];
      concept([...used, section(target, banned.map(forbiddenOf))]);
    }
  }
  parts.push('</body></text>\n</tbx>\n');
  return parts.join('');
}

const section = (language: string, terms: readonly string[]): string =>
  `<langSec xml:lang="${writeXmlValue(language)}">${terms.join('')}</langSec>`;

const termOf = (term: string): string => `<termSec><term>${writeXmlText(term)}</term></termSec>`;

function forbiddenOf({ target, note = '' }: ForbiddenEntry): string {
  const about = note === '' ? '' : `<note>${writeXmlText(note)}</note>`;
  return (
    `<termSec><term>${writeXmlText(target)}</term>` +
    `<termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote>${about}</termSec>`
  );
}
