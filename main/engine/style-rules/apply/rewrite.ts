/**
 * Changes a text by one option of a rule. Private-use characters stand for what must not be changed
 * (tags, placeholders, terms); a rewrite neither moves nor drops them.
 * @param language of the text, BCP 47, variants too
 */
export type Rewrite = (text: string, language: string) => string;

/** Rules of a category, by the options that change a text. */
export type RuleEffects = Readonly<Record<string, Readonly<Record<string, Rewrite>>>>;

/** A number as it stands in a text, with separators of any kind. For use inside of a pattern. */
export const NUMBER = String.raw`\d{1,15}(?:[.,'’\u00A0\u202F]\d{1,15}){0,6}`;
/** What stands right before a number that begins here. */
export const NUMBER_BEGINS = String.raw`(?<![\p{L}\p{N}_]|\d[.,:/'’\u00A0\u202F–—-])`;
/** What stands right after a number that ends here. */
export const NUMBER_ENDS = String.raw`(?![\p{L}\p{N}_]|[.,:/'’–—-]\d)`;

/** The one white space of digits and their units that no line is broken at. */
export const FIXED_SPACE = '\u00A0';
/** White space inside of a line, for use in a pattern. */
export const SPACE = String.raw`[ \t\u00A0\u2009\u202F]`;

/** A rewrite that replaces what a pattern finds, in texts of these base languages alone. */
export function replacing(
  pattern: RegExp,
  replacement: string | ((...groups: string[]) => string),
  languages: readonly string[] | null = null,
): Rewrite {
  return (text, language) => {
    const [base = ''] = language.toLowerCase().split('-');
    if (languages !== null && !languages.includes(base)) return text;
    return typeof replacement === 'string'
      ? text.replace(pattern, replacement)
      : text.replace(pattern, replacement);
  };
}

/** Several rewrites, one after the other. */
export const inOrder =
  (...rewrites: readonly Rewrite[]): Rewrite =>
  (text, language) =>
    rewrites.reduce((changed, rewrite) => rewrite(changed, language), text);

/** Gives a word the capital that another begins with. */
export function withCapitalOf(model: string, word: string): string {
  const first = /\p{L}/u.exec(model)?.[0] ?? '';
  if (first === '' || first === first.toLowerCase()) return word;
  return word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
