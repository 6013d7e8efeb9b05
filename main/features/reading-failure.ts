import { storageFailure } from '../system/storage-failure.ts';
import { ExaminerFailed, Refused } from './examiner.ts';
import { FeatureFailure } from './feature-failure.ts';

/**
 * What a person is told when a document could not be taken apart or kept; a fault of ours stays as it is.
 * @param name of the document
 */
export function readingFailure(error: unknown, name: string): unknown {
  if (error instanceof Refused) {
    return new FeatureFailure({ code: 'document-refused', params: { reason: error.reason, name } });
  }
  const storage = storageFailure(error);
  if (storage !== null) return new FeatureFailure(storage);
  if (!(error instanceof ExaminerFailed)) return error;
  if (error.reason === 'closed') return new FeatureFailure({ code: 'cancelled' });
  return new FeatureFailure({ code: 'file-unreadable', params: { name } });
}
