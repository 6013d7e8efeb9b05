import { isUnspaced } from '../../../../preload/contract/language-code.ts';
import { SPACED_END, SPACED_START } from '../edit/with-space.ts';
import { plainWords } from '../tags/tagged-text.ts';

/** Where a suggestion comes from; what comes first is offered first. */
export const COMPLETION_KINDS = [
  'placeable',
  'term',
  'fragment',
  'match',
  'machine',
  'word',
] as const;
export type CompletionKind = (typeof COMPLETION_KINDS)[number];

/** What may be typed in a segment. */
export interface Candidate {
  readonly text: string;
  readonly kind: CompletionKind;
}

/** A suggestion for what stands before the caret. */
export interface Completion extends Candidate {
  /** Of what it takes the place of, before the caret. */
  readonly typed: number;
}

/** Texts that help with a segment. */
export interface CandidateSources {
  readonly placeables: readonly string[];
  readonly terms: readonly string[];
  readonly fragments: readonly string[];
  /** Whole targets, best first. */
  readonly matches: readonly string[];
  readonly machine: string | null;
}

const MOST_SHOWN = 6;
/** UTF-16 units of a match or a machine translation whose words are offered. */
const MOST_READ = 8_000;
/** Words that a passage of a match goes on for. */
const PASSAGE_WORDS = 4;
const LEAST_WORD = 4;

/** Everything that may be suggested in a segment, made once for it. */
export function candidatesOf(sources: CandidateSources, language: string): readonly Candidate[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const of = (kind: CompletionKind, texts: readonly string[]): Candidate[] =>
    texts.map((text) => ({ text, kind }));
  const { machine } = sources;
  const all = [
    ...of('placeable', sources.placeables),
    ...of('term', sources.terms),
    ...of('fragment', sources.fragments),
    ...sources.matches.flatMap((text) => of('match', passagesOf(text, segmenter, language))),
    ...of('machine', machine === null ? [] : passagesOf(machine, segmenter, language)),
  ];
  return [...new Map(all.toReversed().map((one) => [one.text, one])).values()].toReversed();
}

/** Each word of a text, and the passage that begins with it, up to the next mark. */
function passagesOf(text: string, segmenter: Intl.Segmenter, language: string): string[] {
  const plain = plainWords(text.slice(0, MOST_READ));
  const words = [...segmenter.segment(plain)];
  const least = isUnspaced(language) ? 2 : LEAST_WORD;
  return words.flatMap(({ segment: word, isWordLike, index }, place) => {
    if (isWordLike !== true) return [];
    let end = index + word.length;
    for (let next = place + 1, count = 1; next < words.length && count < PASSAGE_WORDS; next += 1) {
      const one = words[next];
      if (one === undefined || (one.isWordLike !== true && one.segment !== ' ')) break;
      if (one.isWordLike !== true) continue;
      end = one.index + one.segment.length;
      count += 1;
    }
    const passage = plain.slice(index, end);
    return [...(word.length >= least ? [word] : []), ...(passage === word ? [] : [passage])];
  });
}

const WORD_BEFORE = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’._@/-]*$/u;
/** UTF-16 units of the longest word in a run without spaces. */
const MOST_SIGNS = 40;
/** No word that is being typed is longer, so that no more of the text is looked at. */
const MOST_TYPED = 80;

/**
 * What is being typed: the word before a caret at its end; null inside of a word. Without spaces between
 * words it is the run of letters before the caret, which a word begins somewhere in.
 */
export function typedBefore(text: string, caret: number, language: string): string | null {
  const before = text.slice(Math.max(0, caret - MOST_TYPED), caret);
  if (isUnspaced(language)) {
    if (SPACED_END.test(before) && SPACED_START.test(text.slice(caret, caret + 2))) return null;
    return WORD_BEFORE.exec(before)?.[0] ?? null;
  }
  if (/^[\p{L}\p{M}\p{N}]/u.test(text.slice(caret, caret + 2))) return null;
  const typed = WORD_BEFORE.exec(before)?.[0] ?? '';
  if (typed.length === MOST_TYPED) return null;
  const least = /^\d/.test(typed) ? 1 : 2;
  return typed.length < least ? null : typed;
}

/**
 * Suggestions for what is being typed, at most six: by kind, in the order of the candidates. What begins
 * with a capital gets one.
 * @param words of the project, the most frequent first
 */
export function completionsFor(
  typed: string,
  candidates: readonly Candidate[],
  words: readonly string[],
  language: string,
): readonly Completion[] {
  const all = [...candidates, ...words.map((text): Candidate => ({ text, kind: 'word' }))];
  const found = new Map<string, Completion>();
  const isRun = isUnspaced(language);
  const firsts = new Set(typed.toLocaleLowerCase(language));
  const begun = isRun
    ? all.filter(({ text }) => firsts.has(text.slice(0, 1).toLocaleLowerCase(language)))
    : all;
  for (const start of isRun ? startsOf(typed) : [typed]) {
    const folded = start.toLocaleLowerCase(language);
    for (const { text, kind } of begun) {
      if (text.length <= start.length) continue;
      if (text.slice(0, start.length).toLocaleLowerCase(language) !== folded) continue;
      const shown = inCaseOf(start, text, language);
      if (!found.has(shown)) found.set(shown, { text: shown, kind, typed: start.length });
      if (found.size === MOST_SHOWN) return [...found.values()];
    }
  }
  return [...found.values()];
}

/**
 * Endings of a run that may be a word, the longest first: none begins with a vowel sign or another mark, nor
 * within a word of letters that do have spaces between words.
 */
function startsOf(run: string): string[] {
  const starts: string[] = [];
  for (let at = Math.max(0, run.length - MOST_SIGNS); at < run.length; at += 1) {
    const start = run.slice(at);
    if (!BEGINNING.test(start) || /[\uDC00-\uDFFF]/.test(start.charAt(0))) continue;
    const isSpaced = SPACED_START.test(start);
    if (isSpaced && SPACED_END.test(run.slice(0, at))) continue;
    if (isSpaced && start.length < 2 && !/\d/.test(start)) continue;
    starts.push(start);
  }
  return starts;
}

const BEGINNING = /^[\p{L}\p{N}]/u;

function inCaseOf(typed: string, text: string, language: string): string {
  const [first = ''] = text;
  const isCapital = /^\p{Lu}/u.test(typed) && /^\p{Ll}/u.test(first);
  return isCapital ? first.toLocaleUpperCase(language) + text.slice(first.length) : text;
}
