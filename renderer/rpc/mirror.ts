/** Calls back before the next frame is painted, or soon where nothing is painted. */
export type NextFrame = (run: () => void) => void;

/** Before the next paint; in a hidden page, which paints nothing, soon. */
const nextPaint: NextFrame = (run) => {
  if (typeof document === 'undefined' || document.hidden) setTimeout(run, 0);
  else requestAnimationFrame(run);
};

/**
 * Shows the values of a watch, at most one per frame: of several that came in between only the
 * newest. The last value is shown before the promise settles.
 * @returns settles with the watch; a `Failure` that it throws passes through
 */
export async function mirror<Value>(
  values: AsyncIterable<Value>,
  show: (value: Value) => void,
  nextFrame: NextFrame = nextPaint,
): Promise<void> {
  let waiting: { readonly value: Value } | null = null;
  const flush = () => {
    const next = waiting;
    waiting = null;
    if (next !== null) show(next.value);
  };
  try {
    for await (const value of values) {
      const isFirst = waiting === null;
      waiting = { value };
      if (isFirst) nextFrame(flush);
    }
  } finally {
    flush();
  }
}
