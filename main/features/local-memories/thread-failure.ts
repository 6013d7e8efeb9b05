import { ImportRefusal } from '../../engine/memory/exchange/import-refusal.ts';
import { storageFailure } from '../../system/storage-failure.ts';
import { FeatureFailure } from '../feature-failure.ts';

/** Units that a failure names. */
const MOST_EXAMPLES = 100;

/**
 * What a call of the memory thread rejected with, as a failure where a person can do something about
 * it; a fault of ours stays as it is. `RangeError` says that a value makes no sense to the memories.
 */
export function threadFailure(error: unknown): unknown {
  if (error instanceof FeatureFailure) return error;
  if (error instanceof ImportRefusal) {
    const { reason, line, details } = error;
    const { languages, leftOut } = details;
    return new FeatureFailure({
      code: 'memory-file-refused',
      params: {
        reason,
        line,
        ...(languages !== undefined && { languages }),
        ...(leftOut !== undefined && {
          bad: leftOut.bad,
          reasons: Object.entries(leftOut.reasons).map(([why, count]) => `${why} ${count}`),
          examples: leftOut.badUnits
            .slice(0, MOST_EXAMPLES)
            .map((unit) => `${unit.line} ${unit.reason} ${unit.text}`),
        }),
      },
    });
  }
  const storage = storageFailure(error);
  if (storage !== null) return new FeatureFailure(storage);
  if (error instanceof RangeError) return new FeatureFailure({ code: 'invalid-input' });
  if (error instanceof Error && error.name === 'AbortError') {
    return new FeatureFailure({ code: 'cancelled' });
  }
  return error;
}
