import { createStore } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import type { ReportRange, SeriesAnswer } from '../../../preload/contract/reports.ts';
import { saveFile } from '../../rpc/save-file.ts';
import { attempts, IDLE } from '../../ui/failure/attempt.ts';
import type { AnyReport, Board, BoardState, Stack } from './board.ts';
import { createBoardTable, emptyTable } from './board-table.ts';
import { dayAt } from '../../ui/chart/utc-days.ts';
import { presetRange } from './presets.ts';
import { rangeFault } from './range-fault.ts';

export interface BoardPorts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly save: (file: ExportedFile) => void;
}

export const PAGE_PORTS: BoardPorts = { now: () => Date.now(), save: saveFile };

/** What tells one report from another. */
export interface BoardKind<Report extends AnyReport> {
  readonly read: (
    request: { readonly range: ReportRange; readonly compare: boolean },
    signal: AbortSignal,
  ) => Promise<Report>;
  readonly parts: 'keys' | 'tags';
  readonly stack: Stack;
}

/** What belongs to one connection. */
const UNREAD = { range: null, reading: IDLE, shown: null, series: IDLE, pointed: null } as const;

/** A report over a range of days, and the windows of its table. */
export function createBoard<Report extends AnyReport>(
  rpc: Rpc,
  kind: BoardKind<Report>,
  { now, save }: BoardPorts,
): Board<Report> {
  const state = createStore<BoardState<Report>>(() => ({
    ...UNREAD,
    choice: 'last-30',
    custom: presetRange('last-30', now()),
    compare: false,
    measure: 'characters',
    stack: kind.stack,
    table: emptyTable(kind.parts),
  }));
  const { getState: get } = state;
  const set = (change: Partial<BoardState<Report>>) =>
    state.setState((before) => ({ ...before, ...change }), true);

  const reads = attempts<Report>((reading) =>
    set({ reading: reading.state === 'done' ? { state: 'done', value: null } : reading }),
  );
  const seriesReads = attempts<SeriesAnswer>((series) => set({ series }));
  /** The report that main no longer has, and the one that is read in its place. */
  const lost = { id: null as string | null, successor: null as string | null };
  const table = createBoardTable({
    rpc,
    save,
    parts: kind.parts,
    get: () => get().table,
    report: () => get().shown?.id ?? null,
    measure: () => get().measure,
    show: (change) => set({ table: { ...get().table, ...change } }),
    onRows: () => (lost.successor = null),
    onGone: readLost,
  });

  /** Main keeps the newest reports only. False where the successor is gone, too: once is enough. */
  function readLost(): boolean {
    const id = get().shown?.id ?? null;
    if (id === null || id === lost.successor) return false;
    if (id !== lost.id) {
      lost.id = id;
      void read().then(() => (lost.successor = get().shown?.id ?? null));
    }
    return true;
  }

  function readSeries() {
    const { shown, stack, measure } = get();
    seriesReads.reset();
    if (shown === null || (stack !== 'key' && stack !== 'tag')) return;
    const report = shown.id;
    void seriesReads
      .start((signal) => rpc.ask('reports.series', { report, measure, stack }, signal))
      .then(() => {
        const { series } = get();
        if (series.state === 'failed' && series.failure.code === 'not-found') readLost();
      });
  }

  /** Reads what is chosen now. */
  async function read(): Promise<void> {
    const { compare, shown: before } = get();
    const range = wantedRange(get(), now());
    set({ range });
    const report = await reads.start((signal) => kind.read({ range, compare }, signal));
    if (report === null) return;
    const isSame = before?.range.start === range.start && before.range.end === range.end;
    set({ shown: report, pointed: null });
    table.open(isSame);
    readSeries();
  }

  return {
    state,
    read,
    cancel: () => reads.reset(),
    choose(choice) {
      const { range } = get();
      set({ choice, ...(choice === 'custom' && range !== null && { custom: range }) });
      if (choice !== 'custom') void read();
    },
    setCustom: (change) => set({ custom: { ...get().custom, ...change } }),
    setCompare(compare) {
      set({ compare });
      const { shown } = get();
      const isKnown = shown !== null && 'previous' in shown && shown.previous !== null;
      if (compare && !isKnown) void read();
    },
    setMeasure(measure) {
      const before = get().measure;
      set({ measure });
      table.follow(before, measure);
      readSeries();
    },
    setStack(stack) {
      set({ stack });
      readSeries();
    },
    setTable: table.setKind,
    setFilter: table.setFilter,
    sortBy: table.sortBy,
    drill: table.drill,
    leaveDrill: table.leaveDrill,
    needRows: table.need,
    readRows: table.read,
    point: (pointed) => set({ pointed }),
    exportTable: table.save,
    forget() {
      reads.reset();
      seriesReads.reset();
      table.forget();
      set(UNREAD);
    },
  };
}

/** What is chosen; while a typed range cannot be asked for, the one before it. */
function wantedRange(
  { choice, custom, range }: Pick<BoardState<AnyReport>, 'choice' | 'custom' | 'range'>,
  now: number,
): ReportRange {
  if (choice !== 'custom') return presetRange(choice, now);
  return rangeFault(custom, dayAt(now)) === null ? custom : (range ?? presetRange('last-30', now));
}
