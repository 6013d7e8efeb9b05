import { scanXml } from '../inline/scan-xml.ts';
import { xmlAttributes } from '../inline/xml-attribute.ts';
import { readXmlText } from '../inline/xml-text.ts';
import { createBareDialect } from '../ooxml/bare-dialect.ts';
import { drawingsOf } from '../ooxml/drawing-parts.ts';
import type { OfficePackage } from '../ooxml/office-package.ts';
import type { PlannedPart } from '../ooxml/open-part.ts';
import type { PartRules } from '../ooxml/read-part.ts';
import type { TargetLanguage } from '../ooxml/target-language.ts';
import { prefixOf } from '../ooxml/vocabulary.ts';
import { createCellDialect } from './cell-dialect.ts';
import { readSheet } from './read-sheet.ts';
import { sheetNames } from './sheet-names.ts';
import type { SheetNames } from './sheet-names.ts';
import { append } from '../../../system/long-lists.ts';

/** What of a workbook is translated, and what holds it together. */
export interface WorkbookPlan {
  readonly planned: readonly PlannedPart[];
  readonly words: FormulaWords;
  /** Parts of tables. */
  readonly tables: readonly string[];
  readonly names: SheetNames;
}

/** Signs in a sheet's page header: places, page numbers, fonts (ECMA-376 part 1, 18.3.1.46). */
const HEADER_SIGNS = /&(?:"[^"]*"|K[0-9A-Fa-f]{6}|K\d\d[+-]\d{3}|\d{1,3}|[A-Za-z&])/g;
const HEADERS = [
  'oddHeader',
  'oddFooter',
  'evenHeader',
  'evenFooter',
  'firstHeader',
  'firstFooter',
];

export async function planWorkbook(
  office: OfficePackage,
  target: TargetLanguage,
): Promise<WorkbookPlan> {
  const { sheets, charts, formulas } = await readWorkbook(office);
  const relations = await office.relations(office.main);
  const shared = relations.find(({ type }) => type === 'sharedStrings')?.target;
  const seen = new Set<string>();
  const planned: PlannedPart[] = [];
  const tables: string[] = [];
  const named: string[] = [];
  const sources: string[] = [];
  const places = new Map<number, string>();
  for (const { name, part } of sheets) {
    const source = await office.text(part);
    sources.push(source);
    const facts = readSheet(source, prefixOf(source, 'sheets') ?? '');
    for (const [index, cell] of facts.shared) {
      if (!places.has(index)) places.set(index, `${name}!${cell}`);
    }
    for (const formula of facts.formulas) formulas.push(formula);
    const { inline } = facts;
    const place = ({ index }: { readonly index: number }) =>
      index < inline.length ? `${name}!${inline[index]}` : name;
    const own: PlannedPart[] = [{ name: part, rules: sheetRules, place }];
    for (const { type, target: other } of await office.relations(part)) {
      if (seen.has(other) || !office.has(other)) continue;
      if (type === 'table') tables.push(other);
      if (type === 'pivotTable') append(named, await cachesOf(office, other));
      if (type !== 'comments' && type !== 'threadedComment') continue;
      seen.add(other);
      own.push({ name: other, rules: commentRules, place: () => name });
    }
    const drawings = await drawingsOf(office, part, target, seen);
    append(planned, [...own, ...drawings.map((drawing) => ({ ...drawing, place: () => name }))]);
  }
  for (const { name, part } of charts) {
    const drawings = await drawingsOf(office, part, target, seen);
    append(
      planned,
      drawings.map((drawing) => ({ ...drawing, place: () => name })),
    );
  }
  if (shared !== undefined && office.has(shared)) {
    const place = ({ index }: { readonly index: number }) => places.get(index);
    planned.unshift({ name: shared, rules: (source) => cellRules(source, 'si'), place });
  }
  for (const table of tables) append(formulas, formulasIn(await office.text(table)));
  const words = createFormulaWords(formulas);
  append(
    named,
    relations.filter(({ type }) => /slicerCache$/.test(type)).map((row) => row.target),
  );
  for (const part of new Set(named)) {
    if (office.has(part)) for (const word of fieldsIn(await office.text(part))) words.add(word);
  }
  return { planned, words, tables, names: await sheetNames(office, sources) };
}

