/** Who sees the page may type at once, and that comes first. */
const REST_MS = 200;
/** Whatever waits for a quiet moment after it waits no longer than this. */
const LIMIT_MS = 300;

/** Does work once the page has been drawn and is at rest; answers what calls it off. */
export function whenIdle(work: () => void): () => void {
  let waiting: number | undefined;
  const rest = setTimeout(() => {
    waiting = requestIdleCallback(() => work(), { timeout: LIMIT_MS });
  }, REST_MS);
  return () => {
    clearTimeout(rest);
    if (waiting !== undefined) cancelIdleCallback(waiting);
  };
}
