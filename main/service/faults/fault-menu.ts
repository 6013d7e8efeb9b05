import type { Fault } from './fault.ts';

/** The faults that are set, in order. */
export interface FaultMenu {
  readonly faults: readonly Fault[];
  set(faults: readonly Fault[]): void;
  /** The fault that strikes a request of this path; counts it. null: none does. */
  next(path: string): Fault | null;
}

export function createFaultMenu(initial: readonly Fault[]): FaultMenu {
  let faults = [...initial];
  return {
    get faults() {
      return faults;
    },
    set: (next) => {
      faults = [...next];
    },
    next: (path) => {
      const index = faults.findIndex((fault) => fault.path === undefined || fits(fault.path, path));
      const fault = faults[index];
      if (fault === undefined) return null;
      if (fault.count === 1) faults = faults.toSpliced(index, 1);
      else if (fault.count !== undefined) {
        faults = faults.with(index, { ...fault, count: fault.count - 1 });
      }
      return fault;
    },
  };
}

/** A `*` stands for any one part of a path: `/v2/document/*`. */
function fits(wanted: string, path: string): boolean {
  const [ours, theirs] = [wanted.split('/'), path.split('/')];
  return (
    ours.length === theirs.length && ours.every((part, at) => part === '*' || part === theirs[at])
  );
}
