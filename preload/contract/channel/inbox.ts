/** Values of one watch, kept in order until the loop that reads them comes round. */
export interface Inbox<T> {
  put(value: T): void;
  /** No more values; those that wait are still read. */
  end(): void;
  /** No more values; those that wait are still read, then the loop throws the failure. */
  fail(failure: unknown): void;
  /** Ends at once, without the values that wait. */
  drop(): void;
  /** @param onLeave called once, when the loop is over for whatever reason */
  values(onLeave: () => void): AsyncIterator<T, undefined>;
}

/** Makes an inbox for one reader. @param onTake told when a value has been read */
export function createInbox<T>(onTake?: () => void): Inbox<T> {
  const waiting: T[] = [];
  let ended = false;
  let failure: { readonly reason: unknown } | null = null;
  let reader: PromiseWithResolvers<IteratorResult<T, undefined>> | null = null;
  let leave: (() => void) | null = null;

  const finish = () => {
    leave?.();
    leave = null;
  };
  /** Gives the reader what there is: a value, the failure, or the end. */
  const deliver = () => {
    if (!reader) return;
    const current = reader;
    if (waiting.length > 0) {
      current.resolve({ done: false, value: waiting.shift() as T });
      onTake?.();
    } else if (failure) {
      current.reject(failure.reason);
      failure = null;
      finish();
    } else if (ended) {
      current.resolve({ done: true, value: undefined });
      finish();
    } else {
      return;
    }
    reader = null;
  };

  const drop = () => {
    waiting.length = 0;
    failure = null;
    ended = true;
    deliver();
  };

  return {
    put(value) {
      if (ended) return;
      waiting.push(value);
      deliver();
    },
    end() {
      ended = true;
      deliver();
    },
    fail(reason) {
      if (ended) return;
      failure = { reason };
      ended = true;
      deliver();
    },
    drop,
    values(onLeave) {
      leave = onLeave;
      return {
        next() {
          reader = Promise.withResolvers();
          const { promise } = reader;
          deliver();
          return promise;
        },
        return() {
          drop();
          finish();
          return Promise.resolve({ done: true, value: undefined });
        },
      };
    },
  };
}
