import { lackingIn, tagName } from '../markup/placeables.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { negationsIn } from './negations.ts';
import { oppositesBetween } from './opposites.ts';
import type { SegmentText } from './segment-text.ts';

/**
 * A difference that is small in letters and large in meaning: what one side has and the other lacks.
 * It is told beside any percent and takes nothing from it.
 */
export interface MatchAlarm {
  readonly kind: 'numbers' | 'placeables' | 'negation' | 'opposites';
  /** Only in the segment. */
  readonly query: readonly string[];
  /** Only in the stored segment. */
  readonly stored: readonly string[];
}

/** @param language of both segments, in any letter case */
export function matchAlarms(
  query: SegmentText,
  stored: SegmentText,
  language: string,
): MatchAlarm[] {
  if (query.text === stored.text) return [];
  const base = baseOf(language);
  const alarms: MatchAlarm[] = [];
  const compare = (kind: MatchAlarm['kind'], of: (segment: SegmentText) => readonly string[]) => {
    const [ours, theirs] = [of(query), of(stored)];
    const alarm = { kind, query: lackingIn(ours, theirs), stored: lackingIn(theirs, ours) };
    if (alarm.query.length + alarm.stored.length > 0) alarms.push(alarm);
  };
  compare('numbers', digitsIn);
  // Elsewhere in the text they say the same.
  compare('placeables', ({ placeables, tags }) => [
    ...placeables.map(({ text }) => text),
    ...tags.map(({ text }) => tagName(text)),
  ]);
  // Another word that says "not" in the same number is no alarm.
  const [ours, theirs] = [query, stored].map((side) => negationsIn(side.text, side.folded, base));
  if (ours?.length !== theirs?.length)
    compare('negation', (side) => negationsIn(side.text, side.folded, base));
  const opposites = oppositesBetween(query.folded, stored.folded, base);
  if (opposites.query.length > 0) alarms.push({ kind: 'opposites', ...opposites });
  return alarms;
}

/** Numbers, and digits inside of words (`MP3`), in digits of ASCII. */
function digitsIn({ numbers, words }: SegmentText): string[] {
  const inWords = words.flatMap((word) => word.match(/\p{N}+/gu) ?? []);
  return [...numbers.map(({ text }) => text), ...inWords].map(plainDigits);
}

/** A number in digits of ASCII, whatever script it is written in. */
export function plainDigits(number: string): string {
  return number.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 128) return digit;
    // Digits of a script lie side by side, from 0 to 9.
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}
