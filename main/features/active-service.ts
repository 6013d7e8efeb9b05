import type { Feature } from '../../preload/contract/features.ts';
import type { Observable } from '../system/observable.ts';
import type { ServiceClient } from '../client/service-client.ts';

/** Which service answers now. A new object stands for a change: other service, key or address. */
export interface ActiveConnection {
  /** Id of the connection. */
  readonly id: string;
  readonly service: ServiceKind;
}

/** `offline`: the built-in one. */
export type ServiceKind = 'offline' | 'remote';

/** A service that is ready to be called. It stays the same one when the person switches. */
export interface OpenService {
  readonly connection: string;
  readonly service: ServiceKind;
  /**
   * Makes one call and learns from its outcome what the key may do. Rejects with
   * `ServiceFailure` or `FeatureFailure`. When the built-in service dies meanwhile the call is made
   * once more on its successor, unless it must be made `once`.
   */
  call<T>(
    feature: Feature,
    signal: AbortSignal,
    run: (client: ServiceClient, signal: AbortSignal) => Promise<T>,
    repeating?: 'once',
  ): Promise<T>;
}

/** A connection as far as others have to know it. */
export interface KnownConnection {
  readonly service: ServiceKind;
  /** Empty for the built-in service: the page has its name in its own language. */
  readonly name: string;
  readonly tier: 'free' | 'paid';
}

/** The services as the other domains see them. No call ever goes to another than the one opened. */
export interface Services {
  readonly active: Observable<ActiveConnection>;
  /** Rejects with key-missing, key-locked or offline-service-down. */
  openActive(signal: AbortSignal): Promise<OpenService>;
  openBuiltIn(signal: AbortSignal): Promise<OpenService>;
  /** One that need not be active. Rejects with key-missing, key-locked, not-found or offline-service-down. */
  open(connection: string, signal: AbortSignal): Promise<OpenService>;
  /** null where there is no such connection (any more). */
  about(connection: string): KnownConnection | null;
  /** Counts changes of connections and of their keys. */
  readonly changes: Pick<Observable<number>, 'watch'>;
}
