import { commonRuns } from '../word-diff/edit-script.ts';
import type { AlternativesQuery, StoredMatch, WeighedAlternative } from './alternatives-query.ts';
import type { PlacedWord } from './words.ts';
import { wordsIn } from './words.ts';

/** More words than this are another sentence rather than another word. */
const MOST_WORDS = 3;

/** Words of one text that others stand for in a second one, by index, ends excluded. */
interface Exchange {
  readonly before: readonly [from: number, to: number];
  readonly after: readonly [from: number, to: number];
}

/**
 * What other translations of the same sentence have in place of a word. Of one that is only nearly the
 * same, the word must be known to stand for something that both have.
 * @param linked where the word stands for something in the sentence; null: not known
 */
export function matchAlternatives(
  query: AlternativesQuery,
  matches: readonly StoredMatch[],
  linked: readonly [start: number, end: number] | null,
): readonly WeighedAlternative[] {
  const words = wordsIn(query.translation, query.to);
  const sourceWords = wordsIn(query.source, query.from);
  const place = words.findIndex(({ start, end }) => start < query.at[1] && query.at[0] < end);
  if (place === -1) return [];
  return matches.flatMap((match) => {
    const stored = wordsIn(match.target, query.to);
    const exchange = exchanges(words, stored).find(
      ({ before: [from, to] }) => from <= place && place < to,
    );
    if (exchange === undefined || !isWord(exchange)) return [];
    const isNear = match.percent < 100;
    // What else differs between the sentences may have more words in the same stretch.
    if (isNear && !isSingle(exchange)) return [];
    if (isNear && !isShared(sourceWords, wordsIn(match.source, query.from), linked)) return [];
    const text = stretch(match.target, stored, exchange.after);
    const [first, last] = [words[exchange.before[0]], words[exchange.before[1] - 1]];
    if (text === '' || first === undefined || last === undefined) return [];
    return [
      {
        text,
        at: [first.start, last.end],
        source: { kind: 'memory', name: match.memory, count: 1 },
        weight: 1 + match.percent / 100,
      },
    ];
  });
}

const isWord = ({ before, after }: Exchange) =>
  before[1] - before[0] <= MOST_WORDS && after[1] - after[0] <= MOST_WORDS && after[1] > after[0];

const isSingle = ({ before, after }: Exchange) =>
  before[1] - before[0] === 1 && after[1] - after[0] === 1;

/** Whether what the word stands for is in both sentences. */
function isShared(
  words: readonly PlacedWord[],
  stored: readonly PlacedWord[],
  linked: readonly [number, number] | null,
): boolean {
  if (linked === null) return false;
  const place = words.findIndex(({ start }) => start === linked[0]);
  return !exchanges(words, stored).some(({ before: [from, to] }) => from <= place && place < to);
}

function exchanges(before: readonly PlacedWord[], after: readonly PlacedWord[]): Exchange[] {
  const numbers = new Map<string, number>();
  const numbered = (words: readonly PlacedWord[]) =>
    Int32Array.from(words, ({ folded }) => {
      const number = numbers.get(folded) ?? numbers.size;
      numbers.set(folded, number);
      return number;
    });
  const runs = commonRuns(numbered(before), numbered(after)).toSorted(
    (a, b) => a.before - b.before,
  );
  const found: Exchange[] = [];
  let [at, there] = [0, 0];
  for (const run of [...runs, { before: before.length, after: after.length, length: 0 }]) {
    if (run.before > at) found.push({ before: [at, run.before], after: [there, run.after] });
    at = run.before + run.length;
    there = run.after + run.length;
  }
  return found;
}

function stretch(
  text: string,
  words: readonly PlacedWord[],
  [from, to]: readonly [number, number],
): string {
  const [first, last] = [words[from], words[to - 1]];
  return first === undefined || last === undefined ? '' : text.slice(first.start, last.end);
}
