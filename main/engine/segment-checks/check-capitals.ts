import type { CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';

/** A sentence that begins with a capital letter, and has more than one word and an end mark. */
const SENTENCE = /^\P{L}{0,3}\p{Lu}\p{Ll}*[\s\S]*\p{L}\s+[\s\S]*[.!?…]\P{L}{0,3}$/u;
/** A word in small letters, with no sign before it that it could belong to. */
const SMALL = /^["'“„«‹»›(¿¡\s]*(\p{Ll}+)(?![\p{L}\p{N}._/\\-])/u;

/** A translation of a sentence that begins with a small letter. */
export function checkCapitals(source: CheckedText, target: CheckedText): SegmentFinding[] {
  if (!SENTENCE.test(source.text)) return [];
  const [, word = ''] = SMALL.exec(target.text) ?? [];
  // A name of the program stays as it is.
  if (word === '' || new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(source.text)) return [];
  return [{ kind: 'capitals', what: word }];
}
