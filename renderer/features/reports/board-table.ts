import type { Rpc } from '../../../preload/contract/api.ts';
import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { Measure, TableKind } from '../../../preload/contract/measures.ts';
import { attempts, IDLE } from '../../ui/failure/attempt.ts';
import type { TableState } from './board.ts';
import { drilledSelection, drilledTable, type Drill } from './drill.ts';
import { createRowWindows, type RowSelection } from './row-windows.ts';
import { firstSort, sortAfter, type Sort } from './sorting.ts';

export interface BoardTablePorts {
  readonly rpc: Rpc;
  readonly save: (file: ExportedFile) => void;
  readonly parts: 'keys' | 'tags';
  readonly get: () => TableState;
  /** Id of the shown report; null for none. */
  readonly report: () => string | null;
  readonly measure: () => Measure;
  readonly show: (change: Partial<TableState>) => void;
  /** Rows have come. */
  readonly onRows: () => void;
  /** Main no longer keeps the report. False when nothing was done about it. */
  readonly onGone: () => boolean;
}

export interface BoardTable {
  /** Another report is shown. A drill belongs to its days: it stays only where they are the same. */
  readonly open: (isSameRange: boolean) => void;
  readonly setKind: (kind: TableKind) => void;
  readonly setFilter: (filter: string) => void;
  readonly sortBy: (by: Sort['by']) => void;
  /** Another measure was chosen: a table sorted by the one before is sorted by this. */
  readonly follow: (before: Measure, measure: Measure) => void;
  readonly drill: (drill: Drill) => void;
  readonly leaveDrill: () => void;
  readonly need: (from: number, to: number) => void;
  readonly read: () => void;
  readonly save: () => Promise<void>;
  readonly forget: () => void;
}

/** A table before anything was read: the days of a usage report, the tags of a report by tags. */
export function emptyTable(parts: 'keys' | 'tags'): TableState {
  const kind = parts === 'keys' ? 'days' : 'tags';
  return {
    kind,
    filter: '',
    sort: firstSort(kind, 'characters'),
    drill: null,
    before: null,
    rows: null,
    isReading: false,
    failure: null,
    exporting: IDLE,
  };
}

/** The table of a report: what is selected of it, and the windows of rows in sight. */
export function createBoardTable(ports: BoardTablePorts): BoardTable {
  const { rpc, parts, get, show, report, measure, onRows, onGone } = ports;
  const fail = (failure: Failure) => {
    const isMended = failure.code === 'not-found' && onGone();
    show({ isReading: false, failure: isMended ? null : failure });
  };
  const windows = createRowWindows({
    rpc,
    show: (rows) => {
      show({ rows, isReading: false, failure: null });
      if (rows !== null) onRows();
    },
    fail,
  });
  const exports = attempts<ExportedFile>((now) =>
    show({ exporting: now.state === 'done' ? { state: 'done', value: null } : now }),
  );

  function selection(): RowSelection | null {
    const id = report();
    const { kind, filter, sort, drill } = get();
    return id === null
      ? null
      : { report: id, table: kind, filter, sort, ...drilledSelection(drill) };
  }

  function read() {
    const wanted = selection();
    if (wanted === null) return;
    show({ isReading: true, failure: null });
    windows.select(wanted);
  }

  function change(next: Partial<TableState>) {
    show(next);
    read();
  }

  const withoutDrill = ({ drill, before }: TableState): Partial<TableState> =>
    drill === null ? {} : { drill: null, before: null, ...before };

  return {
    open(isSameRange) {
      exports.reset();
      change(isSameRange ? {} : withoutDrill(get()));
    },
    setKind(kind) {
      change({ kind, sort: firstSort(kind, measure()) });
    },
    setFilter: (filter) => change({ filter }),
    sortBy: (by) => change({ sort: sortAfter(get().sort, by) }),
    follow(before, next) {
      const { sort } = get();
      if (sort.by === before) change({ sort: { ...sort, by: next } });
    },
    drill(drill) {
      const { kind, sort, before, drill: open } = get();
      const table = drilledTable(drill, parts);
      change({
        drill,
        kind: table,
        sort: firstSort(table, measure()),
        before: open === null ? { kind, sort } : before,
      });
    },
    leaveDrill: () => change(withoutDrill(get())),
    need: windows.need,
    read,
    async save() {
      const wanted = selection();
      if (wanted === null) return;
      const file = await exports.start((signal) => rpc.ask('reports.export', wanted, signal));
      if (file !== null) ports.save(file);
      const { exporting } = get();
      if (exporting.state === 'failed' && exporting.failure.code === 'not-found') onGone();
    },
    forget() {
      exports.reset();
      windows.reset();
      show({ ...withoutDrill(get()), filter: '', rows: null, isReading: false, failure: null });
    },
  };
}
