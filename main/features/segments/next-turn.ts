/** How long something long goes on before others have their turn. */
const MOST_MS = 12;

/** Lets everything else that waits have its turn. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The same while somebody waits for the work; rejects once nobody does. */
export async function nextTurnUnless(signal: AbortSignal): Promise<void> {
  await nextTurn();
  signal.throwIfAborted();
}

/**
 * Tells when others should have their turn: some milliseconds after they had it last.
 * @returns whether that is now; the one who asks then lets them
 */
export function createTurnTimer(): () => boolean {
  let began = performance.now();
  return () => {
    const now = performance.now();
    if (now - began < MOST_MS) return false;
    began = now;
    return true;
  };
}
