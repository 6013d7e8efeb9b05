import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import { csvCell, csvFile } from '../csv-cell.ts';
import type { FullEntry } from './entry-table.ts';
import { detailOf } from './shown-entry.ts';
import { historyTmx } from './tmx.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  tmx: 'application/x-tmx+xml',
} as const;

/**
 * Entries as a file, oldest first. CSV and JSON have all of them; TMX has the text translations.
 * @param date milliseconds since 1970
 */
export function exportHistory(
  entries: Iterable<FullEntry>,
  format: keyof typeof TYPES,
  date: number,
): ExportedFile {
  const write = { csv: historyCsv, json: historyJson, tmx: historyTmx }[format];
  return {
    name: `history ${new Date(date).toISOString().slice(0, 10)}.${format}`,
    type: TYPES[format],
    bytes: write(entries),
  };
}

const HEADINGS = [
  ...['time (UTC)', 'kind', 'connection', 'source', 'target', 'characters', 'pinned'],
  ...['before', 'after', 'origins'],
];

function historyCsv(entries: Iterable<FullEntry>): Uint8Array {
  const lines = [HEADINGS.map(csvCell).join(',')];
  for (const entry of entries) {
    const { at, kind, connectionName, source, target, characters, pinned, origins } = detailOf(
      entry,
      true,
    );
    const facts = [at, kind, connectionName, source ?? '', target ?? ''].map(csvCell);
    const texts = [entry.before, entry.after, origins.join(' ')].map(csvCell);
    lines.push([...facts, characters ?? '', csvCell(pinned ? 'yes' : ''), ...texts].join(','));
  }
  return csvFile(lines);
}

/** The request is there too, so that it can be made again. */
function historyJson(entries: Iterable<FullEntry>): Uint8Array {
  const all = Array.from(entries, (entry) => {
    const { kind, at, connection, connectionName, source, target, ...rest } = detailOf(entry, true);
    const { characters, pinned, origins, request, fullBefore: before, fullAfter: after } = rest;
    const facts = { kind, at, connection, connectionName, source, target, characters, pinned };
    return JSON.stringify({ ...facts, before, after, origins, request });
  });
  return new TextEncoder().encode(`[\n${all.join(',\n')}\n]\n`);
}
