import { MAX_OPENED_FILES } from '../../../preload/contract/limits.ts';
import type { LaunchRequest } from '../../system/outside.ts';

/** What the system hands over, perhaps before there is anybody to take it. */
export interface LaunchQueue {
  readonly give: (launch: LaunchRequest) => void;
  /** Passes on what waits and all that comes. */
  readonly listen: (take: (launch: LaunchRequest) => void) => void;
}

export function createLaunchQueue(): LaunchQueue {
  let newest: LaunchRequest | null = null;
  let paths: readonly string[] = [];
  let isCut = false;
  let listener: ((launch: LaunchRequest) => void) | null = null;

  /** Of all else the newest counts; files are all meant, and macOS gives them one by one. */
  const hold = (launch: LaunchRequest) => {
    if (launch.kind === 'files') {
      const all = [...new Set([...paths, ...launch.paths])];
      paths = all.slice(0, MAX_OPENED_FILES);
      isCut ||= launch.isCut || all.length > MAX_OPENED_FILES;
    } else if (launch.kind !== 'show') newest = launch;
  };

  return {
    give: (launch) => (listener ?? hold)(launch),
    listen(take) {
      listener = take;
      if (newest !== null) take(newest);
      if (paths.length > 0) take({ kind: 'files', paths, isCut });
      newest = null;
      paths = [];
    },
  };
}
