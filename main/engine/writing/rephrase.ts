import { compileStyle } from '../style-rules/apply/compile-style.ts';
import { dayMonthYear, monthDayYear, spelledDates } from '../style-rules/apply/dates.ts';
import type { Rewrite } from '../style-rules/apply/rewrite.ts';
import { findKept, rewriteAround } from './kept-text.ts';
import { FRENCH_TYPESETTING } from './mechanics/french-spacing.ts';
import { SPACING } from './mechanics/spacing.ts';
import { rephraseRules } from './rephrase-rules.ts';
import { spellingAs } from './variants/british-american.ts';
import type { WrittenText } from './written-text.ts';

export interface RephrasingRequest {
  readonly text: string;
  /** Code of the text's own language; a variant says which spelling is wanted. */
  readonly language: string;
  /** Words that stay as they are, in the letter case of the text. */
  readonly terms: readonly string[];
  /** Names of the service; null for none. */
  readonly style: string | null;
  readonly tone: string | null;
}

/** What only one variant of English does. */
const VARIANTS: Readonly<Record<string, readonly Rewrite[]>> = {
  'en-US': [spellingAs('american'), spelledDates(monthDayYear)],
  'en-GB': [spellingAs('british'), spelledDates(dayMonthYear)],
};
/** One rule may make room for another. */
const MOST_ROUNDS = 4;

/**
 * Does of rephrasing what can be done by rule: marks, spaces, quotations, dashes, numbers and their
 * units, times, contractions, spelling of a variant. It chooses no other words, and says so.
 *
 * @param corrected the text of the request without its mistakes, which goes on from there
 */
export function rephraseText(request: RephrasingRequest, corrected: WrittenText): WrittenText {
  const { language, style, tone, terms } = request;
  const compiled = compileStyle(rephraseRules(language, style ?? tone));
  const rewrites: readonly Rewrite[] = [
    ...SPACING,
    ...(VARIANTS[language] ?? []),
    ...(compiled === null ? [] : [compiled]),
    ...FRENCH_TYPESETTING,
  ];
  let { text } = corrected;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = rewriteAround(text, findKept(text, terms), (hidden) =>
      rewrites.reduce((changed, rewrite) => rewrite(changed, language), hidden),
    );
    if (next === text) break;
    text = next;
  }
  const manner = tone === null ? (['style'] as const) : (['style', 'tone'] as const);
  return { text, engine: corrected.engine, unchecked: [...corrected.unchecked, ...manner] };
}
