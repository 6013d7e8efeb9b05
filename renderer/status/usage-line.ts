import type { Meter } from '../../preload/contract/connections.ts';
import type { UsageState } from '../../preload/contract/usage.ts';

/** Share of a limit, in percent, from which a meter warns. */
const NEARLY = 80;

/** What the status bar says about usage, before it is put into words. */
export type UsageLine =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unlimited'; readonly count: number }
  | {
      readonly kind: 'left' | 'nearly' | 'over';
      readonly left: number;
      readonly limit: number;
      /** 0 to 100, rounded down: 100 only when all is used. */
      readonly percent: number;
    };

export function usageLine(usage: UsageState): UsageLine {
  return usage.state === 'known' ? meterLine(usage.characters) : { kind: usage.state };
}

export function meterLine({ count, limit }: Meter): UsageLine {
  if (limit === null) return { kind: 'unlimited', count };
  const left = Math.max(0, limit - count);
  const percent = limit === 0 ? 100 : Math.min(100, Math.floor((count / limit) * 100));
  const kind = left === 0 ? 'over' : percent >= NEARLY ? 'nearly' : 'left';
  return { kind, left, limit, percent };
}
