import type { DocumentFilter, Unit } from '../document-filter.ts';
import { writePieces } from '../inline/unit-text.ts';
import { keptProperties } from '../ooxml/properties.ts';
import { officeExtraction } from '../ooxml/office-extraction.ts';
import { openPackage } from '../ooxml/office-package.ts';
import { openParts } from '../ooxml/open-part.ts';
import { targetLanguage } from '../ooxml/target-language.ts';
import { planWorkbook } from './plan-workbook.ts';
import { columnKey, columnNames, renameColumns, wordsOf } from './table-columns.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Workbooks: ECMA-376 part 1, 12 and 18. Formulas and numbers stay; so does a text or the name of a
 * sheet that a formula, a pivot table or a slicer names, since they would find nothing under another one.
 */
export const xlsxFilter: DocumentFilter = {
  id: 'xlsx',
  extensions: ['xlsx'],
  type: TYPE,
  async extract(input, { source, target, signal }) {
    const office = await openPackage(input, 'xlsx');
    const { planned, words, tables, names } = await planWorkbook(
      office,
      targetLanguage(source, target),
    );
    const { parts, units } = await openParts(office, planned, signal);
    const free = units.filter(({ text }) => !words.has(wordsOf(text)));
    const heads = new Map<string, string[]>();
    for (const table of tables) heads.set(table, columnNames(await office.text(table)));
    return officeExtraction({
      office,
      parts,
      units: [...names.units, ...free],
      warnings: [
        ...(free.length < units.length ? [{ code: 'formula-words-kept' }] : []),
        ...(names.kept > 0 ? [{ code: 'sheet-names-kept', count: names.kept }] : []),
        ...(await keptProperties(office)),
      ],
      extension: 'xlsx',
      type: TYPE,
      prepare: (texts) => distinctColumns(free, [...heads.values()], texts),
      async rework(written, translations) {
        await names.write(written, translations);
        const columns = columnTexts(free, translations);
        for (const table of tables) {
          const before = await office.text(table);
          const after = renameColumns(before, (name) => columns.get(columnKey(name)) ?? null);
          if (after !== before) written.set(table, after);
        }
      },
    });
  },
};

/** What each unit of one line says now, by what it said. */
function columnTexts(
  units: readonly Unit[],
  translations: ReadonlyMap<string, string>,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { id, text } of units) {
    const translation = translations.get(id);
    if (translation !== undefined && translation !== text) {
      texts.set(columnKey(wordsOf(text)), wordsOf(translation));
    }
  }
  return texts;
}

/** Translations in which no two columns of a table have the same name: later ones get a number. */
function distinctColumns(
  units: readonly Unit[],
  tables: readonly (readonly string[])[],
  translations: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const distinct = new Map(translations);
  const byText = new Map(units.map((unit) => [columnKey(wordsOf(unit.text)), unit]));
  for (const columns of tables) {
    const taken = new Set<string>();
    for (const column of columns) {
      const unit = byText.get(columnKey(column));
      const translation = unit && distinct.get(unit.id);
      const name = translation === undefined ? column : wordsOf(translation);
      let free = name;
      for (let count = 2; taken.has(columnKey(free)); count += 1) free = `${name} ${count}`;
      taken.add(columnKey(free));
      if (unit && free !== name) distinct.set(unit.id, writePieces([{ kind: 'text', text: free }]));
    }
  }
  return distinct;
}
