import { inverse, type Change } from './changes.ts';

/** Steps that can be taken back. */
const MOST_STEPS = 1000;

/** Changes in the order in which they were made, and where one stands among them. */
export interface History {
  done(change: Change): void;
  /** The change that takes the last step back; null where there is none. */
  back(): Change | null;
  /** The change that was taken back last; null where there is none. */
  forth(): Change | null;
  /** What stands now is what the service has. */
  saved(): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isUnsaved: boolean;
}

export function createHistory(): History {
  const steps: Change[] = [];
  /** How many of the steps are in force. */
  let depth = 0;
  /** The depth that was saved; null once it cannot be come back to. */
  let savedDepth: number | null = 0;
  return {
    done(change) {
      if (savedDepth !== null && savedDepth > depth) savedDepth = null;
      steps.length = depth;
      steps.push(change);
      if (steps.length > MOST_STEPS) {
        steps.shift();
        savedDepth = savedDepth === null || savedDepth === 0 ? null : savedDepth - 1;
      }
      depth = steps.length;
    },
    back() {
      const step = steps[depth - 1];
      if (step === undefined) return null;
      depth -= 1;
      return inverse(step);
    },
    forth() {
      const step = steps[depth];
      if (step === undefined) return null;
      depth += 1;
      return step;
    },
    saved: () => void (savedDepth = depth),
    get canUndo() {
      return depth > 0;
    },
    get canRedo() {
      return depth < steps.length;
    },
    get isUnsaved() {
      return depth !== savedDepth;
    },
  };
}
