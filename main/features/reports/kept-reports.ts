import type { ActiveConnection } from '../active-service.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { Observable } from '../../system/observable.ts';
import type { Cells } from './cells.ts';
import type { Selection, Table } from './table.ts';
import { selectTable } from './table.ts';

const MAX_REPORTS = 4;
/** A page shows a table and a drill into it, and asks for one window of them after the other. */
const MAX_TABLES = 2;

/** What a report is split by. */
export type PartKind = 'key' | 'tag';

export interface KeptReport {
  readonly parts: PartKind;
  readonly cells: Cells;
  /** Rejects with invalid-input (`table`) where the report has no such table. */
  table(selection: Selection): Table;
}

export interface KeptReports {
  /** @returns the id under which it is kept */
  keep(connection: ActiveConnection, parts: PartKind, cells: Cells): string;
  /** Throws not-found where it is no longer kept. */
  get(id: string): KeptReport;
}

/** The newest four reports of the active connection; those of another are forgotten. */
export function createKeptReports(
  active: Pick<Observable<ActiveConnection>, 'value'>,
): KeptReports {
  let connection = active.value;
  let reports: Newest<KeptReport> = createNewest(MAX_REPORTS);
  const forgetOthers = () => {
    if (connection === active.value) return;
    connection = active.value;
    reports = createNewest(MAX_REPORTS);
  };
  return {
    keep(of, parts, cells) {
      forgetOthers();
      const id = crypto.randomUUID();
      // The person may have switched while it was read.
      if (of === connection) reports.put(id, keptReport(parts, cells));
      return id;
    },
    get(id) {
      forgetOthers();
      const report = reports.get(id);
      if (report === undefined) throw new FeatureFailure({ code: 'not-found' });
      return report;
    },
  };
}

function keptReport(parts: PartKind, cells: Cells): KeptReport {
  const tables = createNewest<Table>(MAX_TABLES);
  return {
    parts,
    cells,
    table(selection) {
      const isOfTags = selection.table === 'tags' || selection.table === 'tag-days';
      if (isOfTags !== (parts === 'tag')) {
        throw new FeatureFailure({ code: 'invalid-input', params: { field: 'table' } });
      }
      const name = JSON.stringify(selection);
      const known = tables.get(name);
      if (known !== undefined) return known;
      const made = selectTable(cells, selection);
      tables.put(name, made);
      return made;
    },
  };
}

/** Keeps the newest few of what is made. */
interface Newest<T> {
  put(name: string, value: T): void;
  get(name: string): T | undefined;
}

/** @param limit how many are kept; the one put first goes first */
function createNewest<T>(limit: number): Newest<T> {
  const kept = new Map<string, T>();
  return {
    put(name, value) {
      kept.delete(name);
      kept.set(name, value);
      const [oldest] = kept.keys();
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    },
    get: (name) => kept.get(name),
  };
}
