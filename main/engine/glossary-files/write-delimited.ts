import type { DictionaryFile } from './write-glossary-file.ts';

/** Source and target parted by a tab: nothing is quoted, since the service unquotes nothing. */
export function writeTsv(dictionaries: readonly DictionaryFile[]): string {
  return linesOf(dictionaries, ([source, target]) => `${source}\t${target}`);
}

/**
 * Comma-separated values (RFC 4180) with plain line ends, quoted only where they must be, without a
 * byte order mark and without headings: what services of this kind give and take.
 *
 * A term that begins like a formula (`=`, `+`, `-`, `@`) stays as it is. A sign before it would make
 * the file safe to open in a spreadsheet and wrong everywhere else: it would come back as another
 * term. Workbooks are the format for spreadsheets; there every term is marked as text.
 *
 * @param hasPairs whether the languages stand behind each entry
 */
export function writeCsv(dictionaries: readonly DictionaryFile[], hasPairs: boolean): string {
  return linesOf(dictionaries, ([source, target], pair) => {
    const cells = hasPairs ? [source, target, pair.source, pair.target] : [source, target];
    return cells.map(quotedCell).join(',');
  });
}

function linesOf(
  dictionaries: readonly DictionaryFile[],
  line: (entry: DictionaryFile['entries'][number], dictionary: DictionaryFile) => string,
): string {
  return dictionaries
    .flatMap((dictionary) => dictionary.entries.map((entry) => `${line(entry, dictionary)}\n`))
    .join('');
}

function quotedCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
