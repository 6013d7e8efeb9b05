import { scanXml } from '../inline/scan-xml.ts';

const OFFICE_RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * Refers each section that has no header of a kind it shows to this one. A section without a header
 * shows that of the section before it (ECMA-376 part 1, 17.10.5), so that most need nothing.
 *
 * @param word prefix of the vocabulary, with its colon
 * @param id of the relation to the header
 * @param hasEvenPages whether even pages have headers of their own
 */
export function addReferences(
  source: string,
  word: string,
  id: string,
  hasEvenPages: boolean,
): string {
  const reference = (kind: string) =>
    `<${word}headerReference xmlns:r="${OFFICE_RELATIONS}" ${word}type="${kind}" r:id="${id}"/>`;
  const known = new Set<string>();
  let written = '';
  let at = 0;
  const sections = sectionsOf(source, `${word}sectPr`);
  for (const { start, end, close } of sections) {
    const content = source.slice(end, close);
    for (const [, kind = 'default'] of content.matchAll(
      new RegExp(`<${word}headerReference\\s[^<>]*?${word}type=["'](\\w+)["']`, 'g'),
    )) {
      known.add(kind);
    }
    const shown = ['default'];
    if (
      new RegExp(`<${word}titlePg(?:\\s+[\\w:]*val=["'](?:true|1|on)["'])?\\s*/>`).test(content)
    ) {
      shown.push('first');
    }
    if (hasEvenPages) shown.push('even');
    const missing = shown.filter((kind) => !known.has(kind));
    for (const kind of missing) known.add(kind);
    if (missing.length === 0) continue;
    const references = missing.map(reference).join('');
    written +=
      end === close && source.slice(start, end).endsWith('/>')
        ? `${source.slice(at, end - 2)}>${references}</${word}sectPr>`
        : source.slice(at, end) + references;
    at = end;
  }
  if (sections.length > 0) return written + source.slice(at);
  const body = source.lastIndexOf(`</${word}body>`);
  const section = `<${word}sectPr>${reference('default')}</${word}sectPr>`;
  return body < 0 ? source : source.slice(0, body) + section + source.slice(body);
}

/** Offsets of the start tag and of the end tag of each section's properties. */
function sectionsOf(source: string, name: string) {
  const sections: { start: number; end: number; close: number }[] = [];
  // A tracked change keeps older properties of a section inside of the present ones.
  let depth = 0;
  scanXml(source, (kind, start, end, tag) => {
    if (tag !== name) return;
    if (kind === 'empty' && depth === 0) sections.push({ start, end, close: end });
    if (kind === 'open' && depth++ === 0) sections.push({ start, end, close: end });
    if (kind === 'close' && --depth === 0) {
      const last = sections.at(-1);
      if (last) last.close = start;
    }
  });
  return sections;
}
