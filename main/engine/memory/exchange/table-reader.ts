import { ImportRefusal } from './import-refusal.ts';
import { languageOf, sourceLanguageOf } from './language-names.ts';
import { withoutIllegal } from './references.ts';
import type { UnitReader, UnitSink } from './unit-reader.ts';
import { MOST_CHARACTERS } from './unit-reader.ts';

/** Languages of a table whose first line does not name them. */
export interface TableLanguages {
  readonly source: string;
  /** One for each column after the first. */
  readonly targets: readonly string[];
}

/** One cell may take so much. */
const MOST_CELL = 4 * 1024 * 1024;

/**
 * Reads a table: source in the first column, targets in the others. The first line names the languages
 * (`en,de,fr`), unless they are given. Commas and semicolons part cells of CSV, tabs those of TSV; a
 * cell in double quotes may hold them, line ends, and quotes written twice. Also the memories that ship
 * with the program, whose first line is `name` and the name.
 */
export function createTableReader(
  separator: ',' | ';' | '\t',
  given: TableLanguages | null,
  sink: UnitSink,
): UnitReader {
  let languages = given;
  let isTold = false;
  let cells: string[] = [];
  let cell = '';
  /** Only white space so far; known all along, since looking costs as much as the cell is long. */
  let isBlank = true;
  let isQuoted = false;
  /** A quote was read inside of quotes: the next character says whether it ends them. */
  let wasQuote = false;
  let wasReturn = false;
  let line = 1;
  let begin = 1;

  return {
    feed(piece) {
      for (const sign of piece) take(sign);
      if (cell.length > MOST_CELL) throw new ImportRefusal('oversized', begin);
    },
    end() {
      if (isQuoted && !wasQuote) sink.repairs.count('cut-short');
      if (cell !== '' || cells.length > 0) endLine();
      if (!isTold) throw new ImportRefusal('no-units', line);
    },
  };

  function add(sign: string): void {
    cell += sign;
    if (isBlank && sign.trim() !== '') isBlank = false;
  }

  function emptyCell(): void {
    cell = '';
    isBlank = true;
  }

  function take(sign: string): void {
    const isLineEnd = sign === '\n' || sign === '\r';
    if (isLineEnd && !(sign === '\n' && wasReturn)) line += 1;
    const isSecond = sign === '\n' && wasReturn;
    wasReturn = sign === '\r';
    if (isQuoted) {
      if (wasQuote) {
        wasQuote = false;
        if (sign === '"') {
          add('"');
          return;
        }
        isQuoted = false;
      } else if (sign === '"') {
        wasQuote = true;
        return;
      } else {
        if (!isSecond) add(sign === '\r' ? '\n' : sign);
        return;
      }
    }
    if (sign === separator) {
      cells.push(cell);
      emptyCell();
    } else if (isLineEnd) {
      if (!isSecond) endLine();
    } else if (sign === '"' && isBlank) {
      emptyCell();
      isQuoted = true;
    } else add(sign);
  }

  function endLine(): void {
    cells.push(cell);
    const row = cells.map((text) => withoutIllegal(text, sink.repairs).trim());
    const at = begin;
    cells = [];
    emptyCell();
    isQuoted = false;
    begin = line;
    if (row.every((text) => text === '')) return;
    // Spreadsheets are told the separator by such a line.
    if (at === 1 && /^sep=$/i.test(row.join(''))) return;
    if (languages === null) {
      if (row[0] === 'name' && row.length === 2) return;
      languages = languagesOf(row);
      if (languages === null) throw new ImportRefusal('no-languages', at);
      return;
    }
    tell(at, row, languages);
  }

  function tell(at: number, row: readonly string[], { source, targets }: TableLanguages): void {
    if (!isTold) sink.languages(source, targets);
    isTold = true;
    const [text = '', ...others] = row;
    const filled = targets.flatMap((language, column) => {
      const target = others[column] ?? '';
      return target === '' ? [] : [[language, target] as const];
    });
    if (others.length > targets.length) sink.bad(at, 'too-many-cells', text);
    else if (text === '') sink.bad(at, 'no-source', filled[0]?.[1] ?? '');
    else if (filled.length === 0) sink.bad(at, 'no-target', text);
    else if (row.some((side) => side.length > MOST_CHARACTERS)) sink.bad(at, 'too-long', text);
    else sink.unit({ line: at, unit: { source: text, targets: Object.fromEntries(filled) } });
  }
}

/** The languages that a heading names; null where a cell is none. */
function languagesOf(row: readonly string[]): TableLanguages | null {
  const [first = '', ...others] = row;
  const source = sourceLanguageOf(first);
  const targets = others.map(languageOf);
  const isKnown = targets.every((language) => language !== null);
  return source === null || targets.length === 0 || !isKnown ? null : { source, targets };
}
