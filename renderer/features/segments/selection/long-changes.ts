import type { EditorContext } from '../editor-context.ts';
import type { RowVerbs } from '../rows/row-verbs.ts';

/** Changes of many segments, which the person may stop. */
export interface LongChanges {
  /** @returns null when it failed, was stopped, or the project was left meanwhile */
  readonly act: EditorContext['act'];
  readonly stop: () => void;
}

export function createLongChanges(
  { act, set }: EditorContext,
  rows: Pick<RowVerbs, 'renew'>,
): LongChanges {
  /** They wait for each other in main. */
  const running = new Set<AbortController>();
  return {
    async act(verb) {
      const mine = new AbortController();
      running.add(mine);
      const done = await act((id, signal) => verb(id, AbortSignal.any([signal, mine.signal])));
      running.delete(mine);
      if (mine.signal.aborted && done === null) {
        set({ said: { kind: 'stopped' } });
        rows.renew(null);
      }
      return done;
    },
    stop() {
      for (const one of running) one.abort();
    },
  };
}
