import type { StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { Improvement, WritingRequest } from '../../../preload/contract/writing.ts';
import { mirror } from '../../rpc/mirror.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';
import { judged, type WritingState } from './state.ts';
import { changeCount, undecided } from './verdicts.ts';

/** The one request that runs at a time. */
export interface Improving {
  /** Asks for what stands on the screen; what runs is stopped. */
  start(): void;
  /** Aborts what runs and says nothing of it. */
  stop(): void;
  /** Stops on a person's word; what came stays. */
  cancel(): void;
}

export function createImproving(rpc: Rpc, state: StoreApi<WritingState>): Improving {
  const { getState: get, setState: set } = state;
  let running: AbortController | null = null;

  function show(improvement: Improvement, revision: number) {
    const { result, state: at } = improvement;
    // Until the first part is there, the last result stays on the screen.
    const isShown = result !== '' || at === 'done' || get().shown?.revision === revision;
    const shown = { revision, improvement };
    const verdicts = undecided(changeCount(improvement.changes));
    if (isShown) set({ shown, ...judged(shown, verdicts), current: null });
    if (at === 'done') set({ run: { state: 'done', revision } });
    else if (at === 'failed') fail(improvement.failure ?? { code: 'internal' }, revision);
  }

  function fail(failure: Failure, revision: number) {
    set({ run: { state: 'failed', revision, failure } });
  }

  async function run(request: WritingRequest, revision: number, signal: AbortSignal) {
    try {
      await mirror(rpc.watch('writing.improve', request, signal), (improvement) => {
        if (!signal.aborted) show(improvement, revision);
      });
      // A watch that ends before its last value has lost its other end.
      if (!signal.aborted && get().run.state === 'running') fail({ code: 'internal' }, revision);
    } catch (thrown) {
      if (!signal.aborted) fail(asFailure(thrown), revision);
    }
  }

  function stop() {
    running?.abort();
    running = null;
  }

  return {
    start() {
      stop();
      const control = new AbortController();
      running = control;
      const { text, mode, target, style, tone, lockedTerms, revision } = get();
      set({ run: { state: 'running', revision, startedAt: Date.now() } });
      const isRephrase = mode === 'rephrase';
      const request: WritingRequest = {
        text,
        mode,
        target,
        style: isRephrase ? style : null,
        tone: isRephrase ? tone : null,
        lockedTerms: [...lockedTerms],
      };
      void run(request, revision, control.signal);
    },
    stop,
    cancel() {
      const { run: now } = get();
      if (now.state !== 'running') return;
      stop();
      set({ run: { state: 'cancelled', revision: now.revision } });
    },
  };
}
