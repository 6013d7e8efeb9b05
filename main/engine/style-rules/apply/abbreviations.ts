import { replacing } from './rewrite.ts';
import type { Rewrite, RuleEffects } from './rewrite.ts';

/** German abbreviations of several words, as their letters. */
const GERMAN = [
  'z B',
  'd h',
  'u a',
  'i d R',
  'u U',
  'z T',
  's o',
  's u',
  'v a',
  'i A',
  'o Ä',
  'u Ä',
  'z Z',
  'i V',
  'm E',
];
const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:${GERMAN.map((letters) => letters.split(' ').join(String.raw`\.[ \u00A0\u202F]?`)).join('|')})\\.`,
  'gu',
);

/** Only where all periods are there: without them `so` and `um` would be taken for abbreviations. */
const german = (sign: string, gap: string): Rewrite =>
  replacing(
    PATTERN,
    (found) => {
      const letters = found.replace(/[^\p{L}]/gu, '');
      return Array.from(letters, (letter) => `${letter}${sign}`).join(gap);
    },
    ['de'],
  );

const DEGREES: readonly (readonly [plain: string, periods: string])[] = [
  ['PhD', 'Ph.D.'],
  ['MBA', 'M.B.A.'],
  ['MSc', 'M.Sc.'],
  ['BSc', 'B.Sc.'],
  ['MD', 'M.D.'],
  ['EdD', 'Ed.D.'],
  ['LLM', 'LL.M.'],
  ['LLB', 'LL.B.'],
];
const literal = (text: string) => text.replaceAll('.', String.raw`\.`);
/** Those two letters alone could be something else without their periods. */
const AMBIGUOUS = new Set(['MD']);

const withPeriods: Rewrite = (text, language) =>
  DEGREES.filter(([plain]) => !AMBIGUOUS.has(plain)).reduce(
    (changed, [plain, periods]) =>
      replacing(new RegExp(`(?<![\\p{L}\\p{N}.])${plain}(?![\\p{L}\\p{N}])(\\.?)`, 'gu'), periods)(
        changed,
        language,
      ),
    text,
  );
const withoutPeriods: Rewrite = (text) =>
  DEGREES.reduce(
    (changed, [plain, periods]) =>
      changed.replace(
        new RegExp(`(?<![\\p{L}\\p{N}.])${literal(periods)}`, 'gu'),
        (found, at: number, all: string) =>
          /^\s*$/u.test(all.slice(at + found.length)) ? `${plain}.` : plain,
      ),
    text,
  );

/** Names that people write the genitive of; any other word in s may be a plural. */
const NAMES_IN_S =
  'James|Charles|Thomas|Lucas|Marcus|Chris|Jess|Jones|Williams|Davis|Harris|Lewis|Dickens|Hughes|Agnes|Iris|Paris';

/** Options of `punctuation` about abbreviations and names. */
export const ABBREVIATION_EFFECTS: RuleEffects = {
  abbreviations: {
    do_not_separate_abbreviated_words: german('', ''),
    separate_each_abbreviated_word_with_period_and_space: german('.', '\u00A0'),
    separate_each_abbreviated_word_with_period_without_space: german('.', ''),
    separate_each_abbreviated_word_with_space_without_period: german('', '\u00A0'),
  },
  periods_in_academic_degrees: { use: withPeriods, do_not_use: withoutPeriods },
  possessives_of_proper_names_ending_in_s_style: {
    add_apostrophe_only: replacing(
      new RegExp(`(?<!\\p{L})(${NAMES_IN_S})(['’])s(?!\\p{L})`, 'gu'),
      '$1$2',
      ['en'],
    ),
    add_apostrophe_s: replacing(
      new RegExp(`(?<!\\p{L})(${NAMES_IN_S})(['’])(?=[ \\u00A0]\\p{L})`, 'gu'),
      '$1$2s',
      ['en'],
    ),
  },
};
