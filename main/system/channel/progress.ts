/** A stream of what takes long: of its progress, and at its end of its result. */
export type Progressing<P, R> = { readonly progress: P } | { readonly result: R };

/**
 * Does work and yields its progress, the newest where the reader had no time for all of it, then its
 * result.
 */
export async function* withProgress<P, R>(
  work: (tell: (progress: P) => void) => Promise<R>,
): AsyncGenerator<Progressing<P, R>, void, undefined> {
  let newest: { readonly progress: P } | null = null;
  let wake = Promise.withResolvers<undefined>();
  let isDone = false;
  const done = work((progress) => {
    newest = { progress };
    wake.resolve(undefined);
  }).finally(() => {
    isDone = true;
    wake.resolve(undefined);
  });
  // Thrown below, when the progress before it has been read.
  done.catch(() => undefined);
  const take = () => {
    const taken = newest;
    newest = null;
    return taken;
  };
  for (;;) {
    const progress = take();
    if (progress !== null) yield progress;
    else if (isOver()) break;
    else {
      await wake.promise;
      wake = Promise.withResolvers();
    }
  }
  yield { result: await done };

  function isOver(): boolean {
    return isDone;
  }
}

/** Reads such a stream. Rejects with what the work failed of. */
export async function resultOf<P, R>(
  values: AsyncIterable<Progressing<P, R>>,
  onProgress: (progress: P) => void,
): Promise<R> {
  for await (const value of values) {
    if ('result' in value) return value.result;
    onProgress(value.progress);
  }
  throw new Error('Work ended without a result.');
}
