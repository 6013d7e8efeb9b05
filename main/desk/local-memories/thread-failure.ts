import { ImportRefusal } from '../../engine/memory/exchange/import-refusal.ts';
import { storageFailure } from '../../system/storage-failure.ts';
import { DeskFailure } from '../desk-failure.ts';

/**
 * What a call of the memory thread rejected with, as a failure where a person can do something about
 * it; a fault of ours stays as it is. `RangeError` says that a value makes no sense to the memories.
 */
export function threadFailure(error: unknown): unknown {
  if (error instanceof DeskFailure) return error;
  if (error instanceof ImportRefusal) {
    const { reason, line } = error;
    return new DeskFailure({ code: 'memory-file-refused', params: { reason, line } });
  }
  const storage = storageFailure(error);
  if (storage !== null) return new DeskFailure(storage);
  if (error instanceof RangeError) return new DeskFailure({ code: 'invalid-input' });
  if (error instanceof Error && error.name === 'AbortError') {
    return new DeskFailure({ code: 'cancelled' });
  }
  return error;
}
