import type { Handlers } from '../../../preload/contract/api.ts';
import type { OutsideRequest, OutsideWish } from '../../../preload/contract/outside.ts';
import { createFact } from '../../system/fact.ts';

/** What pages are asked to do; each wish is taken by one page, once. */
export interface PageRequests {
  readonly handlers: Pick<Handlers, 'outside.requests' | 'outside.take'>;
  /**
   * Asks; a wish that nobody has taken yet gives way to this one. Files give way to nothing: others
   * join them, since systems often start the program once for each.
   */
  wish(wish: OutsideWish): void;
}

export function createPageRequests(): PageRequests {
  const shown = createFact<{ readonly request: OutsideRequest | null }>({ request: null });
  /** At most two, oldest first: one of files, and one of all else. */
  let waiting: readonly OutsideRequest[] = [];
  let last = 0;
  const show = (next: readonly OutsideRequest[]) => {
    waiting = next;
    shown.set({ request: waiting[0] ?? null });
  };
  return {
    handlers: {
      'outside.requests': (_, { signal }) => shown.watch(signal),
      'outside.take': ({ id }) => {
        const isTaken = waiting[0]?.id === id;
        if (isTaken) show(waiting.slice(1));
        return Promise.resolve({ isTaken });
      },
    },
    wish(wish) {
      last += 1;
      const isFiles = wish.kind === 'files';
      const before = waiting.find((one) => (one.wish.kind === 'files') === isFiles);
      const request = { id: last, wish: joined(before?.wish, wish) };
      show([...waiting.filter((one) => one !== before), request]);
    },
  };
}

function joined(before: OutsideWish | undefined, wish: OutsideWish): OutsideWish {
  if (before?.kind !== 'files' || wish.kind !== 'files') return wish;
  return {
    kind: 'files',
    files: [...before.files, ...wish.files],
    refused: [...before.refused, ...wish.refused],
    isCut: before.isCut || wish.isCut,
  };
}