/** Sheets with cells and those with a chart alone, in their order, and the formulas of defined names. */
async function readWorkbook(office: OfficePackage) {
  const source = await office.text(office.main);
  const targets = new Map((await office.relations(office.main)).map((row) => [row.id, row]));
  const sheets: { readonly name: string; readonly part: string }[] = [];
  const charts: typeof sheets = [];
  scanXml(source, (kind, start, end, tag) => {
    if ((kind !== 'open' && kind !== 'empty') || !/(?:^|:)sheet$/.test(tag)) return;
    const attributes = xmlAttributes(source, start, end);
    const id = attributes.find((row) => /:id$/.test(row.name))?.value ?? '';
    const relation = targets.get(id);
    if (relation === undefined || !office.has(relation.target)) return;
    const name = attributes.find((row) => row.name === 'name')?.value ?? '';
    if (relation.type === 'worksheet') sheets.push({ name, part: relation.target });
    if (relation.type === 'chartsheet') charts.push({ name, part: relation.target });
  });
  return { sheets, charts, formulas: formulasIn(source) };
}

/** Formulas outside of sheets: defined names, computed columns. */
function formulasIn(source: string): string[] {
  const found = source.matchAll(/<(?:[\w.-]+:)?(?:definedName|\w+Formula)(?:\s[^<>]*)?>([^<]*)</g);
  return Array.from(found, ([, formula = '']) => readXmlText(formula));
}

/** Names of fields that pivot tables and slicers look for in the sheet. */
function fieldsIn(source: string): string[] {
  const fields: string[] = [];
  scanXml(source, (kind, start, end, tag) => {
    if (kind !== 'open' && kind !== 'empty') return;
    const local = tag.slice(tag.indexOf(':') + 1);
    const wanted =
      local === 'cacheField' ? 'name' : local === 'slicerCacheDefinition' ? 'sourceName' : null;
    const found = xmlAttributes(source, start, end).find(({ name }) => name === wanted);
    if (found) fields.push(found.value);
  });
  return fields;
}

async function cachesOf(office: OfficePackage, pivotTable: string): Promise<string[]> {
  const relations = await office.relations(pivotTable);
  return relations
    .filter(({ type }) => type === 'pivotCacheDefinition')
    .map(({ target }) => target);
}

function cellRules(source: string, paragraph: string): PartRules | null {
  const prefix = prefixOf(source, 'sheets');
  return prefix === null ? null : { dialects: [createCellDialect(prefix, paragraph)] };
}

function sheetRules(source: string): PartRules | null {
  const prefix = prefixOf(source, 'sheets');
  if (prefix === null) return null;
  const headers = HEADERS.map((name) =>
    createBareDialect(prefix + name, `${prefix}headerFooter`, HEADER_SIGNS),
  );
  return { dialects: [createCellDialect(prefix, 'is'), ...headers] };
}

function commentRules(source: string): PartRules {
  // Comments in threads are a vocabulary of their own, without runs.
  return cellRules(source, 'text') ?? { dialects: [createBareDialect('text', 'threadedComment')] };
}

/** Words that formulas name: they compute something else when these change. */
interface FormulaWords {
  /** Whether a text is such a word. Case and outer white space do not count, as in formulas. */
  has(text: string): boolean;
  /** Words that name fields of other parts: pivot tables and slicers. */
  add(word: string): void;
}

/** Text in quotation marks and names in brackets; `""` and `'` before a sign are escapes. */
const WORDS = /"((?:[^"]|"")*)"|\[((?:'.|[^'[\]])*)\]/g;

function createFormulaWords(formulas: Iterable<string>): FormulaWords {
  const words = new Set<string>();
  const add = (word: string) => {
    const trimmed = word.trim().toLowerCase();
    if (trimmed !== '') words.add(trimmed);
  };
  for (const formula of formulas) {
    for (const [, text, column] of formula.matchAll(WORDS)) {
      if (column !== undefined) add(column.replace(/^@/, '').replace(/'(.)/g, '$1'));
      if (text === undefined) continue;
      add(text.replaceAll('""', '"'));
      // The choices of a list are one text: "Yes,No".
      for (const choice of text.split(',')) add(choice);
    }
  }
  return { has: (text) => words.has(text.trim().toLowerCase()), add };
}
