import type { DocumentRow } from '../../../preload/contract/documents.ts';

const HEADINGS = [
  'folder',
  'name',
  'source',
  'target',
  'connection',
  'status',
  'code',
  'message',
  'trace id',
  'characters',
  'billed',
  'seconds',
  'result',
];

/**
 * The queue as comma-separated values (RFC 4180), with a byte order mark, without which spreadsheets
 * take it for an old encoding. No cell begins a formula: a text that would is kept a text by an
 * apostrophe before it, as https://owasp.org/www-community/attacks/CSV_Injection says.
 */
export function documentReport(rows: readonly DocumentRow[]): Uint8Array {
  const lines = rows.map((row) => [
    row.folder,
    row.name,
    row.options.source ?? '',
    row.options.target,
    row.connectionName,
    row.state,
    row.failure === null ? '' : codeOf(row.failure),
    row.failure?.said ?? '',
    row.failure?.traceId ?? '',
    row.characters?.count ?? '',
    row.characters === null ? '' : row.characters.isBilled ? 'yes' : 'estimate',
    row.seconds ?? '',
    row.result ?? '',
  ]);
  const text = [HEADINGS, ...lines].map((line) => line.map(cell).join(',')).join('\r\n');
  return new TextEncoder().encode(`\ufeff${text}\r\n`);
}

/** Name of the report of a day. @param date milliseconds since 1970 */
export function reportName(date: number): string {
  return `documents ${new Date(date).toISOString().slice(0, 10)}.csv`;
}

function codeOf({ code, status, params }: NonNullable<DocumentRow['failure']>): string {
  const reason = params?.['reason'];
  return [code, typeof reason === 'string' ? reason : '', status ?? '']
    .filter((part) => part !== '')
    .join(' ');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // Full-width signs begin a formula in some spreadsheets; a cell may be split at white space.
  const isFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠|%]/u.test(value) || /^[\t\r\n]/.test(value);
  return `"${(isFormula ? `'${value}` : value).replaceAll('"', '""')}"`;
}
