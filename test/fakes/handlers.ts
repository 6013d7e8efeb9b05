import type { Handlers } from '../../preload/contract/api.ts';
import { api } from '../../preload/contract/api.ts';

/** A full set of handlers: those given, and for every other route one that fails the test's call. */
export function createHandlers(given: Partial<Handlers>): Handlers {
  const absent = Object.fromEntries(
    Object.keys(api).map((route) => [
      route,
      () => {
        throw new Error(`the test gives no handler for ${route}`);
      },
    ]),
  );
  return { ...(absent as unknown as Handlers), ...given };
}
