import { findPlaceholders } from '../markup/placeholders.ts';
import { normaliseSegment } from '../memory/segment-text.ts';
import type { CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';

/** A target that is its source, where there are words to translate. */
export function checkUntranslated(source: CheckedText, target: CheckedText): SegmentFinding[] {
  if (source.language === target.language) return [];
  let words = normaliseSegment(source.bare);
  const form = source.tags.length === 0 ? settled : tight;
  if (form(words) !== form(target.bare)) return [];
  // What is to be filled in may be all that there was to translate: `<file>` as `<Datei>`.
  if (source.tags.includes('<>') && settled(source.text) !== settled(target.text)) return [];
  // Addresses are the same in every language.
  for (const { start, end } of findPlaceholders(words).toReversed()) {
    words = words.slice(0, start) + words.slice(end);
  }
  return WORD.test(words) ? [{ kind: 'untranslated', what: '' }] : [];
}

const settled = (text: string) =>
  text
    .normalize('NFC')
    .trim()
    .replace(/[^\S\u00a0\u202f]+/gu, ' ');

/** A tag between words and marks leaves a space behind. */
const tight = (text: string) =>
  text
    .normalize('NFC')
    .replace(/(?<=\S)\s+(?=[:;?!»])/gu, NARROW)
    .replace(/[^\S\u202f]+/gu, '');

/** French puts a space before these marks. */
const NARROW = '\u202f';

const WORD = /\p{L}{2}|[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;
