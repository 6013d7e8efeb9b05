import { scanXml } from '../inline/scan-xml.ts';
import { xmlAttributes } from '../inline/xml-attribute.ts';
import { readPieces } from '../inline/unit-text.ts';
import { writeXmlValue } from '../inline/xml-text.ts';

/**
 * The words of a unit without its tags, as other parts name them.
 * @param text as `Unit.text`
 */
export function wordsOf(text: string): string {
  return readPieces(text)
    .map((piece) => (piece.kind === 'text' ? piece.text : ''))
    .join('');
}

/** Compares names of columns as the program does: without case; line breaks are escaped in names. */
export const columnKey = (name: string): string =>
  name
    .replace(/_x000[aAdD]_/g, '\n')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The names of a table's columns, in their order. */
export function columnNames(source: string): string[] {
  return namesIn(source).flatMap(({ attribute, value }) => (attribute === 'name' ? [value] : []));
}

/**
 * A table whose columns have other names: a table and the cells of its head must say the same, or the
 * program repairs the document.
 * @param nameOf null for a name that stays
 */
export function renameColumns(source: string, nameOf: (name: string) => string | null): string {
  let written = '';
  let at = 0;
  for (const { value, start, end } of namesIn(source)) {
    const name = nameOf(value);
    if (name === null) continue;
    const escaped = value.replace(value.trim(), () => name).replace(/\r?\n/g, '_x000a_');
    written += source.slice(at, start) + writeXmlValue(escaped);
    at = end;
  }
  return written + source.slice(at);
}

function namesIn(source: string) {
  const names: { attribute: string; value: string; start: number; end: number }[] = [];
  scanXml(source, (kind, start, end, tag) => {
    if ((kind !== 'open' && kind !== 'empty') || !/(?:^|:)tableColumn$/.test(tag)) return;
    for (const { name: attribute, value, start: from, end: to } of xmlAttributes(
      source,
      start,
      end,
    )) {
      if (attribute !== 'name' && attribute !== 'totalsRowLabel') continue;
      names.push({ attribute, value, start: from, end: to });
    }
  });
  return names;
}
