import { baseOf } from '../languages/code.ts';
import { checkLength } from './check-length.ts';
import { checkNegation } from './check-negation.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkPunctuation } from './check-punctuation.ts';
import { checkSpaces } from './check-spaces.ts';
import { checkTags } from './check-tags.ts';
import type { TermCheck } from './check-terms.ts';
import { checkUntranslated } from './check-untranslated.ts';
import { checkedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';
import { createNumberReader } from './read-numbers.ts';

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
        ...checkNumbers(
          { text: source, numbers: sourceNumbers(source.bare.replace(KEY, ' ')) },
          { text: target, numbers: targetNumbers(target.bare.replace(KEY, ' ')) },
        ),
        ...words,
        ...checkLength(source, target, most),
        ...checkSpaces(source, target),
        ...checkPunctuation(source, target),
      ];
    },
  };
}
