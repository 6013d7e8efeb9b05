import type { Failure } from '../../preload/contract/failure.ts';

/** Thrown by every call of the client; the failure crosses the contract as it is. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly failure: Failure;
  /** What the service asked us to wait; 0 where it asked for nothing. */
  readonly retryAfterMs: number;

  constructor(failure: Failure, options?: ErrorOptions & { readonly retryAfterMs?: number }) {
    super(failure.code, options);
    this.failure = failure;
    this.retryAfterMs = options?.retryAfterMs ?? 0;
  }
}
