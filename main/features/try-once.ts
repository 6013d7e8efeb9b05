import type { CallOptions } from '../client/send.ts';

/**
 * How a service is asked whether it is there: somebody watches and can ask again, so no second
 * attempt is made and a silent host is given up soon.
 */
export const TRY_ONCE = { attempts: 1, attemptLimitMs: 10_000 } as const satisfies CallOptions;
