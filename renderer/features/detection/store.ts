import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { DetectionProgress, OpenedLines } from '../../../preload/contract/detection.ts';
import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import type { Detection } from '../../../preload/contract/text.ts';
import { mirror } from '../../rpc/mirror.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';
import { attempts, IDLE } from '../../ui/failure/attempt.ts';
import { linesOf, MOST_LINES } from './lines.ts';
import { emptyDetection, type DetectionState } from './state.ts';
import { defineStore } from '../../ui/stores.ts';

export interface DetectionPorts {
  /** Hands a file over to main and answers with its ticket. */
  readonly hand: (file: File) => Promise<string>;
}

export interface DetectionStore {
  readonly state: StoreApi<DetectionState>;
  readonly setText: (text: string) => void;
  /** Takes the lines of a text file. */
  readonly open: (file: File) => Promise<void>;
  readonly forgetOpening: () => void;
  /** Asks for the language of every line that is not blank. */
  readonly run: () => void;
  /** Outcomes that came stay. */
  readonly cancel: () => void;
  readonly forgetFailure: () => void;
  /** The outcomes as CSV; null when it failed. */
  readonly export: () => Promise<ExportedFile | null>;
}

export function createDetectionStore(rpc: Rpc, { hand }: DetectionPorts): DetectionStore {
  const state = createStore<DetectionState>(emptyDetection);
  const get = state.getState;
  const set = state.setState;
  const opening = attempts<OpenedLines>((now) => set({ opening: now }));
  const exporting = attempts<ExportedFile>((now) => set({ exporting: now }));
  let running: AbortController | null = null;

  async function follow(lines: readonly string[], { signal }: AbortController): Promise<void> {
    try {
      const values = growing(rpc.watch('detection.run', { lines: [...lines] }, signal));
      await mirror(values, ({ found, last }) => {
        if (signal.aborted) return;
        if (last.state === 'done') set({ found: [...found], run: { state: 'done' } });
        else if (last.state === 'running') set({ found: [...found] });
        else {
          const failure = last.failure ?? { code: 'internal' };
          set({ found: [...found], run: { state: 'failed', failure } });
        }
      });
      // A watch that ends before its last value has lost its other end.
      if (!signal.aborted && get().run.state === 'running') fail({ code: 'internal' });
    } catch (thrown) {
      if (!signal.aborted) fail(asFailure(thrown));
    }
  }

  const fail = (failure: ReturnType<typeof asFailure>) =>
    set({ run: { state: 'failed', failure } });

  function stop() {
    running?.abort();
    running = null;
  }

  return {
    state,
    setText(text) {
      if (text === get().text) return;
      set(({ lines }) => ({ text, isOutdated: lines.length > 0 }));
    },
    async open(file) {
      const opened = await opening.start(async (signal) => {
        const ticket = await hand(file);
        return rpc.ask('detection.open', { ticket }, signal);
      });
      if (opened !== null) this.setText(opened.lines.join('\n'));
    },
    forgetOpening: () => opening.reset(),
    run() {
      const lines = linesOf(get().text);
      if (lines.length === 0 || lines.length > MOST_LINES) return;
      stop();
      exporting.reset();
      running = new AbortController();
      set({
        lines,
        found: [],
        run: { state: 'running', startedAt: Date.now() },
        isOutdated: false,
      });
      void follow(
        lines.map(({ text }) => text),
        running,
      );
    },
    cancel() {
      if (get().run.state !== 'running') return;
      stop();
      set({ run: { state: 'cancelled' } });
    },
    forgetFailure: () => set(({ run }) => (run.state === 'failed' ? { run: IDLE } : {})),
    export() {
      const { lines, found } = get();
      const rows = found.map(({ outcome, language, by }, index) => ({
        text: lines[index]?.text ?? '',
        outcome,
        language: language ?? null,
        by,
      }));
      return exporting.start((signal) => rpc.ask('detection.export', { rows }, signal));
    },
  };
}

/** Progress comes in pieces, of which the page may see only some: every value has all outcomes so far. */
async function* growing(
  values: AsyncIterable<DetectionProgress>,
): AsyncIterable<{ readonly found: readonly Detection[]; readonly last: DetectionProgress }> {
  const found: Detection[] = [];
  for await (const last of values) {
    found.length = Math.min(found.length, last.from);
    for (const one of last.found) found.push(one);
    yield { found, last };
  }
}

export const detectionStore = defineStore<DetectionStore>({
  name: 'detection',
  scope: 'app',
  create: ({ rpc, hand }) => createDetectionStore(rpc, { hand }),
});
