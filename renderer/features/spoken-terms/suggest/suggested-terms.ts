import { baseOf } from '../../../../preload/contract/language-code.ts';
import { changedRuns, wordsOf, type ChangedRun } from './word-runs.ts';

/** A line of a transcript that a person corrected. */
export interface Correction {
  /** BCP 47 of the spoken language. */
  readonly language: string;
  /** As the service heard it. */
  readonly before: string;
  readonly after: string;
}

/** A term that would have been heard better, had the list held it. */
export interface SuggestedTerm {
  readonly term: string;
  /** Base code. */
  readonly language: string;
  /** What the service heard in its place, each once; at least one. */
  readonly heard: readonly string[];
  /** How many lines were corrected to it. */
  readonly count: number;
}

/** A correction of more words in a row rewrites a sentence; it names nothing. */
const MOST_WORDS = 4;
/** Of the 300 characters that a whole list has. */
const LONGEST = 60;

/**
 * Terms that corrected lines suggest: words that took the place of others. Names and words with
 * digits or inner capitals come first, then what was corrected most often.
 * @param known terms that the lists have already, by base code
 */
export function suggestedTerms(
  corrections: readonly Correction[],
  known: (language: string) => readonly string[],
): readonly SuggestedTerm[] {
  const found = new Map<
    string,
    { term: string; language: string; heard: Set<string>; count: number }
  >();
  for (const { language, before, after } of corrections) {
    const base = baseOf(language);
    for (const changed of changedRuns(wordsOf(before, language), wordsOf(after, language))) {
      const run = withoutRecased(changed);
      const term = termOf(run, after);
      if (term === null || known(base).includes(term)) continue;
      const heard = slice(run.before, before);
      const key = `${base} ${term}`;
      const one = found.get(key) ?? { term, language: base, heard: new Set(), count: 0 };
      one.heard.add(heard);
      one.count += 1;
      found.set(key, one);
    }
  }
  return [...found.values()]
    .map((one) => ({ ...one, heard: [...one.heard] }))
    .sort(
      (one, other) =>
        Number(isNaming(other.term)) - Number(isNaming(one.term)) ||
        other.count - one.count ||
        one.term.localeCompare(other.term),
    );
}

/**
 * A run without the words at its ends that only got another letter case, such as a title before a
 * name; the whole run where no other word changed.
 */
function withoutRecased({ before, after }: ChangedRun): ChangedRun {
  const isRecased = (i: number, j: number) =>
    before.at(i)?.text.toLowerCase() === after.at(j)?.text.toLowerCase();
  const shorter = Math.min(before.length, after.length);
  let lead = 0;
  while (lead < shorter && isRecased(lead, lead)) lead += 1;
  if (lead === before.length && lead === after.length) return { before, after };
  let trail = 0;
  while (trail < shorter - lead && isRecased(-1 - trail, -1 - trail)) trail += 1;
  return {
    before: before.slice(lead, before.length - trail),
    after: after.slice(lead, after.length - trail),
  };
}

/** What a changed run offers; null where it is no term. */
function termOf({ before, after }: ChangedRun, text: string): string | null {
  // Words that only came or only went correct the sentence, not a word that was misheard.
  if (before.length === 0 || after.length === 0) return null;
  if (before.length > MOST_WORDS + 2 || after.length > MOST_WORDS) return null;
  const term = slice(after, text);
  if (Array.from(term).length > LONGEST || /\p{Cc}/u.test(term)) return null;
  // Little words and bare numbers are in every recogniser's vocabulary.
  if (/^[\d.,:%]+$/.test(term)) return null;
  if (/^[\p{Ll}\p{M}']{1,3}$/u.test(term)) return null;
  return isCapitalOfSentence({ before, after }, text) ? null : term;
}

/** A word that only got the capital of a sentence's beginning, or lost it. */
function isCapitalOfSentence({ before, after }: ChangedRun, text: string): boolean {
  const [was, is] = [before[0], after[0]];
  if (before.length !== 1 || after.length !== 1 || was === undefined || is === undefined) {
    return false;
  }
  const isFirst = /(^|[.!?…]["'’”»)]*)\s*$/u.test(text.slice(0, is.start));
  return isFirst && was.text.toLowerCase() === is.text.toLowerCase();
}

const slice = (words: ChangedRun['after'], text: string): string =>
  text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0).replaceAll(/\s+/gu, ' ');

/** Names, acronyms, product numbers: what recognisers hear wrongly most. */
const isNaming = (term: string): boolean => /\p{Lu}|\d/u.test(term) || !/\p{Ll}/u.test(term);
