import type { Unit } from '../document-filter.ts';
import { scanXml } from '../inline/scan-xml.ts';
import { writePieces } from '../inline/unit-text.ts';
import { xmlAttributes } from '../inline/xml-attribute.ts';
import { readXmlText, writeXmlText, writeXmlValue } from '../inline/xml-text.ts';
import type { OfficePackage } from '../ooxml/office-package.ts';
import { wordsOf } from './table-columns.ts';

/** Characters that a name may have, and signs that it may not. */
const MOST = 31;
const FORBIDDEN = /[[\]:*?/\\\u0000-\u001f]+/g;
/** The program's own names of new sheets; nobody reads them as words. */
const NUMBERED =
  /^(?:sheet|tabelle|feuil|hoja|foglio|planilha|folha|blad|ark|taul|arkusz|лист|sayfa|chart|工作表|シート|ورقة)\s?\d+$/i;
/** Formulas that put the name of a sheet together while they compute. */
const COMPUTED = /\b(?:INDIRECT|ADDRESS|SHEET|CELL)\s*\(/i;
/** Parts that are large and name no sheet. */
const NAMELESS =
  /(?:sharedStrings|styles|metadata|calcChain|pivotCacheRecords\d*)\.xml$|\/theme\/|\/worksheets\/sheet[^/]*\.xml$/i;
/** What does not stand before the `!` of a reference, and what ends a name that needs no quotes. */
const NO_NAME = /[\s"<>=(),+*/^&!{}@-]/;
const ENDS_NAME = /[\s"'<>=(),;+*/^&!{}@-]/;
/** What such a name takes at most, with two sheets, each sign escaped. */
const REACH = 500;

/** The names of a workbook's sheets as far as they can be translated. */
export interface SheetNames {
  readonly units: readonly Unit[];
  /** Names with words that stay, since something else in the workbook names these sheets. */
  readonly kept: number;
  /** Writes the names that are translated into the parts that list them. */
  write(written: Map<string, string>, translations: ReadonlyMap<string, string>): Promise<void>;
}

interface SheetName {
  readonly name: string;
  /** Offsets of the name in the main part, between the quotes. */
  readonly start: number;
  readonly end: number;
}

/**
 * A name is translated where nothing else names its sheet: no formula, link, chart, pivot table or
 * control. Those are in many places and languages of their own, and one that is missed is a broken
 * workbook.
 * @param sheets the text of the parts of sheets, which is read already
 */
export async function sheetNames(
  office: OfficePackage,
  sheets: readonly string[],
): Promise<SheetNames> {
  const main = await office.text(office.main);
  const names = namesIn(main);
  const worded = names.filter(({ name }) => /\p{L}/u.test(name) && !NUMBERED.test(name.trim()));
  /** Those that nothing has named so far; with none left, nothing has to be read. */
  const free = new Set(worded.map(({ name }) => name.toLowerCase()));
  if (office.names.some((name) => /^xl\/model\//i.test(name))) free.clear();
  for (const source of sheets) removeNamed(source, free);
  for (const part of office.names) {
    if (free.size === 0) break;
    if (!/^xl\/.*\.(?:xml|vml|rels)$/i.test(part) || NAMELESS.test(part)) continue;
    removeNamed(await office.unchecked(part), free);
  }
  const translated = worded.filter(({ name }) => free.has(name.toLowerCase()));
  const idOf = ({ start }: SheetName) => `${office.main}@${start}`;
  return {
    units: translated.map((sheet) => ({
      id: idOf(sheet),
      text: writePieces([{ kind: 'text', text: sheet.name.trim() }]),
      place: sheet.name,
      maxLength: MOST,
    })),
    kept: worded.length - translated.length,
    async write(written, translations) {
      const used = new Set(names.map(({ name }) => name.toLowerCase()));
      const changes = new Map<string, string>();
      for (const sheet of translated) {
        const translation = translations.get(idOf(sheet));
        if (translation === undefined) continue;
        const name = fitName(wordsOf(translation), sheet.name, used);
        if (name !== sheet.name) changes.set(sheet.name, name);
      }
      if (changes.size === 0) return;
      const edits = names.flatMap(({ name, start, end }) => {
        const change = changes.get(name);
        return change === undefined ? [] : [{ start, end, text: writeXmlValue(change) }];
      });
      written.set(office.main, replaced(written.get(office.main) ?? main, edits));
      const list = 'docProps/app.xml';
      if (!office.has(list)) return;
      const before = await office.text(list);
      const after = before.replace(
        /(<(?:\w+:)?lpstr>)([^<]*)(?=<)/g,
        (whole, tag: string, text: string) => {
          const change = changes.get(readXmlText(text));
          return change === undefined ? whole : tag + writeXmlText(change);
        },
      );
      if (after !== before) written.set(list, after);
    },
  };
}

function namesIn(source: string): SheetName[] {
  const names: SheetName[] = [];
  scanXml(source, (kind, start, end, tag) => {
    if ((kind !== 'open' && kind !== 'empty') || !/(?:^|:)sheet$/.test(tag)) return;
    const found = xmlAttributes(source, start, end).find(({ name }) => name === 'name');
    if (found) names.push({ name: found.value, start: found.start, end: found.end });
  });
  return names;
}

/**
 * Takes the names out that the references in a part lead to; of several sheets (`Jan:Mar!A1`) the two
 * ends. Each `!` is looked at from behind, so that long texts cost no more than short ones.
 */
function removeNamed(source: string, names: Set<string>): void {
  if (COMPUTED.test(source) || /&#(?:33|x21);/i.test(source)) names.clear();
  for (let at = source.indexOf('!'); at >= 0 && names.size > 0; at = source.indexOf('!', at + 1)) {
    if (at === 0 || NO_NAME.test(source.charAt(at - 1))) continue;
    const before = readXmlText(source.slice(Math.max(0, at - REACH), at));
    const name = (before.endsWith("'") ? quotedEnd(before) : bareEnd(before)).toLowerCase();
    names.delete(name);
    for (const end of name.split(':')) names.delete(end.replace(/^[#[].*\]|^#/, ''));
  }
  for (const [, name = ''] of source.matchAll(/\ssheet="([^"]*)"/g)) {
    names.delete(readXmlText(name).toLowerCase());
  }
}

/** Two apostrophes are one of the name. */
function quotedEnd(before: string): string {
  let open = before.length - 2;
  while (open >= 0) {
    if (before[open] !== "'") open -= 1;
    else if (before[open - 1] === "'") open -= 2;
    else break;
  }
  return before.slice(open + 1, -1).replaceAll("''", "'");
}

function bareEnd(before: string): string {
  let start = before.length;
  while (start > 0 && !ENDS_NAME.test(before.charAt(start - 1))) start -= 1;
  return before.slice(start);
}

/** A translation as a name that the program takes and no other sheet has. */
function fitName(wanted: string, before: string, used: Set<string>): string {
  const plain = wanted
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^'+|'+$/g, '')
    .trim();
  if (plain === '' || plain.toLowerCase() === 'history') return before;
  used.delete(before.toLowerCase());
  let name = plain.slice(0, MOST).trimEnd().toWellFormed();
  for (let count = 2; used.has(name.toLowerCase()); count += 1) {
    const end = ` ${count}`;
    name =
      plain
        .slice(0, MOST - end.length)
        .trimEnd()
        .toWellFormed() + end;
  }
  used.add(name.toLowerCase());
  return name;
}

function replaced(
  source: string,
  edits: readonly { readonly start: number; readonly end: number; readonly text: string }[],
): string {
  let text = '';
  let at = 0;
  for (const edit of edits) {
    text += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + source.slice(at);
}
