/** A word of a text and its place in it. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Scripts that put no space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The words of a text without the punctuation around them; a hyphenated word is one. */
export function wordsOf(text: string, language: string): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of text.matchAll(/\S+/gu)) {
    if (UNSPACED.test(run)) {
      for (const word of segmented(run, index, language)) words.push(word);
      continue;
    }
    const lead = /^[^\p{L}\p{N}]*/u.exec(run)?.[0].length ?? 0;
    const bare = run.slice(lead).replace(/[^\p{L}\p{N}\p{M}+#]+$/u, '');
    if (bare !== '') {
      words.push({ text: bare, start: index + lead, end: index + lead + bare.length });
    }
  }
  return words;
}

function segmented(run: string, start: number, language: string): readonly Word[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(run);
  return [...segments]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment, index }) => ({
      text: segment,
      start: start + index,
      end: start + index + segment.length,
    }));
}

/** Words that another text has in their place. */
export interface ChangedRun {
  readonly before: readonly Word[];
  readonly after: readonly Word[];
}

/** Words beyond this are no line of a transcript; comparing takes the square of it. */
const LONGEST = 400;

/** The runs of words that differ, by the longest common subsequence; letter case counts. */
export function changedRuns(
  before: readonly Word[],
  after: readonly Word[],
): readonly ChangedRun[] {
  if (before.length > LONGEST || after.length > LONGEST) return [];
  const common = commonLengths(before, after);
  const runs: ChangedRun[] = [];
  let [i, j, fromI, fromJ] = [0, 0, 0, 0];
  const close = () => {
    if (i > fromI || j > fromJ) {
      runs.push({ before: before.slice(fromI, i), after: after.slice(fromJ, j) });
    }
  };
  while (i < before.length || j < after.length) {
    if (before[i]?.text !== undefined && before[i]?.text === after[j]?.text) {
      close();
      [i, j] = [i + 1, j + 1];
      [fromI, fromJ] = [i, j];
    } else if (
      j >= after.length ||
      (i < before.length && at(common, i + 1, j) >= at(common, i, j + 1))
    ) {
      i += 1;
    } else j += 1;
  }
  close();
  return runs;
}

const at = (table: readonly (readonly number[])[], i: number, j: number): number =>
  table[i]?.[j] ?? 0;

/** Cell i, j: how many words the rests from i and from j have in common, in order. */
function commonLengths(before: readonly Word[], after: readonly Word[]): readonly number[][] {
  const table = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (row === undefined) continue;
      row[j] =
        before[i]?.text === after[j]?.text
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}
