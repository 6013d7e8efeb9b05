import { tokenise } from './tokens.ts';

/** Words of a stored segment that another text says differently; one side may be empty. */
export interface WordChange {
  readonly stored: string;
  readonly source: string;
}

/** Longer texts are not compared: their changes would fill more than a line anyway. */
const MOST_TOKENS = 200;

/**
 * How a source segment differs from the stored one that matched it, in the order of reading: runs of
 * words, numbers and placeables that stand against each other in a longest common subsequence. Letter case,
 * spacing, punctuation and tags do not count.
 * @returns nothing for texts of more than 200 words
 */
export function wordChanges(stored: string, source: string): WordChange[] {
  const before = wordsOf(stored);
  const after = wordsOf(source);
  if (before.length > MOST_TOKENS || after.length > MOST_TOKENS) return [];
  const common = commonLengths(before, after);
  const changes: WordChange[] = [];
  let gone: string[] = [];
  let come: string[] = [];
  const flush = () => {
    if (gone.length + come.length > 0) {
      changes.push({ stored: gone.join(' '), source: come.join(' ') });
    }
    gone = [];
    come = [];
  };
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const left = before[i];
    const right = after[j];
    if (left !== undefined && right !== undefined && isSame(left, right)) {
      flush();
      i += 1;
      j += 1;
    } else if (
      right === undefined ||
      (left !== undefined && at(common, i + 1, j) >= at(common, i, j + 1))
    ) {
      gone.push(left ?? '');
      i += 1;
    } else {
      come.push(right);
      j += 1;
    }
  }
  flush();
  return changes;
}

function wordsOf(text: string): string[] {
  return tokenise(text)
    .filter(({ kind }) => kind === 'word' || kind === 'number' || kind === 'placeable')
    .map((token) => token.text);
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const at = (table: readonly (readonly number[])[], row: number, column: number) =>
  table[row]?.[column] ?? 0;

/** Lengths of the longest common subsequence of every pair of endings. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const table = before.map(() => new Array<number>(after.length + 1).fill(0));
  table.push(new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = table[i] ?? [];
      row[j] = isSame(before[i] ?? '', after[j] ?? '')
        ? at(table, i + 1, j + 1) + 1
        : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}
