import { z } from 'zod';
import type { CheckedInput } from '../../../preload/contract/api.ts';
import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import { SEGMENT_STATUSES } from '../../../preload/contract/segment-facets.ts';
import type { UpdateReport, UpdateRow } from '../../../preload/contract/segment-updates.ts';
import { MOST_UPDATE_ROWS } from '../../../preload/contract/segment-updates.ts';
import { UPDATE_KINDS } from '../../../preload/contract/update-kinds.ts';
import type { Database } from '../../system/database.ts';
import { csvCell, csvFile } from '../csv-cell.ts';
import { updatePage } from './update-page.ts';

type Told = Omit<UpdateReport, 'rows'>;
export type ReportWords = CheckedInput<'segments.update-report-file'>['words'];

const Kept: z.ZodType<Told> = z.object({
  name: z.string(),
  earlierName: z.string(),
  at: z.string(),
  counts: z.record(z.enum(UPDATE_KINDS), z.int()),
  removedConfirmed: z.int(),
});
const Row = z.object({
  kind: z.enum(UPDATE_KINDS),
  number: z.int().nullable(),
  earlier_number: z.int().nullable(),
  source: z.string(),
  earlier_source: z.string().nullable(),
  target: z.string(),
  status: z.enum(SEGMENT_STATUSES).catch('empty'),
  percent: z.int().nullable(),
});

/** Writes the report of an update beside the segments of the new version. */
export function keepUpdate(sqlite: Database['sqlite']) {
  const writing = sqlite.prepare(
    `INSERT INTO update_row (kind, number, earlier_number, source, earlier_source, target, status, percent)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return {
    row(row: UpdateRow): void {
      const { kind, number, earlierNumber, source, earlierSource, target, status, percent } = row;
      writing.run(kind, number, earlierNumber, source, earlierSource, target, status, percent);
    },
    end: (told: Told) =>
      void sqlite
        .prepare('INSERT INTO source_update (id, report) VALUES (1, ?)')
        .run(JSON.stringify(told)),
  };
}

/** The report of the update that made this version; null where there was none, or it is damaged. */
export function readUpdate(sqlite: Database['sqlite']): UpdateReport | null {
  const told = toldOf(sqlite);
  if (told === null) return null;
  const reading = sqlite.prepare('SELECT * FROM update_row WHERE kind = ? ORDER BY place LIMIT ?');
  const rows = UPDATE_KINDS.flatMap((kind) =>
    reading.all(kind, MOST_UPDATE_ROWS).flatMap((row) => readRow(row) ?? []),
  );
  return { ...told, rows };
}

function toldOf(sqlite: Database['sqlite']): Told | null {
  const kept = sqlite.prepare('SELECT report FROM source_update').get()?.['report'];
  if (typeof kept !== 'string') return null;
  try {
    return Kept.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}

function readRow(kept: unknown): UpdateRow | null {
  const read = Row.safeParse(kept);
  if (!read.success) return null;
  const { earlier_number: earlierNumber, earlier_source: earlierSource, ...row } = read.data;
  return { ...row, earlierNumber, earlierSource };
}

/** The whole report as comma-separated values, or as a page; null where there is none. */
export function updateFile(
  sqlite: Database['sqlite'],
  format: 'csv' | 'html',
  words: ReportWords,
): ExportedFile | null {
  const told = toldOf(sqlite);
  if (told === null) return null;
  const rows = sqlite
    .prepare('SELECT * FROM update_row ORDER BY place')
    .all()
    .flatMap((row) => readRow(row) ?? []);
  const name = `${words.title} ${told.name}`.replace(/[\p{Cc}<>:"/\\|?*]/gu, '').slice(0, 100);
  if (format === 'html') {
    const bytes = new TextEncoder().encode(updatePage(told, rows, words));
    return { name: `${name}.html`, type: 'text/html; charset=utf-8', bytes };
  }
  const headings = [
    words.what,
    words.number,
    words.earlierNumber,
    words.percent,
    words.earlierSource,
    words.source,
    words.target,
    words.status,
  ];
  const placed = (place: number | null) => (place === null ? '' : String(place + 1));
  const lines = rows.map((row) =>
    [
      csvCell(words.kinds[row.kind]),
      placed(row.number),
      placed(row.earlierNumber),
      row.percent === null ? '' : String(row.percent),
      ...[
        row.earlierSource ?? '',
        row.source,
        row.target,
        words.statuses[row.status] ?? row.status,
      ].map(csvCell),
    ].join(','),
  );
  const sums = UPDATE_KINDS.map((kind) => `${csvCell(words.kinds[kind])},${told.counts[kind]}`);
  return {
    name: `${name}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: csvFile([...sums, '', headings.map(csvCell).join(','), ...lines]),
  };
}
