import { baseOf } from '../../../preload/contract/language-code.ts';
import { separablePrefixes } from './word-forms.ts';
import type { WordForms } from './word-forms.ts';
import { solidWords } from './target-words.ts';
import type { TargetWords } from './target-words.ts';
import { append } from '../../system/long-lists.ts';

/** A place in a translation where a wanted term stands. */
export interface WantedPlace {
  /** Indexes of its words. */
  readonly words: readonly number[];
  /** UTF-16 range. */
  readonly start: number;
  readonly end: number;
  /** One word may hold several terms: it is not taken. */
  readonly isShared: boolean;
}

/** Finds what is wanted in one translation. A place with a word that is taken does not count. */
export interface WantedFinder {
  /** As the glossary has it, in any letter case that its own leaves open. */
  exact(wanted: string, isTaken: (word: number) => boolean): WantedPlace | null;
  /** In another form: inflected, parted, written together or apart, within a compound. */
  inflected(wanted: string, isTaken: (word: number) => boolean): WantedPlace | null;
}

/** A word of a wanted term. */
interface WantedWord {
  readonly folded: string;
  /** German nouns keep their capital in every form. */
  readonly isNoun: boolean;
}

/** Words that may come between those of a term: `set it up`. */
const MAX_GAP = 2;
/** Words between a verb and the prefix that it parted with. */
const MAX_PARTED = 25;
const HYPHEN = /^[-‐‑–]$/;
const SENTENCE_END = /^[.!?;:。！？]$/;
const REFLEXIVES: ReadonlySet<string> = new Set(['sich', 'zich', 'se', 'sig', 'seg']);

