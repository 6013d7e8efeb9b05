/** A stretch that both texts have, or only the stored one (`deleted`) or only the new (`inserted`). */
export interface DifferencePart {
  readonly kind: 'same' | 'deleted' | 'inserted';
  readonly text: string;
}

/** Tags whole, words and numbers, one character of scripts without spaces, white space, the rest. */
const TOKEN =
  /<\/?[gx][1-9][0-9]*\s?\/?>|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{M}\p{N}'’])+|\s+|[^]/gu;

/** Beyond this many comparisons the unequal middle is shown as one change. */
const MOST_CELLS = 400_000;

/**
 * How a stored source has to be changed to become the segment. Everything that differs is told:
 * words, numbers, letter case, marks and spaces. What is deleted stands before what is inserted.
 */
export function differenceParts(stored: string, segment: string): DifferencePart[] {
  const before = stored.match(TOKEN) ?? [];
  const after = segment.match(TOKEN) ?? [];
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const middle = compared(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
  return joined([
    ...before.slice(0, start).map(same),
    ...middle,
    ...before.slice(before.length - end).map(same),
  ]);
}

const same = (text: string): DifferencePart => ({ kind: 'same', text });

function compared(before: readonly string[], after: readonly string[]): DifferencePart[] {
  if (before.length * after.length > MOST_CELLS) {
    return [
      { kind: 'deleted', text: before.join('') },
      { kind: 'inserted', text: after.join('') },
    ];
  }
  const common = commonLengths(before, after);
  const width = after.length + 1;
  const lengthAt = (i: number, j: number) => common[i * width + j] ?? 0;
  const parts: DifferencePart[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const gone = before[i];
    const come = after[j];
    if (gone !== undefined && gone === come) {
      parts.push(same(gone));
      i += 1;
      j += 1;
    } else if (
      gone !== undefined &&
      (come === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))
    ) {
      parts.push({ kind: 'deleted', text: gone });
      i += 1;
    } else {
      parts.push({ kind: 'inserted', text: come ?? '' });
      j += 1;
    }
  }
  return parts;
}

/** Lengths of the longest common subsequence of every pair of endings, row by row. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const table = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const below = table[(i + 1) * width + j] ?? 0;
      const beside = table[i * width + j + 1] ?? 0;
      const both = table[(i + 1) * width + j + 1] ?? 0;
      table[i * width + j] = before[i] === after[j] ? both + 1 : Math.max(below, beside);
    }
  }
  return table;
}

/** Joins neighbours: white space between two changes belongs to both, so that a run reads as one. */
function joined(parts: readonly DifferencePart[]): DifferencePart[] {
  const runs: DifferencePart[] = [];
  let deleted = '';
  let inserted = '';
  const flush = () => {
    if (deleted !== '') runs.push({ kind: 'deleted', text: deleted });
    if (inserted !== '') runs.push({ kind: 'inserted', text: inserted });
    deleted = '';
    inserted = '';
  };
  parts.forEach((part, place) => {
    if (part.kind === 'deleted') deleted += part.text;
    else if (part.kind === 'inserted') inserted += part.text;
    else if (deleted !== '' && inserted !== '' && isBetweenChanges(parts, place)) {
      deleted += part.text;
      inserted += part.text;
    } else {
      flush();
      const last = runs.at(-1);
      if (last?.kind === 'same') runs[runs.length - 1] = same(last.text + part.text);
      else runs.push(part);
    }
  });
  flush();
  return runs;
}

const isBetweenChanges = (parts: readonly DifferencePart[], place: number): boolean =>
  parts[place]?.text.trim() === '' && place + 1 < parts.length && parts[place + 1]?.kind !== 'same';
