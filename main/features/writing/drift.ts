import type { Drift } from '../../../preload/contract/writing.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';

/** What is known of a text before and after. */
export interface DriftFacts {
  readonly text: string;
  readonly result: string;
  /** Languages that the same detection found in both; null where it is not sure. */
  readonly languages: { readonly before: string; readonly after: string } | null;
  /** Code of the text's language, for counting sentences; null where it is not known. */
  readonly language: string | null;
  /** Terms that must stay as they are. */
  readonly lockedTerms: readonly string[];
}

/** What a person should look at before taking a result: the language, sentences, then terms. */
export function driftOf({ text, result, languages, language, lockedTerms }: DriftFacts): Drift[] {
  const drift: Drift[] = [];
  if (languages !== null && baseOf(languages.before) !== baseOf(languages.after)) {
    drift.push({ kind: 'language', from: languages.before, to: languages.after });
  }
  const before = countSentences(text, language);
  const after = countSentences(result, language);
  if (before !== after) drift.push({ kind: 'sentences', before, after });
  for (const term of lostTerms(text, result, lockedTerms)) drift.push({ kind: 'term', term });
  return drift;
}

const WORD = /[\p{L}\p{N}]/u;

function countSentences(text: string, language: string | null): number {
  const segmenter = new Intl.Segmenter(language ?? 'en', { granularity: 'sentence' });
  let count = 0;
  for (const { segment } of segmenter.segment(text)) if (WORD.test(segment)) count += 1;
  return count;
}

/** Terms that stand less often in the result than in the text, as whole words in any letter case. */
function lostTerms(text: string, result: string, terms: readonly string[]): string[] {
  const before = text.toLowerCase();
  const after = result.toLowerCase();
  const different = [...new Set(terms)].filter((term) => term.trim() !== '');
  return different.filter((term) => {
    const wanted = term.toLowerCase();
    // Most terms of a glossary are not in the text at all.
    return before.includes(wanted) && occurrences(before, wanted) > occurrences(after, wanted);
  });
}

function occurrences(text: string, term: string): number {
  let count = 0;
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
    if (isBorder(text, at) && isBorder(text, at + term.length)) count += 1;
  }
  return count;
}

/** Scripts that write words without spaces; a term may begin and end anywhere in them. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}]/u;

function isBorder(text: string, at: number): boolean {
  const [last = ''] = Array.from(text.slice(Math.max(0, at - 2), at)).slice(-1);
  const [next = ''] = Array.from(text.slice(at, at + 2));
  return !(WORD.test(last) && WORD.test(next)) || UNSPACED.test(last) || UNSPACED.test(next);
}
