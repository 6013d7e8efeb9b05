import { rewriteQuotations } from './quotations.ts';
import {
  CORNERS,
  curlyOf,
  curlySingleOf,
  DOUBLE_CORNERS,
  ENGLISH,
  ENGLISH_SINGLE,
  GERMAN,
  GERMAN_SINGLE,
  guillemetsOf,
  REVERSED_GUILLEMETS,
  REVERSED_SINGLE_GUILLEMETS,
  SINGLE_GUILLEMETS,
  STRAIGHT,
  STRAIGHT_SINGLE,
} from './quote-marks.ts';
import type { QuoteMarks } from './quote-marks.ts';
import { inOrder } from './rewrite.ts';
import type { Rewrite, RuleEffects } from './rewrite.ts';

type Marks = QuoteMarks | ((language: string) => QuoteMarks);
const chosen = (wanted: Marks, language: string) =>
  typeof wanted === 'function' ? wanted(language) : wanted;

/** Double marks that stand in no other quotation. */
const double =
  (wanted: Marks): Rewrite =>
  (text, language) =>
    rewriteQuotations(text, ({ weight, depth }) =>
      weight === 'double' && depth === 0 ? chosen(wanted, language) : null,
    );
/** Double marks stay double, and single ones single. */
const byWeight =
  (ofDouble: Marks, ofSingle: Marks): Rewrite =>
  (text, language) =>
    rewriteQuotations(text, ({ weight }) =>
      chosen(weight === 'double' ? ofDouble : ofSingle, language),
    );
/** Outer and inner quotations, whatever marks they have. */
const byDepth =
  (primary: Marks, secondary: Marks): Rewrite =>
  (text, language) =>
    rewriteQuotations(text, ({ depth }) => chosen(depth % 2 === 0 ? primary : secondary, language));

/** `don't`, `l'homme`, `the '90s`; `dogs'` where no quotation could end there. */
const INNER = /(?<=[\p{L}\p{N}])['’](?=\p{L})|(?<=^|[\s(])['’](?=\d0s)/gu;
const PLURAL = /(?<=\p{L}s)['’](?=\s|$)/gu;
const OPENING_SINGLE = /(?<=^|[\s([{–—-])['‘‚](?=[\p{L}\p{N}])/u;
const apostrophes =
  (sign: string): Rewrite =>
  (text) => {
    const inner = text.replace(INNER, sign);
    return OPENING_SINGLE.test(inner) ? inner : inner.replace(PLURAL, sign);
  };
const curly = apostrophes('’');
const straight = apostrophes("'");

/** Options of `punctuation` about quotations and apostrophes. */
export const QUOTE_EFFECTS: RuleEffects = {
  quotation_mark: {
    use_curly_quotation_marks: double(curlyOf),
    use_double_curly_quotation_marks: double(curlyOf),
    use_double_straight_quotation_marks: double(STRAIGHT),
    use_straight_quotation_marks: double(STRAIGHT),
    use_guillemets: double(guillemetsOf),
  },
  quotation_style: {
    use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations:
      byDepth(CORNERS, DOUBLE_CORNERS),
    use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations:
      byDepth(ENGLISH, ENGLISH_SINGLE),
    use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations:
      byDepth(ENGLISH, ENGLISH_SINGLE),
    use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations:
      byDepth(GERMAN, GERMAN_SINGLE),
    use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations:
      byDepth(curlyOf, curlySingleOf),
    use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations:
      byDepth(STRAIGHT, STRAIGHT_SINGLE),
    use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations:
      byDepth(STRAIGHT, STRAIGHT_SINGLE),
    use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations:
      byDepth(guillemetsOf, ENGLISH),
    use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations:
      byDepth(guillemetsOf, STRAIGHT),
    use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations: byDepth(
      guillemetsOf,
      SINGLE_GUILLEMETS,
    ),
    use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations:
      byDepth(REVERSED_GUILLEMETS, REVERSED_SINGLE_GUILLEMETS),
    use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations:
      byDepth(curlySingleOf, curlyOf),
  },
  apostrophe: { use_curly_apostrophes: curly, use_straight_apostrophes: straight },
  quotation_mark_and_apostrophe: {
    use_curly_quotation_marks_and_apostrophes: inOrder(double(curlyOf), curly),
    use_double_and_single_curly_quotation_marks_and_curly_apostrophes: inOrder(
      byWeight(curlyOf, curlySingleOf),
      curly,
    ),
    use_double_and_single_straight_quotation_marks_and_straight_apostrophes: inOrder(
      byWeight(STRAIGHT, STRAIGHT_SINGLE),
      straight,
    ),
    use_guillemets_and_curly_apostrophes: inOrder(double(guillemetsOf), curly),
    use_guillemets_and_straight_apostrophes: inOrder(double(guillemetsOf), straight),
    use_straight_quotation_marks_and_apostrophes: inOrder(double(STRAIGHT), straight),
  },
};
