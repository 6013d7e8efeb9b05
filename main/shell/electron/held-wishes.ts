import { MAX_OPENED_FILES } from '../../../preload/contract/limits.ts';
import type { StartWish } from '../../system/outside.ts';

/** What the system hands over, perhaps before there is anybody to take it. */
export interface HeldWishes {
  readonly give: (wish: StartWish) => void;
  /** Passes on what waits and all that comes. */
  readonly listen: (take: (wish: StartWish) => void) => void;
}

export function createHeldWishes(): HeldWishes {
  let newest: StartWish | null = null;
  let paths: readonly string[] = [];
  let isCut = false;
  let listener: ((wish: StartWish) => void) | null = null;

  /** Of all else the newest counts; files are all meant, and macOS gives them one by one. */
  const hold = (wish: StartWish) => {
    if (wish.kind === 'files') {
      const all = [...new Set([...paths, ...wish.paths])];
      paths = all.slice(0, MAX_OPENED_FILES);
      isCut ||= wish.isCut || all.length > MAX_OPENED_FILES;
    } else if (wish.kind !== 'show') newest = wish;
  };

  return {
    give: (wish) => (listener ?? hold)(wish),
    listen(take) {
      listener = take;
      if (newest !== null) take(newest);
      if (paths.length > 0) take({ kind: 'files', paths, isCut });
      newest = null;
      paths = [];
    },
  };
}
