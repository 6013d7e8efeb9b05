import type { ForbiddenTerm } from '../../preload/contract/segment-forbidden-terms.ts';

/** A forbidden term as files of terms have it. */
export const forbiddenEntry = ({ source, target, note }: ForbiddenTerm) => ({
  source,
  target,
  ...(note !== undefined && { note }),
});
