import * as kinds from './character-kinds.ts';
import { foldWord } from './segment-text.ts';
import { tokenise } from './tokens.ts';

/** What the index keeps of a segment. */
export interface FoldedWords {
  /** As `SegmentText.folded`. */
  readonly words: string[];
  readonly numbers: string[];
  readonly placeables: string[];
}

/** Stands before a placeable among the words of an index; no text has it. */
export const PLACEABLE_SIGN = '\u0001';

/**
 * The words of a source as an index keeps them, its placeables behind them. Nothing without a word:
 * such segments match only when identical.
 */
export function indexedWords({ words, placeables }: FoldedWords): string[] {
  if (words.length === 0 || placeables.length === 0) return words;
  return words.concat(placeables.map((placeable) => PLACEABLE_SIGN + placeable));
}

export interface WordReader {
  /** Of a normalised segment. */
  read(text: string): FoldedWords;
  /** Whether a word is one character of a script that puts no space between words. */
  readonly isSign: (word: string) => boolean;
}

/** Bounds of the tokeniser. */
const MOST_IN_WORD = 63;
const MOST_APOSTROPHES = 4;

/**
 * Reads words and numbers of normalised segments, the same as `tokenise` at a fraction of its time;
 * a test holds one to the other.
 */
export function createWordReader(): WordReader {
  const kindOf = kinds.createCharacterKinds();
  const kindAt = (text: string, at: number) =>
    at < text.length ? kindOf(text.charCodeAt(at)) : kinds.SPACE;

  return { read, isSign: (word) => kindAt(word, 0) === kinds.SIGN };

  function read(text: string): FoldedWords {
    const words: string[] = [];
    const numbers: string[] = [];
    let at = 0;
    while (at < text.length) {
      const kind = kindAt(text, at);
      const start = at;
      if (kind === kinds.INTRICATE) return tokenised(text);
      if (kind === kinds.LETTER_KIND) {
        at = endOfWord(text, at);
        if (text.charAt(at) === '(' && kindAt(text, at + 1) === kinds.LETTER_KIND)
          return tokenised(text);
        words.push(foldWord(text.slice(start, at)));
      } else if (kind === kinds.SIGN) {
        at += 1;
        while (kindAt(text, at) === kinds.MARK) at += 1;
        words.push(foldWord(text.slice(start, at)));
      } else if (kind === kinds.DIGIT || kind === kinds.OTHER_NUMBER) {
        at = endOfNumber(text, at);
        numbers.push(text.slice(start, at));
      } else {
        at += 1;
      }
      if (kindAt(text, at) === kinds.INTRICATE) return tokenised(text);
    }
    return { words, numbers, placeables: [] };
  }

  function endOfWord(text: string, start: number): number {
    let at = endOfLetters(text, start + 1);
    for (let parts = 0; parts < MOST_APOSTROPHES; parts += 1) {
      if (kindAt(text, at) !== kinds.APOSTROPHE && !isModifier(text, at)) break;
      if (kindAt(text, at + 1) !== kinds.LETTER_KIND) break;
      at = endOfLetters(text, at + 2);
    }
    return at;
  }

  /** Past at most 63 characters that may stand inside a word. */
  function endOfLetters(text: string, start: number): number {
    let at = start;
    while (at - start < MOST_IN_WORD) {
      const kind = kindAt(text, at);
      if (kind < kinds.LETTER_KIND || kind > kinds.JOINER) break;
      at += 1;
    }
    return at;
  }

  function endOfNumber(text: string, start: number): number {
    const isNumber = (place: number) => {
      const kind = kindAt(text, place);
      return kind === kinds.DIGIT || kind === kinds.OTHER_NUMBER;
    };
    let at = start + 1;
    for (;;) {
      while (isNumber(at)) at += 1;
      if (!SEPARATORS.includes(text.charAt(at)) || at >= text.length || !isNumber(at + 1))
        return at;
      at += 2;
    }
  }
}

const SEPARATORS = ".,:'’/-";

/** The apostrophe that is a letter to Unicode. */
const isModifier = (text: string, at: number) => text.charCodeAt(at) === 0x02bc;

function tokenised(text: string): FoldedWords {
  const words: string[] = [];
  const numbers: string[] = [];
  const placeables: string[] = [];
  for (const token of tokenise(text)) {
    if (token.kind === 'word') words.push(foldWord(token.text));
    else if (token.kind === 'number') numbers.push(token.text);
    else if (token.kind === 'placeable') placeables.push(token.text);
  }
  return { words, numbers, placeables };
}
