import type { Handlers } from '../../../preload/contract/api.ts';
import type { OutsideRequest, OutsideWish } from '../../../preload/contract/outside.ts';
import { createFact } from '../../system/fact.ts';

/** What pages are asked to do; each wish is taken by one page, once. */
export interface PageRequests {
  readonly handlers: Pick<Handlers, 'outside.requests' | 'outside.take'>;
  /** Asks; a wish that nobody has taken yet gives way to this one. */
  wish(wish: OutsideWish): void;
}

export function createPageRequests(): PageRequests {
  const waiting = createFact<{ readonly request: OutsideRequest | null }>({ request: null });
  let last = 0;
  return {
    handlers: {
      'outside.requests': (_, { signal }) => waiting.watch(signal),
      'outside.take': ({ id }) => {
        const isTaken = waiting.value.request?.id === id;
        if (isTaken) waiting.set({ request: null });
        return Promise.resolve({ isTaken });
      },
    },
    wish(wish) {
      last += 1;
      waiting.set({ request: { id: last, wish } });
    },
  };
}
