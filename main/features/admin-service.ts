import type { AdminAccess } from '../../preload/contract/admin.ts';
import type { Failure } from '../../preload/contract/failure.ts';
import type { AdminClient } from '../client/admin.ts';
import type { Destination } from '../client/send.ts';
import type { Observable } from '../system/observable.ts';

/** The admin calls of one connection. They stay those of this one when the person switches. */
export interface OpenAdmin {
  readonly connection: string;
  /**
   * Makes one call and learns from its outcome what the admin key may do. Rejects with
   * `ServiceFailure` or `FeatureFailure`. When the built-in service dies meanwhile a call that only
   * reads is made once more on its successor; one that writes must be made `once`, and then fails
   * with outcome-unknown.
   */
  call<T>(
    signal: AbortSignal,
    run: (client: AdminClient, signal: AbortSignal) => Promise<T>,
    repeating?: 'once',
  ): Promise<T>;
}

/** The admin calls as the other domains see them. */
export interface AdminServices {
  /** Counts what may change the answer of `access`: the active connection, its address, its keys. */
  readonly changes: Pick<Observable<number>, 'watch'>;
  /** Whether the active connection has an admin key; asks no service. */
  access(): Promise<AdminAccess>;
  /**
   * The admin calls of the active connection. Rejects with key-missing (`params.kind` is `admin`,
   * `params.reason` is `none` or `missing`), with feature-refused for a connection of the free
   * tier, or with offline-service-down.
   */
  openActive(signal: AbortSignal): Promise<OpenAdmin>;
}

/** What the admin calls need to know of connections. */
export interface AdminGround {
  /** Where calls of a connection go; null for the built-in one, or where there is none (any more). */
  readonly destinationOf: (connection: string) => Omit<Destination, 'key'> | null;
  /** Learns what a key may do. @param failure null: the call succeeded */
  readonly note: (connection: string, failure: Failure | null) => void;
  /** Counts a change of an admin key among the changes of connections. */
  readonly changed: () => void;
  /**
   * Calls back before a connection is removed or is led to another host, where keys that were
   * entered for it no longer count. The connection stays as it is when the listener rejects.
   */
  readonly onLeaving: (listener: (connection: string) => Promise<void>) => void;
}