export function createWantedFinder(
  target: TargetWords,
  forms: WordForms,
  language: string,
): WantedFinder {
  const { text, words, places } = target;
  const prefixes = separablePrefixes(language);
  const isGerman = baseOf(language) === 'de';
  const byKey = new Map<string, string[]>();
  for (const word of places.keys()) {
    for (const key of forms.keysOf(word)) {
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [word]);
      else known.push(word);
    }
  }
  const formsKnown = new Map<string, readonly number[]>();

  /** Where forms of a word stand, the word itself among them, in order. */
  const formPlaces = ({ folded: wanted, isNoun }: WantedWord): readonly number[] => {
    const key = `${wanted} ${isNoun}`;
    const known = formsKnown.get(key);
    if (known) return known;
    const found: number[] = [];
    for (const word of new Set(forms.keysOf(wanted).flatMap((name) => byKey.get(name) ?? []))) {
      if (word !== wanted && !(isWord(word) && isWord(wanted) && forms.isForm(wanted, word))) {
        continue;
      }
      const at = places.get(word) ?? [];
      append(found, isNoun ? at.filter(isCapital) : at);
    }
    found.sort((a, b) => a - b);
    formsKnown.set(key, found);
    return found;
  };
  const isCapital = (index: number) => /^\p{Lu}/u.test(text.slice(words[index]?.start));
  const wantedWords = (wanted: string): readonly WantedWord[] =>
    solidWords(wanted).map(({ folded, start }) => ({
      folded,
      isNoun: isGerman && /^\p{Lu}/u.test(wanted.slice(start)),
    }));
  const placeOf = (indexes: readonly number[], isShared = false): WantedPlace | null => {
    const first = words[indexes[0] ?? -1];
    const last = words[indexes.at(-1) ?? -1];
    if (!first || !last) return null;
    return { words: indexes, start: first.start, end: last.end, isShared };
  };
  const firstOf = (
    starts: readonly number[],
    find: (start: number) => readonly number[] | null,
    isTaken: (word: number) => boolean,
  ): WantedPlace | null => {
    for (const start of starts) {
      const indexes = find(start);
      if (indexes !== null && !indexes.some(isTaken)) return placeOf(indexes);
    }
    return null;
  };

  const inSequence = (wanted: readonly WantedWord[], start: number): readonly number[] | null => {
    const indexes = [start];
    for (const part of wanted.slice(1)) {
      let at = (indexes.at(-1) ?? start) + 1;
      const last = isWord(part.folded) ? at + MAX_GAP : at;
      const fitting = formPlaces(part);
      while (at <= last && !fitting.includes(at)) {
        if (SENTENCE_END.test(words[at]?.folded ?? '.')) return null;
        at += 1;
      }
      if (at > last) return null;
      indexes.push(at);
    }
    return indexes;
  };

  /** The same letters, whatever stands between them: `E-Mail-Adresse`, `Emailadresse`. */
  const joined = (letters: string, start: number): readonly number[] | null => {
    let rest = letters;
    const indexes: number[] = [];
    for (let at = start; rest !== '' && at < words.length; at += 1) {
      const folded = words[at]?.folded ?? '';
      if (isWord(folded)) {
        if (!rest.startsWith(folded)) return null;
        rest = rest.slice(folded.length);
      } else if (!HYPHEN.test(folded)) return null;
      indexes.push(at);
    }
    return rest === '' ? indexes : null;
  };

  /** Where words stand that these letters begin with, in order. */
  const startsOf = (letters: string): readonly number[] =>
    [...places]
      .filter(([word]) => isWord(word) && letters.startsWith(word))
      .flatMap(([, at]) => at)
      .sort((a, b) => a - b);

  /** A verb and its prefix apart: `melden Sie sich an`. */
  const parted = (verb: string, isTaken: (word: number) => boolean): WantedPlace | null => {
    for (const prefix of prefixes) {
      const stem = verb.slice(prefix.length);
      if (!verb.startsWith(prefix) || !/n$/.test(stem) || stem.length < 4) continue;
      const found = firstOf(
        formPlaces({ folded: stem, isNoun: false }),
        (start) => {
          for (let at = start + 1; at <= start + MAX_PARTED && at < words.length; at += 1) {
            const folded = words[at]?.folded ?? '';
            if (folded === prefix) return [start, at];
            if (SENTENCE_END.test(folded)) return null;
          }
          return null;
        },
        isTaken,
      );
      const first = found && words[found.words[0] ?? -1];
      if (found && first) return { ...found, start: first.start, end: first.end };
    }
    return null;
  };

  const compound = (wanted: string, isTaken: (word: number) => boolean): WantedPlace | null => {
    for (const [word, at] of places) {
      if (!forms.isCompound(wanted, word)) continue;
      const free = at.find((index) => !isTaken(index));
      if (free !== undefined) return placeOf([free], true);
    }
    return null;
  };

  /** A short word of capitals with an ending in small letters: `PDFs`. */
  const acronym = (wanted: string, isTaken: (word: number) => boolean): WantedPlace | null => {
    for (const [index, { start, end }] of words.entries()) {
      const written = text.slice(start, end);
      if (isTaken(index) || !written.startsWith(wanted)) continue;
      if (/^\p{Ll}{1,2}$/u.test(written.slice(wanted.length))) return placeOf([index]);
    }
    return null;
  };

  return {
    exact(wanted, isTaken) {
      const parts = solidWords(wanted);
      const starts = places.get(parts[0]?.folded ?? '') ?? [];
      return firstOf(
        starts,
        (start) => {
          const fits = parts.every((part, i) => words[start + i]?.folded === part.folded);
          if (!fits) return null;
          const last = words[start + parts.length - 1];
          const written = text.slice(words[start]?.start, last?.end);
          if (!isSameCase(written, wanted)) return null;
          return parts.map((_, i) => start + i);
        },
        isTaken,
      );
    },
    inflected(wanted, isTaken) {
      const all = wantedWords(wanted);
      const isReflexive = all.length > 1 && REFLEXIVES.has(all[0]?.folded ?? '');
      const parts = isReflexive ? all.slice(1) : all;
      const [first] = parts;
      if (first === undefined) return null;
      if (isAcronym(wanted)) return acronym(wanted, isTaken);
      const isOne = parts.length === 1;
      const inOrder = firstOf(formPlaces(first), (start) => inSequence(parts, start), isTaken);
      // Other signs than hyphens belong to the term: `C++` is not `C`.
      const areWords = parts.every(({ folded }) => isWord(folded) || HYPHEN.test(folded));
      if (inOrder !== null || !areWords) return inOrder;
      const letters = parts.map(({ folded }) => (isWord(folded) ? folded : '')).join('');
      return (
        firstOf(startsOf(letters), (start) => joined(letters, start), isTaken) ??
        (isOne ? parted(first.folded, isTaken) : null) ??
        compound(letters, isTaken)
      );
    },
  };
}

const isWord = (folded: string): boolean => /[\p{L}\p{N}]/u.test(folded);

/** Whether letters are as wanted, where the term has capitals of its own (`IT`, `iPad`). */
function isSameCase(written: string, wanted: string): boolean {
  if (!/\p{Lu}/u.test(wanted.slice(1))) return true;
  const [a, b] = [written, wanted].map((text) => text.normalize('NFC').replace(/\s+/g, ' '));
  return a === b || written === written.toUpperCase();
}

/** A short word of capitals, whose small letters are another word. */
function isAcronym(wanted: string): boolean {
  return wanted.length <= 3 && wanted === wanted.toUpperCase() && /^\p{Lu}+$/u.test(wanted);
}
