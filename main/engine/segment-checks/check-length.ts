import { checkedText, type CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';

/** The most that a target may have: characters, or percent of its source's. */
export interface Limit {
  readonly unit: 'characters' | 'percent';
  readonly most: number;
}

/** A target beyond a limit; `what` is its length and the most, in characters or percent. Tags do not count. */
export function checkLimit(
  source: string,
  target: string,
  { unit, most }: Limit,
): { readonly kind: 'length-limit'; readonly what: string }[] {
  const [letters, own] = [lettersOf(target), lettersOf(source)];
  if (letters === 0) return [];
  if (unit === 'characters') {
    return letters <= most ? [] : [{ kind: 'length-limit', what: `${letters}/${most}` }];
  }
  // Of a source without a letter nothing has a share.
  if (own === 0 || letters * 100 <= own * most) return [];
  return [{ kind: 'length-limit', what: `${Math.ceil((letters * 100) / own)}%/${most}%` }];
}

/** Language decides nothing about what a tag is. */
const lettersOf = (text: string): number => Array.from(checkedText(text, '').bare.trim()).length;

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
const TERSE: ReadonlySet<string> = new Set(['ja', 'zh', 'yue']);
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
