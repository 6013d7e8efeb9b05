import type { MemoryWork } from '../../../preload/contract/local-memories.ts';

/** A work while it runs. */
export interface RunningWork {
  readonly id: string;
  /** @param progress 0 to 1; null where it is not known */
  report(progress: number | null, units: number): void;
  end(): void;
}

/** The long works that run now. */
export interface Works {
  /** A new list each time. */
  readonly running: readonly MemoryWork[];
  begin(kind: MemoryWork['kind'], name: string): RunningWork;
}

/** Progress is told 5 times a second at most. */
const TELL_MS = 200;

/** @param onChange told when a work began or ended, and of progress so often as a person can follow */
export function createWorks(onChange: () => void, now: () => number): Works {
  const running = new Map<string, MemoryWork>();
  let told = -Infinity;
  return {
    get running() {
      return [...running.values()];
    },
    begin(kind, name) {
      const id = crypto.randomUUID();
      running.set(id, { id, kind, name, progress: null, units: 0 });
      onChange();
      return {
        id,
        report(progress, units) {
          running.set(id, { id, kind, name, progress, units });
          if (now() - told < TELL_MS) return;
          told = now();
          onChange();
        },
        end() {
          if (running.delete(id)) onChange();
        },
      };
    },
  };
}
