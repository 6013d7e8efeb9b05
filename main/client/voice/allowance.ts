import type { Failure } from '../../../preload/contract/failure.ts';
import type { StreamUpdate } from './voice-stream.ts';

const MINUTE_MS = 60_000;

/** Takes an amount. @returns false once more came than anything real could bring */
export type Allowance = (amount: number) => boolean;

/** Counts against a limit for each minute and one for all minutes. */
export function createAllowance(now: () => number, inMinute: number, inAll: number): Allowance {
  let since = now();
  let minute = 0;
  let all = 0;
  return (amount) => {
    const at = now();
    if (at - since >= MINUTE_MS) {
      since = at;
      minute = 0;
    }
    minute += amount;
    all += amount;
    return minute <= inMinute && all <= inAll;
  };
}

/**
 * Concluded characters of all transcripts. A fast speaker makes a thousand in a minute; ten minutes
 * that waited for the network come at once, in each language.
 */
export const createTextAllowance = (now: () => number): Allowance =>
  createAllowance(now, 200_000, 10_000_000);

export const concludedCharacters = ({ concluded }: StreamUpdate): number =>
  concluded.reduce((sum, { text }) => sum + text.length, 0);

/** What ends a stream that brings more than speech can hold; another one would do the same. */
export const FLOODED: Failure = { code: 'stream-refused', params: { reason: 'flooded' } };
