import { tokenise } from '../memory/tokens.ts';

/** A sentence of a document, as far as its place and its text tell. */
export interface AlignedSentence {
  /** Plain text without tags. */
  readonly text: string;
  /** Number of its paragraph, cell or cue; it only has to differ from that of its neighbours. */
  readonly block: number;
}

/** What of a sentence can be found again in its translation. */
export interface SentenceClues {
  /** Letters without white space; a Chinese, Japanese or Korean sign counts as several. */
  readonly length: number;
  /** Begins a paragraph. */
  readonly opens: boolean;
  readonly block: number;
  /** Words without case and accents, each once. */
  readonly words: readonly string[];
  /** Digits of its numbers without separators, which languages write differently; each once. */
  readonly numbers: readonly string[];
  /** What no translator changes: addresses, variables, codes; each once. */
  readonly codes: readonly string[];
}

const ADDRESS =
  /\b(?:https?:\/\/|www\.)[^\s<>"]{2,200}|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}/g;
/** Letters with digits, or capitals with a sign between them: `A4`, `EN-71`, `X200b`. */
const CODE = /^(?=.*\p{N})(?=.*\p{L})[\p{L}\p{N}_\-]{2,40}$/u;

/** Reads the clues of the sentences of one side. */
export function readClues(sentences: readonly AlignedSentence[]): SentenceClues[] {
  return sentences.map((sentence, at) => ({
    ...cluesOf(sentence.text),
    block: sentence.block,
    opens: sentences[at - 1]?.block !== sentence.block,
  }));
}

function cluesOf(text: string): Pick<SentenceClues, 'length' | 'words' | 'numbers' | 'codes'> {
  const words = new Set<string>();
  const numbers = new Set<string>();
  const codes = new Set<string>();
  for (const [address] of text.matchAll(ADDRESS)) codes.add(address);
  for (const token of tokenise(text.replace(ADDRESS, ' '))) {
    if (token.kind === 'number') numbers.add(digitsOf(token.text));
    else if (token.kind === 'placeable') codes.add(token.text);
    else if (token.kind === 'word') {
      const word = foldedWord(token.text);
      if (CODE.test(word)) codes.add(word);
      else words.add(word);
    }
  }
  return { length: lengthOf(text), words: [...words], numbers: [...numbers], codes: [...codes] };
}

const WIDE = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/gu;
/** What a sign of Chinese, Japanese or Korean says, in letters: so a text that mixes scripts has one measure. */
const LETTERS_OF_WIDE = 2.5;

function lengthOf(text: string): number {
  const bare = text.replace(/\s+/gu, '');
  const wide = bare.match(WIDE)?.length ?? 0;
  return Array.from(bare).length + wide * (LETTERS_OF_WIDE - 1);
}

/** A word as it is compared: without case, accents and half-width forms. */
export const foldedWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Digits of any script as Western ones. */
const digitsOf = (number: string): string => {
  let digits = '';
  for (const sign of number.normalize('NFKC')) {
    if (/\p{Nd}/u.test(sign)) digits += String(valueOf(sign));
    else if (/\p{N}/u.test(sign)) digits += sign;
  }
  return digits.replace(/^0+(?=.)/, '');
};

/** Digits of a script stand in a row of ten whose first is at a multiple of ten before or at it. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 128) return code - 48;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}
