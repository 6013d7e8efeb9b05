import { inOrder, replacing, withCapitalOf } from './rewrite.ts';
import type { Rewrite } from './rewrite.ts';

/**
 * English contractions that mean one thing only. `'s` and `'d` behind a noun or a pronoun mean two
 * (is or has, had or would), so they stay; `let's` and `that'll` do not.
 */
const NEGATIVE: readonly (readonly [short: string, long: string])[] = [
  ["aren't", 'are not'],
  ["can't", 'cannot'],
  ["couldn't", 'could not'],
  ["didn't", 'did not'],
  ["doesn't", 'does not'],
  ["don't", 'do not'],
  ["hadn't", 'had not'],
  ["hasn't", 'has not'],
  ["haven't", 'have not'],
  ["isn't", 'is not'],
  ["mustn't", 'must not'],
  ["needn't", 'need not'],
  ["shouldn't", 'should not'],
  ["wasn't", 'was not'],
  ["weren't", 'were not'],
  ["won't", 'will not'],
  ["wouldn't", 'would not'],
];
const POSITIVE: readonly (readonly [short: string, long: string])[] = [
  ["I'm", 'I am'],
  ["you're", 'you are'],
  ["we're", 'we are'],
  ["they're", 'they are'],
  ["I've", 'I have'],
  ["you've", 'you have'],
  ["we've", 'we have'],
  ["they've", 'they have'],
  ["I'll", 'I will'],
  ["you'll", 'you will'],
  ["he'll", 'he will'],
  ["she'll", 'she will'],
  ["it'll", 'it will'],
  ["we'll", 'we will'],
  ["they'll", 'they will'],
  ["that'll", 'that will'],
  ["there'll", 'there will'],
  ["could've", 'could have'],
  ["should've", 'should have'],
  ["would've", 'would have'],
  ["let's", 'let us'],
];
const SUBJECTS = new Set('i you he she it we they there this that'.split(' '));

/** `don't you` asks: spelled out, its words would stand in another order. */
const NO_QUESTION = String.raw`(?![ \u00A0](?:I|you|he|she|it|we|they|there|this|that)\b)`;

const alternatives = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .join('|')
    .replaceAll("'", "['’]");

function expand(pairs: typeof NEGATIVE, more: string): Rewrite {
  const longs = new Map(pairs.map(([short, long]) => [short.toLowerCase(), long]));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}'’])(?:${alternatives(pairs.map(([short]) => short))})(?![\\p{L}\\p{N}'’])${more}`,
    'giu',
  );
  return replacing(
    pattern,
    (found) => {
      const long = longs.get(found.replaceAll('’', "'").toLowerCase()) ?? found;
      return found.length > 2 && found === found.toUpperCase()
        ? long.toUpperCase()
        : withCapitalOf(found, long);
    },
    ['en'],
  );
}

const expandNegative = expand(NEGATIVE, NO_QUESTION);

/** Spells contractions out. */
export const withoutContractions: Rewrite = inOrder(expandNegative, expand(POSITIVE, ''));
/** Spells `don't` and its like out. */
export const withoutNegativeContractions: Rewrite = expandNegative;

/** Behind `have` of possession and at the end of a clause nobody contracts. */
const MAY_FOLLOW = String.raw`(?=[ \u00A0]\p{Ll})`;
const PARTICIPLE_FOLLOWS = String.raw`(?=[ \u00A0](?:been|had|done|got|gone|seen|made|taken|given|written|found|said|known|come|become|left|sent|told|kept|met|lost|\p{Ll}+ed)(?!\p{L}))`;

function contract(pairs: typeof NEGATIVE): Rewrite {
  const shorts = new Map(pairs.map(([short, long]) => [long.toLowerCase(), short]));
  const isHave = (long: string) =>
    /^\S+ have$/.test(long) && SUBJECTS.has(long.split(' ')[0]?.toLowerCase() ?? '');
  const patternOf = (longs: readonly string[], more: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${longs.join('|')})(?![\\p{L}\\p{N}'’])${more}`, 'giu');
  const longs = pairs.map(([, long]) => long).filter((long) => long !== 'let us');
  const patterns = [
    patternOf(
      longs.filter((long) => !isHave(long)),
      MAY_FOLLOW,
    ),
    ...(longs.some(isHave) ? [patternOf(longs.filter(isHave), PARTICIPLE_FOLLOWS)] : []),
  ];
  const write = (found: string): string => {
    const short = shorts.get(found.toLowerCase());
    if (short === undefined || found === found.toUpperCase()) return found;
    return withCapitalOf(found, short);
  };
  return inOrder(...patterns.map((pattern) => replacing(pattern, write, ['en'])));
}

/** Contracts what can be contracted; with a straight apostrophe. */
export const withContractions: Rewrite = inOrder(contract(NEGATIVE), contract(POSITIVE));
/** Contracts, but never with `not`. */
export const withPositiveContractions: Rewrite = contract(POSITIVE);
