/**
 * What a spreadsheet may take for a formula, or for the end of a cell: a sign that begins one, behind
 * any quotes, white space and invisible characters, or a tab or line end among these. Full-width
 * signs begin a formula in some. See https://owasp.org/www-community/attacks/CSV_Injection.
 */
const DANGEROUS = /^['"\s\p{Cc}\p{Cf}]*(?:[=+\-@＝＋－＠|%]|[\t\r\n])/u;

/**
 * A text as a quoted cell of comma-separated values (RFC 4180). A dangerous text gets an apostrophe
 * before it. A reader gets the text back by this rule: take away a leading apostrophe where what
 * follows it is dangerous. It is exact, since a text that begins with an apostrophe before something
 * dangerous is dangerous itself and got another one.
 */
export function csvCell(text: string): string {
  return `"${(DANGEROUS.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** The text of a cell that `csvCell` wrote, its quotation marks already read. */
export const csvText = (cell: string): string =>
  cell.startsWith("'") && DANGEROUS.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Lines of cells as a file: UTF-8 with a byte order mark, without which spreadsheets take it for an old encoding. */
export function csvFile(lines: readonly string[]): Uint8Array {
  return new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`);
}
