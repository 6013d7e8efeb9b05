import type { SoughtText } from '../../../preload/contract/segment-filter.ts';
import { OutOfTime, withinTime } from '../../system/time-limit.ts';
import { createWholeWords } from './whole-words.ts';
import { append } from '../../system/long-lists.ts';
import { FeatureFailure } from '../feature-failure.ts';

/** How long a regular expression may be at work before others have their turn. */
const MOST_MS = 40;
/** Texts that are looked through in one go, with one limit for all of them. */
const AT_ONCE = 4000;
/** Texts of which one alone must be what takes so long. */
const FEW = 16;
/** So often it must have taken too long: once may be other programs' time. */
const TRIES = 5;

/** A tag as it is shown in a text. */
export const TAG_SIGN = /<\/?[gx][1-9][0-9]{0,6}\s?\/?>/g;

/** A text without the signs of its tags. */
export const withoutTags = (text: string): string =>
  text.includes('<') ? text.replace(TAG_SIGN, '') : text;

/**
 * The expression that finds a text.
 * @throws FeatureFailure segment-refused, where it is none
 */
export function expressionOf(sought: Omit<SoughtText, 'side'>, isWholeWord = false): RegExp {
  const { pattern, isRegex, matchCase } = sought;
  const own = isRegex ? pattern : escaped(pattern.normalize('NFC'));
  const flags = matchCase ? 'gu' : 'giu';
  try {
    return isWholeWord ? createWholeWords(own, flags) : new RegExp(own, flags);
  } catch {
    throw new FeatureFailure({ code: 'segment-refused', params: { reason: 'pattern' } });
  }
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/**
 * Goes through a list in parts, each within a limit of time where a person's expression is at work. A part
 * that takes longer is done again in smaller ones: where the processor is busy, the time says little.
 * @param work on items from one index to another; what it gives is put together
 * @param pause between two parts
 * @throws FeatureFailure segment-refused, of an expression that takes too long for few texts
 */
export async function inParts<T>(
  count: number,
  isRegex: boolean,
  work: (from: number, to: number) => readonly T[],
  pause: () => Promise<void>,
): Promise<readonly T[]> {
  const found: T[] = [];
  let most = AT_ONCE;
  let tries = 0;
  for (let from = 0; from < count;) {
    const to = Math.min(count, from + most);
    try {
      append(found, isRegex ? withinTime(MOST_MS, () => work(from, to)) : work(from, to));
      from = to;
      tries = 0;
      most = Math.min(AT_ONCE, most * 2);
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      if (to - from > FEW) most = Math.ceil((to - from) / 8);
      else if ((tries += 1) === TRIES) {
        throw new FeatureFailure({ code: 'segment-refused', params: { reason: 'slow-pattern' } });
      }
    }
    if (from < count) await pause();
  }
  return found;
}
