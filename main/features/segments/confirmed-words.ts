import type { EditedProject } from './edited-project.ts';
import { nextTurn } from './next-turn.ts';

/** The words of what was confirmed in a project. */
export interface ConfirmedWords {
  /** Those that begin so, without regard to letter case, the most frequent first. */
  beginningWith(prefix: string, signal: AbortSignal): Promise<readonly string[]>;
  /** A target was confirmed. */
  add(target: string): void;
}

/** Segments that are read between two turns of the loop. */
const AT_ONCE = 200;
const MOST_ANSWERED = 12;
const LEAST_LETTERS = 4;
/** Distinct words; a project with more says little by frequency. */
const MOST_WORDS = 200_000;

const TAG = /<\/?[gx][1-9]\d*\s?\/?>/g;

/** UTF-16 units of the longer start by which words are kept. */
const LONG_START = 2;

const firstOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0);

/** Reads the confirmed segments when it is first asked, a few at a time. */
export function createConfirmedWords(project: EditedProject): ConfirmedWords {
  const language = project.facts().target;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const counts = new Map<string, number>();
  /** Words, folded too, by their first letter and by their first two: a prefix is sought among few. */
  const byStart = new Map<string, { readonly word: string; readonly folded: string }[]>();
  let reading: Promise<void> | null = null;

  const fold = (text: string) => text.normalize('NFC').toLocaleLowerCase(language);
  const take = (target: string) => {
    for (const { segment: word, isWordLike } of segmenter.segment(target.replace(TAG, ' '))) {
      if (isWordLike !== true || !/^\p{L}/u.test(word)) continue;
      const isSigns = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(word);
      if (word.length < (isSigns ? 2 : LEAST_LETTERS) || word.length > 60) continue;
      const count = counts.get(word) ?? 0;
      if (count === 0 && counts.size >= MOST_WORDS) continue;
      counts.set(word, count + 1);
      if (count > 0) continue;
      const folded = fold(word);
      for (const start of new Set([firstOf(folded), folded.slice(0, LONG_START)])) {
        const same = byStart.get(start);
        if (same === undefined) byStart.set(start, [{ word, folded }]);
        else same.push({ word, folded });
      }
    }
  };
  const readAll = async () => {
    for (let from = 0; ; from += AT_ONCE) {
      if (project.ending.aborted) return;
      const rows = project.store.rows.window(from, AT_ONCE);
      for (const { status, target } of rows) if (status === 'confirmed') take(target);
      if (rows.length < AT_ONCE) return;
      await nextTurn();
    }
  };

  return {
    async beginningWith(prefix, signal) {
      // What is read so far answers; nobody waits for a large project to be read.
      reading ??= readAll();
      await Promise.race([reading, nextTurn()]);
      signal.throwIfAborted();
      const sought = fold(prefix);
      const isShort = sought.length < LONG_START;
      const near = byStart.get(isShort ? firstOf(sought) : sought.slice(0, LONG_START)) ?? [];
      const found = near.flatMap(({ word, folded }) =>
        word.length > prefix.length && folded.startsWith(sought) ? [word] : [],
      );
      return found
        .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.length - b.length)
        .slice(0, MOST_ANSWERED);
    },
    add(target) {
      // Before the first question all confirmed ones are still to be read.
      if (reading !== null) take(target);
    },
  };
}
