/** Words before a hyphen that stay apart from what follows: the hyphen is the word's own. */
const FIRST_PARTS = new Set(
  'all cross e ex half high long low mid non one self semi short so-called two well'.split(' '),
);
/** French words that hang on the one before by a hyphen. */
const LAST_PARTS = new Set(
  'ce ci elle elles en il ils je la là le les leur lui moi même mêmes nous on t toi tu vous y'.split(
    ' ',
  ),
);
/** After one of these the word before was cut short on purpose: `Ein- und Ausgang`. */
const BETWEEN =
  /^(?:und|oder|bzw|sowie|bis|and|or|to|et|ou|y|e|o|u|en|of|og|och|eller|i|lub|a|nebo)(?=[\s.,])/u;
const CUT = /(\p{L}[\p{L}\p{M}-]*)[-\u2010\u00ad]$/u;

/**
 * How a line that ends in the middle of a word goes on with the next one.
 * @param isKnown whether a word stands in the same text, so that `well-known` there keeps its hyphen
 * @returns the two in one; null where the first does not end in a hyphen after a letter
 */
export function joinHyphen(
  line: string,
  next: string,
  isKnown: (word: string) => boolean,
): string | null {
  const first = CUT.exec(line)?.[1];
  if (first === undefined) return null;
  const isSoft = line.endsWith('\u00ad');
  if (!isSoft && BETWEEN.test(next)) return `${line} ${next}`;
  const second = /^[\p{L}\p{M}]+/u.exec(next)?.[0] ?? '';
  const isWhole = isSoft || (/^\p{Ll}/u.test(second) && !keepsHyphen(first, second, isKnown));
  return isWhole ? line.slice(0, -1) + next : line + next;
}

function keepsHyphen(first: string, second: string, isKnown: (word: string) => boolean): boolean {
  if (isKnown(`${first}-${second}`)) return true;
  if (isKnown(first + second)) return false;
  return (
    first.includes('-') ||
    FIRST_PARTS.has(first.toLowerCase()) ||
    LAST_PARTS.has(second.toLowerCase())
  );
}
