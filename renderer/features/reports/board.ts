import type { StoreApi } from 'zustand/vanilla';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { Measure, TableKind } from '../../../preload/contract/measures.ts';
import type {
  ReportRange,
  SeriesAnswer,
  TagReport,
  UsageReport,
} from '../../../preload/contract/reports.ts';
import type { DaySpan } from '../../ui/chart/chart-data.ts';
import type { Attempt } from '../../ui/failure/attempt.ts';
import type { Drill } from './drill.ts';
import type { Preset } from './presets.ts';
import type { RowsView } from './row-windows.ts';
import type { Sort } from './sorting.ts';

export type AnyReport = UsageReport | TagReport;
export type Stack = 'none' | 'kind' | 'key' | 'tag';

/** What a report is asked for, and how it is shown. */
export interface BoardState<Report extends AnyReport> {
  readonly choice: Preset | 'custom';
  /** As typed; it is asked for once it is confirmed. */
  readonly custom: ReportRange;
  /** What was asked for last; null before that. */
  readonly range: ReportRange | null;
  readonly compare: boolean;
  readonly measure: Measure;
  readonly stack: Stack;
  readonly reading: Attempt<null>;
  /** The newest answer; it stays while the next one is on its way, and after that has failed. */
  readonly shown: Report | null;
  /** Of the shown report; only stacks by key or tag need it. */
  readonly series: Attempt<SeriesAnswer>;
  readonly table: TableState;
  /** Days that are pointed at, in the chart or in the table. */
  readonly pointed: DaySpan | null;
}

export interface TableState {
  readonly kind: TableKind;
  readonly filter: string;
  readonly sort: Sort;
  readonly drill: Drill | null;
  /** Where closing the drill leads back to. */
  readonly before: { readonly kind: TableKind; readonly sort: Sort } | null;
  readonly rows: RowsView | null;
  /** Whether rows of the selection above are on their way. */
  readonly isReading: boolean;
  /** Why the rows could not be had. */
  readonly failure: Failure | null;
  readonly exporting: Attempt<null>;
}

/** A report over a range of days: its chart and its table. */
export interface Board<Report extends AnyReport> {
  readonly state: StoreApi<BoardState<Report>>;
  /** Reads the chosen range anew; a typed one must be valid. */
  readonly read: () => Promise<void>;
  /** Stops reading; what is shown stays. */
  readonly cancel: () => void;
  /** Reads the range of a preset; a custom one waits for `read`. */
  readonly choose: (choice: Preset | 'custom') => void;
  readonly setCustom: (change: Partial<ReportRange>) => void;
  readonly setCompare: (compare: boolean) => void;
  readonly setMeasure: (measure: Measure) => void;
  readonly setStack: (stack: Stack) => void;
  readonly setTable: (kind: TableKind) => void;
  readonly setFilter: (filter: string) => void;
  readonly sortBy: (by: Sort['by']) => void;
  readonly drill: (drill: Drill) => void;
  readonly leaveDrill: () => void;
  readonly needRows: (from: number, to: number) => void;
  /** Tries the rows again. */
  readonly readRows: () => void;
  readonly point: (span: DaySpan | null) => void;
  /** Saves the table as CSV: the same rows in the same order. */
  readonly exportTable: () => Promise<void>;
  /** Forgets everything that was read: it belonged to another connection. */
  readonly forget: () => void;
}
