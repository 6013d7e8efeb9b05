import type { Random } from '../bench/memory/random.ts';

const THINGS = [
  'invoice',
  'contract',
  'delivery',
  'machine',
  'report',
  'meeting',
  'order',
  'offer',
];
const PLACES = ['the office', 'the station', 'our warehouse', 'the harbour', 'the second floor'];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const ENDS = ['as agreed', 'without delay', 'with all its parts', 'for the new customer'];

/** Texts that are never twice the same: each holds a number of its own, by which it is found again. */
export interface Texts {
  /** A number that no other text holds: every engine leaves digits as they are. */
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
    word: () => String((count += 1) * 10_000 + random.below(10_000) + 10_000_000),
    sentence,
    paragraph: (word) =>
      Array.from({ length: 1 + random.below(4) }, () => sentence(word)).join(' '),
  };
}
