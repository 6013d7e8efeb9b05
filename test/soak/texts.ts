import type { Random } from '../bench/memory/random.ts';

const THINGS = ['invoice', 'contract', 'delivery', 'machine', 'report', 'meeting', 'order', 'offer'];
const PLACES = ['the office', 'the station', 'our warehouse', 'the harbour', 'the second floor'];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const ENDS = ['as agreed', 'without delay', 'with all its parts', 'for the new customer'];

/** Texts that are never twice the same: each holds a word of its own, by which it is found again. */
export interface Texts {
  /** A word that no other text holds. */
  word(): string;
  sentence(word: string): string;
  paragraph(word: string): string;
}

export function createTexts(random: Random): Texts {
  let count = 0;
  const sentence = (word: string) =>
    `The ${random.pick(THINGS)} ${word} comes to ${random.pick(PLACES)} on ` +
    `${random.pick(DAYS)} at ${1 + random.below(11)} o’clock ${random.pick(ENDS)}.`;
  return {
    word: () => `q${(count += 1).toString(36)}x${random.below(46_656).toString(36)}`,
    sentence,
    paragraph: (word) =>
      Array.from({ length: 1 + random.below(4) }, () => sentence(word)).join(' '),
  };
}
