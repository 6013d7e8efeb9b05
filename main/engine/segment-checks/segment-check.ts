import { baseOf, isUnspaced } from '../../../preload/contract/language-code.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkCapitals } from './check-capitals.ts';
import { checkLength } from './check-length.ts';
import { checkNegation } from './check-negation.ts';
import { checkNumbers, numberedText } from './check-numbers.ts';
import { checkPunctuation } from './check-punctuation.ts';
import { checkRepeatedWords } from './check-repeated-words.ts';
import { checkTags } from './check-tags.ts';
import type { TermCheck } from './check-terms.ts';
import { checkedText, type CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';
import { createNumberReader } from './read-numbers.ts';
import { findPlaceholders } from '../markup/placeholders.ts';
import { normaliseSegment } from '../memory/segment-text.ts';

/** Looks at segments of one pair of languages. */
export interface SegmentCheck {
  /**
   * Everything to look at in a segment. An empty target is one finding; one that is its source gets
   * none of those that say so again.
   * @param most characters that its place takes; null where that is not limited
   */
  check(source: string, target: string, most: number | null): SegmentFinding[];
}

/** The key of a menu entry behind its name: `(_3)`. */
const KEY = /[(（][&~_][A-Za-z0-9][)）]/gu;
/** What programs ask translators to put their own names for. */
const CREDITS = /^(?:translator[-_ ]credits?|Your (?:names|emails))$/i;

/**
 * @param languages BCP 47, any letter case
 * @param terms null where no glossary is chosen
 */
export function createSegmentCheck(
  languages: { readonly source: string; readonly target: string },
  terms: TermCheck | null,
): SegmentCheck {
  const [sourceBase, targetBase] = [baseOf(languages.source), baseOf(languages.target)];
  const sourceNumbers = createNumberReader(languages.source);
  const targetNumbers = createNumberReader(languages.target);
  return {
    check(sourceText, targetText, most) {
      if (targetText.trim() === '') return [{ kind: 'empty', what: '' }];
      if (CREDITS.test(sourceText.trim())) return [];
      const source = checkedText(sourceText, sourceBase);
      const target = checkedText(targetText, targetBase);
      const untranslated = checkUntranslated(source, target);
      const words =
        untranslated.length > 0
          ? untranslated
          : [...(terms?.check(source, target) ?? []), ...checkNegation(source, target)];
      return [
        ...checkTags(source, target),
        ...checkAddresses(source, target),
        ...checkNumbers(
          numberedText(source, source.bare.replace(KEY, ' '), sourceNumbers),
          numberedText(target, target.bare.replace(KEY, ' '), targetNumbers),
        ),
        ...words,
        ...checkLength(source, target, most),
        ...checkSpaces(source, target),
        ...checkPunctuation(source, target),
        ...checkCapitals(source, target),
        ...checkRepeatedWords(source, target),
      ];
    },
  };
}

/** Within a line; two behind a sentence are a habit. */
const DOUBLE = /(?<=[^\s.!?])[^\S\r\n]{2,}(?=\S)/gu;
/** Columns are lined up by spaces, as many as their words need. */
const COLUMNS = /\S[^\S\r\n]{3,}\S|\t/u;
/**
 * Spaces side by side that the source has fewer of, and outer ones that it has not. Scripts without spaces
 * put none around what they are joined to.
 */
function checkSpaces(source: CheckedText, target: CheckedText): SegmentFinding[] {
  const findings: SegmentFinding[] = [];
  const [ours, theirs] = [doubles(source.text), doubles(target.text)];
  if (theirs > ours && !COLUMNS.test(source.text))
    findings.push({ kind: 'double-space', what: '' });
  const wanted = outer(source.text);
  const isOther = outer(target.text).some(
    (has, index) => has !== wanted[index] && (has || !isUnspaced(target.language)),
  );
  if (isOther) findings.push({ kind: 'outer-space', what: '' });
  return findings;
}

const doubles = (text: string) => text.trim().match(DOUBLE)?.length ?? 0;
const outer = (text: string): readonly boolean[] => [/^\s/u.test(text), /\s$/u.test(text)];

/** A target that is its source, where there are words to translate. */
function checkUntranslated(source: CheckedText, target: CheckedText): SegmentFinding[] {
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
