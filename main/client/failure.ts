import type { Failure } from '../../preload/contract/failure.ts';

/** Thrown by every call of the client; the failure crosses the contract as it is. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.code, options);
    this.failure = failure;
  }
}
