import { baseOf } from './language-code.ts';

/** A translation that is not to be used; for any source where `source` is empty. */
export interface Forbidden {
  readonly source: string;
  readonly target: string;
  /** Only as it is written. */
  readonly isExact: boolean;
}

/** They stand among the settings, which are written as a whole. */
export const MOST_FORBIDDEN_TERMS = 2000;

/** Those for a pair of languages, whatever their regions. */
export const forbiddenFor = <Term extends { readonly from: string; readonly to: string }>(
  terms: readonly Term[],
  pair: { readonly source: string; readonly target: string },
): readonly Term[] =>
  terms.filter(({ from, to }) => from === baseOf(pair.source) && to === baseOf(pair.target));

/** Letters of each part of a term, and of its note, at most. */
export const MOST_TERM_LETTERS = 500;

/**
 * What a file says of a forbidden term as one of a pair, trimmed; a note too long is cut, as it is no term.
 * @returns null without a term, or with one that is too long
 */
export function forbiddenTerm(
  { from, to }: { readonly from: string; readonly to: string },
  said: { readonly source: string; readonly target: string; readonly note?: string },
  isExact = false,
) {
  const [source, target] = [said.source.trim(), said.target.trim()];
  if (target === '' || Math.max(source.length, target.length) > MOST_TERM_LETTERS) return null;
  const note = (said.note ?? '').slice(0, MOST_TERM_LETTERS).trim();
  return { from, to, source, target, isExact, ...(note !== '' && { note }) };
}

interface Listed {
  readonly from: string;
  readonly to: string;
  readonly source: string;
  readonly target: string;
}

/** Tells forbidden terms apart, whatever their letter case. */
export const forbiddenKey = ({ from, to, source, target }: Listed): string =>
  JSON.stringify([from, to, folded(source), folded(target)]);

/** Terms with others behind them, as many as there is room for; one of the same words takes the place of the one before. */
export function withForbidden<Term extends Listed>(
  terms: readonly Term[],
  added: readonly Term[],
): readonly Term[] {
  const byKey = new Map(terms.map((term) => [forbiddenKey(term), term]));
  for (const term of added) byKey.set(forbiddenKey(term), term);
  return [...byKey.values()].slice(0, MOST_FORBIDDEN_TERMS);
}

/** Those that hold where a source says this. */
export const forbiddenIn = <Term extends Forbidden>(
  terms: readonly Term[],
  source: string,
): readonly Term[] => {
  const said = folded(source);
  return terms.filter((term) => term.source === '' || holdsWords(said, folded(term.source)));
};

/** Whether a translation of a term is a forbidden one itself. */
export const isForbidden = (
  terms: readonly Forbidden[],
  term: string,
  translation: string,
): boolean =>
  terms.some(
    ({ source, target, isExact }) =>
      (source === '' || folded(source) === folded(term)) &&
      (isExact ? target === translation : folded(target) === folded(translation)),
  );

/** Whether a text may be offered: it holds no forbidden term, nor a word that begins as one does. */
export const isOffered = (text: string, terms: readonly Forbidden[]): boolean =>
  !terms.some(({ target, isExact }) =>
    isExact ? holdsWords(text, target) : holdsWords(folded(text), folded(target), true),
  );

export const folded = (text: string): string =>
  text.normalize('NFC').replaceAll('’', "'").replace(/\s+/gu, ' ').trim().toLowerCase();

/** Whether words stand in a text as whole ones; scripts without spaces have no such ends. */
export function holdsWords(text: string, words: string, mayGoOn = false): boolean {
  if (words === '') return false;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const starts = !isInside(text[at - 1], words[0]);
    if (starts && (mayGoOn || !isInside(words.at(-1), text[end]))) return true;
  }
  return false;
}

const isInside = (before: string | undefined, after: string | undefined): boolean =>
  JOINED.test(before ?? '') && JOINED.test(after ?? '');

const JOINED =
  /(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{M}\p{N}]/u;
