/** Hands chunks from one side to the other, one at a time. */
export interface ByteQueue {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Resolves when the reader wants the next chunk; with false when it wants no more. */
  put(chunk: Uint8Array): Promise<boolean>;
  end(): void;
  /** Makes the reader fail. */
  abort(): void;
  /** The reader wants no more. */
  refuse(): void;
}

/** Makes a queue for one reader that holds at most one chunk. */
export function createByteQueue(): ByteQueue {
  let chunk: Uint8Array | null = null;
  let taken: ((wanted: boolean) => void) | null = null;
  let state: 'open' | 'ended' | 'aborted' | 'refused' = 'open';
  let wake: (() => void) | null = null;

  const close = (to: typeof state) => {
    state = to;
    taken?.(to !== 'refused');
    wake?.();
  };
  return {
    bytes: {
      async *[Symbol.asyncIterator]() {
        for (;;) {
          if (state === 'aborted') throw new Error('aborted');
          if (chunk) {
            const current = chunk;
            chunk = null;
            yield current;
            taken?.(true);
          } else if (state !== 'open') {
            return;
          } else {
            await new Promise<void>((resolve) => (wake = resolve));
          }
        }
      },
    },
    put(next) {
      if (state !== 'open') return Promise.resolve(false);
      chunk = next;
      wake?.();
      return new Promise((resolve) => (taken = resolve));
    },
    end: () => close('ended'),
    abort: () => close('aborted'),
    refuse: () => close('refused'),
  };
}
