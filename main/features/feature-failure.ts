import type { Failure } from '../../preload/contract/failure.ts';
import { ServiceFailure } from '../client/failure.ts';
import { storageFailure } from '../system/storage-failure.ts';

/** Thrown by main's own handlers; the failure crosses the contract as it is. */
export class FeatureFailure extends Error {
  override readonly name = 'FeatureFailure';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** The failure that an error stands for; null for a fault of ours. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof FeatureFailure || error instanceof ServiceFailure) return error.failure;
  return storageFailure(error);
}
