import { createObservable } from '../system/observable.ts';
import type { ActiveConnection, Services } from './active-service.ts';
import { follow, inBackground } from '../system/background.ts';

/** A value that belongs to the active connection and is fetched from its service. */
export interface Loaded<T> {
  /** As last fetched. */
  readonly value: T;
  /** Yields the value and keeps it in step with the active connection while it is watched. */
  watch(signal: AbortSignal): AsyncGenerator<T, void, undefined>;
  /** Fetches anew. Of several fetches under way the newest one counts. */
  refresh(): Promise<void>;
}

/** How a value is fetched. */
export interface LoadedPorts<T> {
  readonly active: Services['active'];
  /** What is shown until the first answer. */
  readonly unknown: T;
  /** Never rejects: a failure is a value as well. */
  readonly load: (connection: string) => Promise<T>;
}

/** Nothing is fetched before somebody watches. */
export function createLoaded<T>({ active, unknown, load }: LoadedPorts<T>): Loaded<T> {
  const observable = createObservable(unknown);
  let loadedFor: ActiveConnection | null = null;
  let newest = 0;

  const refresh = async () => {
    newest += 1;
    const mine = newest;
    const connection = active.value;
    if (loadedFor?.id !== connection.id) observable.set(unknown);
    loadedFor = connection;
    const value = await load(connection.id);
    if (mine === newest) observable.set(value);
  };
  const take = (connection: ActiveConnection) => {
    if (connection !== loadedFor) inBackground('loaded.refresh', refresh);
  };

  return {
    get value() {
      return observable.value;
    },
    async *watch(signal) {
      const leaving = new AbortController();
      const either = AbortSignal.any([signal, leaving.signal]);
      try {
        follow('loaded.follow', either, () => active.watch(either), take);
        yield* observable.watch(either);
      } finally {
        leaving.abort();
      }
    },
    refresh,
  };
}
