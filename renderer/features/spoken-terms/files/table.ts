/** Rows of cells, as a CSV or TSV file has them. */
export type Cells = readonly (readonly string[])[];

/**
 * Reads delimited text by RFC 4180: a quoted cell may hold delimiters, line ends and doubled
 * quotes. Takes every kind of line end; lines without anything are left out.
 */
export function readTable(text: string, delimiter: string): Cells {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === delimiter) endCell();
    else if (character === '\n') endRow();
    else if (character === '\r') {
      if (text.charAt(at + 1) !== '\n') endRow();
    } else cell += character;
  }
  endRow();
  return rows;
}

/** Writes delimited text; a cell is quoted where it has to be. */
export function writeTable(rows: Cells, delimiter: string, lineEnd: string): string {
  const quoted = (cell: string) =>
    cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => row.map(quoted).join(delimiter) + lineEnd).join('');
}

/** The delimiter of a CSV file: spreadsheets write semicolons where the comma marks decimals. */
export function delimiterOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const bare = first.replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}
