import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../../preload/contract/api.ts';
import type { SegmentLayout } from '../../../../preload/contract/segment-preview.ts';
import type { Segment } from '../../../../preload/contract/segments.ts';
import { attempts, IDLE, type Attempt } from '../../../ui/failure/attempt.ts';
import { defineStore } from '../../../ui/stores.ts';
import { WINDOW_ROWS, windowOf } from '../rows/row-windows.ts';

export interface PreviewState {
  readonly layout: Attempt<SegmentLayout>;
  /** Segments by number of their window; what has changed is shown until it comes again. */
  readonly windows: ReadonlyMap<number, readonly Segment[]>;
}

/** The document of a file of a project, as it will look. */
export interface PreviewStore {
  readonly state: StoreApi<PreviewState>;
  /** Shows a file; what is there of it is read again. */
  open(file: string): void;
  /** Its segments have changed. */
  refresh(): void;
  /** Asks for the segments between two numbers that are not there. */
  show(first: number, last: number): void;
  originalPiece(
    from: number,
    to: number,
    signal: AbortSignal,
  ): Promise<{ readonly size: number; readonly bytes: Uint8Array }>;
  forget(): void;
}

const EMPTY: PreviewState = { layout: IDLE, windows: new Map() };

export const segmentAt = ({ windows }: PreviewState, number: number): Segment | undefined =>
  windows.get(windowOf(number))?.[number % WINDOW_ROWS];

export function createPreviewStore(rpc: Rpc): PreviewStore {
  const state = createStore<PreviewState>(() => EMPTY);
  const laying = attempts<SegmentLayout>((layout) => {
    // The layout that is there stays until the next one has come.
    if (layout.state !== 'running' || state.getState().layout.state !== 'done') {
      state.setState({ layout });
    }
  });
  let file: string | null = null;
  /** Answers of an earlier round are dropped. */
  let round = 0;
  let inSight: readonly [number, number] = [0, 0];
  const asked = new Set<number>();

  async function load(window: number): Promise<void> {
    if (file === null || asked.has(window)) return;
    asked.add(window);
    const mine = round;
    const from = window * WINDOW_ROWS;
    // What fails is asked for again with the next scroll; the grid beside it says why.
    const answer = await rpc
      .ask('segments.rows', { id: file, from, count: WINDOW_ROWS })
      .catch(() => null);
    if (mine !== round) return;
    asked.delete(window);
    if (answer === null) return;
    state.setState({ windows: new Map(state.getState().windows).set(window, answer.rows) });
  }

  function show(first: number, last: number, isAnew = false): void {
    inSight = [first, last];
    const { windows } = state.getState();
    for (let at = windowOf(Math.max(0, first)); at <= windowOf(last); at += 1) {
      if (isAnew || !windows.has(at)) void load(at);
    }
  }

  function readAgain(id: string): void {
    round += 1;
    asked.clear();
    void laying.start((signal) => rpc.ask('segments.layout', { id }, signal));
    const [first, last] = inSight;
    // Far windows are read when they come in sight again.
    const near = [...state.getState().windows].filter(
      ([at]) => at >= windowOf(first) && at <= windowOf(last),
    );
    state.setState({ windows: new Map(near) });
    show(first, last, true);
  }

  return {
    state,
    open(id) {
      if (file !== id) {
        file = id;
        inSight = [0, 0];
        laying.reset();
        state.setState(EMPTY);
      }
      readAgain(id);
    },
    refresh() {
      if (file !== null) readAgain(file);
    },
    show: (first, last) => show(first, last),
    originalPiece: (from, to, signal) =>
      file === null
        ? Promise.reject(new DOMException('No file is shown', 'AbortError'))
        : rpc.ask('segments.original-piece', { id: file, from, to }, signal),
    forget() {
      file = null;
      round += 1;
      laying.reset();
      state.setState(EMPTY);
    },
  };
}

export const previewStore = defineStore<PreviewStore>({
  name: 'segmentPreview',
  scope: 'app',
  create: ({ rpc }) => createPreviewStore(rpc),
});
