import type { CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';

const BEGINNING = /^\P{L}{0,3}\p{Lu}/u;
const END = /[.!?…]\P{L}{0,3}$/u;
/** UTF-16 units that an end mark and what follows it have at most. */
const MOST_OF_END = 7;
/** A word in small letters, with no sign before it that it could belong to. */
const SMALL = /^["'“„«‹»›(¿¡\s]*(\p{Ll}+)(?![\p{L}\p{N}._/\\-])/u;

/** A translation of a sentence that begins with a small letter. */
export function checkCapitals(source: CheckedText, target: CheckedText): SegmentFinding[] {
  if (!isSentence(source.text)) return [];
  const [, word = ''] = SMALL.exec(target.text) ?? [];
  // A name of the program stays as it is.
  if (word === '' || new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(source.text)) return [];
  return [{ kind: 'capitals', what: word }];
}

/** Begins with a capital letter, has more than one word, and ends with a mark. */
function isSentence(text: string): boolean {
  const beginning = BEGINNING.exec(text)?.[0];
  if (beginning === undefined || !END.test(text.slice(-MOST_OF_END))) return false;
  return /\p{L}\s/u.test(text.slice(beginning.length));
}
