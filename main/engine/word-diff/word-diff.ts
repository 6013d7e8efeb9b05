import type { CommonRun } from './edit-script.ts';
import { commonRuns } from './edit-script.ts';
import type { Edit } from './readable-changes.ts';
import { readableChanges } from './readable-changes.ts';

/**
 * The words in which two texts differ, with the unchanged stretches between them. Words are those of
 * Unicode's rules, so that Chinese, Japanese and Thai are compared by words too. Space is never lost.
 */
export function wordDiff(before: string, after: string): readonly WordChange[] {
  if (before === after) return before === '' ? [] : [{ before, after }];
  const old = wordsOf(before);
  const fresh = wordsOf(after);
  const [a, b] = numbered(old, fresh);
  const edits = editsBetween(commonRuns(a, b), old.length, fresh.length);
  return stretches(readableChanges(edits, old, fresh), old, fresh);
}

function wordsOf(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The words as numbers, the same word with the same one. */
function numbered(old: readonly string[], fresh: readonly string[]): [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word) ?? numbers.size;
    numbers.set(word, known);
    return known;
  };
  return [Int32Array.from(old, numberOf), Int32Array.from(fresh, numberOf)];
}

function editsBetween(runs: readonly CommonRun[], oldCount: number, newCount: number): Edit[] {
  const edits: Edit[] = [];
  let from = 0;
  let newFrom = 0;
  for (const { before, after, length } of [
    ...runs,
    { before: oldCount, after: newCount, length: 0 },
  ]) {
    if (before > from || after > newFrom) edits.push({ from, to: before, newFrom, newTo: after });
    from = before + length;
    newFrom = after + length;
  }
  return edits;
}

function stretches(
  edits: readonly Edit[],
  old: readonly string[],
  fresh: readonly string[],
): WordChange[] {
  const changes: WordChange[] = [];
  let at = 0;
  const keep = (until: number) => {
    if (until > at) {
      const text = old.slice(at, until).join('');
      changes.push({ before: text, after: text });
    }
  };
  for (const { from, to, newFrom, newTo } of edits) {
    keep(from);
    changes.push({
      before: old.slice(from, to).join(''),
      after: fresh.slice(newFrom, newTo).join(''),
    });
    at = to;
  }
  keep(old.length);
  return changes;
}

/** A stretch of two texts, in order; nothing changed where both are equal. */
interface WordChange {
  readonly before: string;
  readonly after: string;
}
