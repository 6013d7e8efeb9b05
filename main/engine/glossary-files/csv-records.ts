/** A record of a file of separated values. */
export interface CsvRecord {
  /** Of its beginning, from 1; a value in quotes may go over several. */
  readonly line: number;
  /** null where its quotation marks are wrong. */
  readonly cells: readonly string[] | null;
  /** As written. */
  readonly text: string;
}

/** No entry has so many; what comes behind is not kept. */
const MAX_CELLS = 64;

/**
 * Cuts separated values into records (RFC 4180, with any line ends). A record whose quotation marks
 * are wrong ends with its line, so that one slip does not swallow the rest of the file.
 *
 * @param separator one character
 */
export function* csvRecords(text: string, separator: string): Generator<CsvRecord, void, void> {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const read = readRecord(text, at, separator);
    const end = read?.end ?? behindLine(text, at);
    const raw = text.slice(at, end);
    yield { line, cells: read?.cells ?? null, text: raw };
    line += countLines(raw);
    at = end;
  }
}

function readRecord(
  text: string,
  start: number,
  separator: string,
): { readonly cells: readonly string[]; readonly end: number } | null {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = text[at] === '"' ? quoted(text, at) : bare(text, at, separator);
    if (cell === null) return null;
    if (cells.length < MAX_CELLS) cells.push(cell.value);
    at = cell.end;
    const sign = text[at];
    if (sign === undefined) return { cells, end: at };
    if (sign === '\n' || sign === '\r') return { cells, end: behindLine(text, at) };
    if (sign !== separator) return null;
    at += 1;
  }
}

interface Cell {
  readonly value: string;
  /** Behind its last character. */
  readonly end: number;
}

function quoted(text: string, start: number): Cell | null {
  let value = '';
  for (let from = start + 1; ;) {
    const mark = text.indexOf('"', from);
    if (mark < 0) return null;
    value += text.slice(from, mark);
    if (text[mark + 1] !== '"') return { value, end: mark + 1 };
    value += '"';
    from = mark + 2;
  }
}

function bare(text: string, start: number, separator: string): Cell | null {
  let end = start;
  for (; end < text.length; end += 1) {
    const sign = text[end];
    if (sign === separator || sign === '\n' || sign === '\r') break;
    if (sign === '"') return null;
  }
  return { value: text.slice(start, end), end };
}

/** Behind the end of the line that goes on at `from`. */
function behindLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : Math.min(at + 1, text.length);
}

function countLines(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}
