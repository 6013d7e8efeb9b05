import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc, Input } from '../../../../preload/contract/api.ts';
import type { Failure } from '../../../../preload/contract/failure.ts';
import type { ExportedFile } from '../../../../preload/contract/exported-file.ts';
import type { Refill, VoiceReport, VoiceTimeline } from '../../../../preload/contract/voice.ts';
import { mirror } from '../../../rpc/mirror.ts';
import { asFailure } from '../../../ui/failure/as-failure.ts';
import { attempts, IDLE, type Attempt } from '../../../ui/failure/attempt.ts';
import type { Column } from './columns.ts';
import type { PlaybackTrouble } from '../playback/route.ts';
import type { ShownView } from './view.ts';
import { createGrowingView } from './view.ts';

export interface SessionState {
  /** The session on the screen; null while none is. */
  readonly id: string | null;
  readonly view: ShownView | null;
  /** Why the session cannot be shown. */
  readonly failure: Failure | null;
  /** Why the last thing asked of it did not happen. */
  readonly refusal: Failure | null;
  /** The columns that are hidden. */
  readonly hidden: ReadonlySet<Column>;
  readonly search: string | null;
  /** Which find is shown, from 0. */
  readonly hit: number;
  /** Where someone wants to go; a new object each time. */
  readonly jump: { readonly atMs: number } | null;
  /** The line being edited. */
  readonly editing: number | null;
  readonly report: Attempt<VoiceReport>;
  /** null before it is known. */
  readonly timeline: VoiceTimeline | null;
  /** Index of the line whose kept sound is played. */
  readonly playing: number | null;
  /** Why it cannot be heard. */
  readonly soundTrouble: PlaybackTrouble | null;
  readonly refill: Refill | null;
  readonly exporting: Attempt<ExportedFile>;
}

/** One session on the screen, running or kept. */
export interface SessionStore {
  readonly state: StoreApi<SessionState>;
  show(id: string | null): void;
  /** Asks something of the shown session; a refusal is shown. Answers whether it was done. */
  ask<K extends SessionAsk>(route: K, input: Omit<Input<K>, 'id'>): Promise<boolean>;
  forgetRefusal(): void;
  toggleColumn(column: Column): void;
  search(words: string | null): void;
  showHit(hit: number): void;
  /** Shows the line at a place of the media clock, in milliseconds. */
  goTo(atMs: number): void;
  edit(index: number | null): void;
  loadReport(): Promise<void>;
  loadTimeline(): Promise<void>;
  startRefill(): Promise<void>;
  export(options: Omit<Input<'voice.export'>, 'id'>): Promise<ExportedFile | null>;
}

type SessionAsk =
  | 'voice.source'
  | 'voice.pause'
  | 'voice.resume'
  | 'voice.switch'
  | 'voice.retry'
  | 'voice.end'
  | 'voice.rename'
  | 'voice.remove'
  | 'voice.bookmark'
  | 'voice.change-bookmark'
  | 'voice.edit-line'
  | 'voice.name-speaker'
  | 'voice.speaker-of-line';

const CLOSED: SessionState = {
  id: null,
  view: null,
  failure: null,
  refusal: null,
  hidden: new Set(),
  search: null,
  hit: 0,
  jump: null,
  editing: null,
  report: IDLE,
  timeline: null,
  playing: null,
  soundTrouble: null,
  refill: null,
  exporting: IDLE,
};

export function createSessionStore(rpc: Rpc): SessionStore {
  const state = createStore<SessionState>(() => CLOSED);
  const set = state.setState;
  const reporting = attempts<VoiceReport>((report) => set({ report }));
  const exporting = attempts<ExportedFile>((now) => set({ exporting: now }));
  let watching = new AbortController();

  async function follow(id: string, { signal }: AbortController): Promise<void> {
    const growing = createGrowingView();
    async function* grown() {
      for await (const change of rpc.watch('voice.watch', { id }, signal)) {
        growing.take(change);
        yield growing;
      }
    }
    try {
      await mirror(grown(), (now) => {
        if (!signal.aborted) set({ view: now.shown() });
      });
    } catch (thrown) {
      if (!signal.aborted) set({ failure: asFailure(thrown) });
    }
  }

  const shownId = (): string => state.getState().id ?? '';

  return {
    state,
    show(id) {
      watching.abort();
      watching = new AbortController();
      reporting.reset();
      exporting.reset();
      set({ ...CLOSED, id }, true);
      if (id !== null) void follow(id, watching);
    },
    async ask(route, input) {
      try {
        await rpc.ask(route, { ...input, id: shownId() } as never);
        return true;
      } catch (thrown) {
        set({ refusal: asFailure(thrown) });
        return false;
      }
    },
    forgetRefusal: () => set({ refusal: null }),
    toggleColumn(column) {
      const hidden = new Set(state.getState().hidden);
      if (!hidden.delete(column)) hidden.add(column);
      set({ hidden });
    },
    search: (search) => set({ search, hit: 0 }),
    showHit: (hit) => set({ hit }),
    goTo: (atMs) => set({ jump: { atMs } }),
    edit: (editing) => set({ editing }),
    async loadReport() {
      await reporting.start((signal) => rpc.ask('voice.report', { id: shownId() }, signal));
    },
    async loadTimeline() {
      const { signal } = watching;
      const timeline = await rpc.ask('voice.timeline', { id: shownId() }, signal).catch(() => null);
      // A drawing that cannot be had now comes with the next ten seconds.
      if (timeline !== null && !signal.aborted) set({ timeline });
    },
    async startRefill() {
      const { signal } = watching;
      try {
        for await (const refill of rpc.watch('voice.refill', { id: shownId() }, signal)) {
          set({ refill });
        }
      } catch (thrown) {
        if (!signal.aborted) set({ refill: { state: 'failed', failure: asFailure(thrown) } });
      }
      if (!signal.aborted) await this.loadReport();
    },
    export: (options) =>
      exporting.start((signal) => rpc.ask('voice.export', { ...options, id: shownId() }, signal)),
  };
}
