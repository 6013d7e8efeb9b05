import { rewriteQuotations } from '../../style-rules/apply/quotations.ts';
import { GERMAN, ENGLISH } from '../../style-rules/apply/quote-marks.ts';
import { baseOf } from '../../languages/code.ts';
import type { Rewrite } from '../../style-rules/apply/rewrite.ts';

/**
 * A quotation that opens with a language's own mark closes with it: „so“ and not „so", nor „so”.
 * Straight marks on both sides are nobody's mistake.
 */
export const closingQuotes: Rewrite = (text, language) => {
  const base = baseOf(language);
  if (base === 'de' && text.includes('„')) {
    return text.replace(/„([^"„“”\n]{1,400})["”]/gu, `${GERMAN.open}$1${GERMAN.close}`);
  }
  if (base === 'en' && /[“”]/u.test(text) && text.includes('"')) {
    return rewriteQuotations(text, ({ weight, depth }) =>
      weight === 'double' && depth === 0 ? ENGLISH : null,
    );
  }
  return text;
};
