import { taggedPieces } from '../tags/tagged-text.ts';
import { ADDRESS } from './addresses.ts';

/** A word of a target that a dictionary can be asked for. */
export interface SpeltWord {
  readonly word: string;
  /** UTF-16 offsets in the target, tags included. */
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
const MOST_LETTERS = 60;
/** Scripts without spaces have no words that a dictionary of this kind knows. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * The words of a target that may be misspelt: no tags, addresses, codes, words in capitals alone or
 * with a digit, nor single letters.
 */
export function speltWords(target: string): readonly SpeltWord[] {
  const found: SpeltWord[] = [];
  let at = 0;
  for (const { text, tag } of taggedPieces(target)) {
    if (tag === null) {
      const plain = text.replace(ADDRESS, (address) => ' '.repeat(address.length));
      for (const { 0: word, index } of plain.matchAll(WORD)) {
        const around = `${plain[index - 1] ?? ''}${plain[index + word.length] ?? ''}`;
        if (!mayBeMisspelt(word) || /[\p{N}_]/u.test(around)) continue;
        found.push({ word, start: at + index, end: at + index + word.length });
      }
    }
    at += text.length;
  }
  return found;
}

function mayBeMisspelt(word: string): boolean {
  if (word.length < 2 || word.length > MOST_LETTERS || UNSPACED.test(word)) return false;
  return !/\p{L}\p{M}*\p{Lu}/u.test(word.normalize('NFC').replace(/[-'’]\p{Lu}/gu, 'x'));
}
