/** Rows of cells. */
type Block = readonly (readonly string[])[];

/**
 * The cells of what was copied elsewhere. Spreadsheets put tabs between cells; without any, lines
 * that all have two cells between commas or semicolons are a piece of a CSV file, and everything
 * else is one cell a line.
 */
export function readBlock(text: string): Block {
  if (text.includes('\t'))
    return cellsOf(text, '\t') ?? linesOf(text).map((line) => line.split('\t'));
  for (const delimiter of [',', ';']) {
    const rows = cellsOf(text, delimiter);
    const isQuoted = text.trimStart().startsWith('"');
    if (rows === null || (rows.length < 2 && !isQuoted)) continue;
    if (rows.every((row) => row.length === 2)) return rows;
  }
  return linesOf(text).map((line) => [line]);
}

/** Cells between tabs, as spreadsheets take them. */
export function writeBlock(rows: Block): string {
  const quoted = (cell: string) =>
    /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}

/** Lines; the last one may end or not. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines;
}

/** A cell in quotes, or one without a delimiter, and what ends it. */
const cellPattern = (delimiter: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n|\\r|\\n|$)`, 'y');

/** null where the text is no such table. */
function cellsOf(text: string, delimiter: string): string[][] | null {
  const pattern = cellPattern(delimiter);
  const rows: string[][] = [];
  let row: string[] = [];
  while (pattern.lastIndex < text.length || row.length > 0) {
    const cell = pattern.exec(text);
    if (cell === null) return null;
    row.push(cell[1]?.replaceAll('""', '"') ?? cell[2] ?? '');
    if (cell[3] === delimiter) {
      // A delimiter at the very end has an empty cell behind it.
      if (pattern.lastIndex === text.length) row.push('');
      else continue;
    }
    rows.push(row);
    row = [];
    if (pattern.lastIndex >= text.length) break;
  }
  return rows;
}
