import type { Input } from '../../../../preload/contract/api.ts';
import { defineStore } from '../../../ui/stores.ts';

/** Looks for forbidden terms in a translation; holds nothing. */
export interface ForbiddenFinder {
  readonly find: (
    input: Input<'segments.find-forbidden'>,
    signal: AbortSignal,
  ) => Promise<readonly string[]>;
}

export const forbiddenFinder = defineStore<ForbiddenFinder>({
  name: 'forbiddenFinder',
  scope: 'app',
  create: ({ rpc }) => ({
    find: (input, signal) => rpc.ask('segments.find-forbidden', input, signal),
  }),
});
