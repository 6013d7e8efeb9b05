import type { UsageFigures } from '../../../preload/contract/reports.ts';
import type { Cells } from './cells.ts';
import { figuresOf, isNothing } from './figures.ts';

/** A hundredth of a minute, in which services write speech. */
const STEP_MS = 600;

/**
 * The service's total less the sum of its rows; null when they are equal. Characters must be equal
 * exactly. Speech must be, too, unless every figure of it is whole hundredths of a minute: then each
 * one may have been rounded by half a hundredth (300 ms), and the total as well, and a difference
 * that this explains counts as none.
 */
export function unaccountedOf(total: UsageFigures, { figures }: Cells): UsageFigures | null {
  const unaccounted = figuresOf((measure) => {
    const difference = figures[measure].reduce((left, value) => left - value, total[measure]);
    const isSpeech = measure === 'speechToTextMs' || measure === 'speechToSpeechMs';
    if (!isSpeech) return difference;
    return Math.abs(difference) <= toleranceOf(total[measure], figures[measure]) ? 0 : difference;
  });
  return isNothing(unaccounted) ? null : unaccounted;
}

/** In milliseconds. */
function toleranceOf(total: number, rows: Float64Array): number {
  const used = rows.filter((value) => value !== 0);
  const isRounded = total % STEP_MS === 0 && used.every((value) => value % STEP_MS === 0);
  return isRounded ? (used.length + 1) * (STEP_MS / 2) : 0;
}
