import type { CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';

/** Signs that say as much as several letters, and as how many. */
const DENSE = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}]/gu;
const LETTERS_OF_DENSE = 2.4;
/** Shorter sources vary too much. */
const LEAST = 20;
const LONGEST = 2.2;
const SHORTEST = 0.4;
/** So many letters more or less make no difference in a short text. */
const SLACK = 10;
/** Chinese and Japanese leave out what the context says. */
const TERSE: ReadonlySet<string> = new Set(['ja', 'zh']);
const TERSENESS = 0.75;

/**
 * A target that is much longer or shorter than languages account for; `what` is its length in percent
 * of the source. Where its place takes fewer characters, `what` tells its length and the place's.
 */
export function checkLength(
  source: CheckedText,
  target: CheckedText,
  most: number | null,
): SegmentFinding[] {
  const letters = Array.from(target.bare.trim()).length;
  if (most !== null && letters > most) return [{ kind: 'length', what: `${letters}/${most}` }];
  const least = weight(source.bare);
  const ratio = weight(target.bare) / least;
  const longest = LONGEST * (1 + SLACK / least);
  const shortest = (SHORTEST * least) / (least + SLACK);
  const isTerse = TERSE.has(target.language);
  if (least < LEAST || (ratio <= longest && ratio >= (isTerse ? shortest * TERSENESS : shortest)))
    return [];
  return [{ kind: 'length', what: `${Math.round(ratio * 100)}%` }];
}

function weight(text: string): number {
  const tidy = text.replace(/\s+/gu, ' ').trim();
  return tidy.length + (tidy.match(DENSE)?.length ?? 0) * (LETTERS_OF_DENSE - 1);
}
