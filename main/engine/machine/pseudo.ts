import { CODE_CHARACTER, isCode } from '../markup/coded-text.ts';
import type { MachineTranslation } from './engine.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçďéƒğĥîĵķļɱñöþɋŕšťûṽŵẋýžÅƁÇĎÉƑĞĤÎĴĶĻṀÑÖÞɊŔŠŤÛṼŴẊÝŽ';
/** Vowels of Cyrillic and Greek, which get a macron; other scripts keep their letters. */
const VOWEL = /[аеиоуыэюяіАЕИОУЫЭЮЯІαεηιουωΑΕΗΙΟΥΩ]/;
const MACRON = '\u0304';

/** Translations are longer than English by about this share. */
const GROWTH = 0.3;
const GROUP = 8;

/**
 * Pseudo-translation: text that is still readable and cannot be taken for a translation, with
 * accents, brackets and the length of one. Deterministic; codes stay in their places.
 */
export function createPseudo(): MachineTranslation<string> {
  return {
    name: 'pseudo',
    kind: 'pseudo',
    covers: () => true,
    translate(segments, _source, _target, signal) {
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      return Promise.resolve(segments.map(pseudo));
    },
  };
}

const ACCENTS: ReadonlyMap<string, string> = new Map(
  Array.from(PLAIN, (letter, index) => [letter, ACCENTED.charAt(index)] as const),
);
const accent = (character: string): string =>
  ACCENTS.get(character) ?? (VOWEL.test(character) ? character + MACRON : character);

/** Letters with accents; all else stays. */
export const accented = (text: string): string => Array.from(text, accent).join('');

function pseudo(segment: string): string {
  let text = '';
  for (const character of segment) text += isCode(character) ? character : accent(character);
  return framed(text, segment.replace(CODE_CHARACTER, ''));
}

/** A text between brackets, as long as a translation of `plain` would be. */
export function framed(text: string, plain: string): string {
  const letters = plain.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return ['[!!', text, ...padding(Math.ceil(letters * GROWTH)), '!!]'].join(' ');
}

/** Tildes in groups, so that a long line can still wrap. */
function padding(length: number): string[] {
  const groups: string[] = [];
  for (let rest = length; rest > 0; rest -= GROUP) groups.push('~'.repeat(Math.min(rest, GROUP)));
  return groups;
}
