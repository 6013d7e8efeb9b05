/** A value that changes and can be watched. A slow watcher sees the newest value, not each one. */
export interface Observable<T> {
  readonly value: T;
  set(value: T): void;
  /** Yields the current value at once, then every later one, until the signal fires. */
  watch(signal: AbortSignal): AsyncGenerator<T, void, undefined>;
}

/** Makes an observable value. Setting an identical value (`Object.is`) tells nobody. */
export function createObservable<T>(initial: T): Observable<T> {
  let current = initial;
  let version = 0;
  const sleepers = new Set<() => void>();
  const wake = () => {
    for (const sleeper of sleepers) sleeper();
    sleepers.clear();
  };
  return {
    get value() {
      return current;
    },
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      version += 1;
      wake();
    },
    async *watch(signal) {
      let seen = -1;
      signal.addEventListener('abort', wake, { once: true });
      try {
        while (!signal.aborted) {
          if (seen === version) {
            await new Promise<void>((resolve) => sleepers.add(resolve));
            continue;
          }
          seen = version;
          yield current;
        }
      } finally {
        signal.removeEventListener('abort', wake);
      }
    },
  };
}
