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
  const accents = new Map<string, string>();
  for (let i = 0; i < PLAIN.length; i += 1) accents.set(PLAIN.charAt(i), ACCENTED.charAt(i));
  const accent = (character: string) =>
    accents.get(character) ?? (VOWEL.test(character) ? character + MACRON : character);

  return {
    name: 'pseudo',
    kind: 'pseudo',
    covers: () => true,
    translate(segments, _source, _target, signal) {
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      return Promise.resolve(segments.map((segment) => pseudo(segment, accent)));
    },
  };
}

function pseudo(segment: string, accent: (character: string) => string): string {
  let text = '';
  for (const character of segment) text += isCode(character) ? character : accent(character);
  const letters = segment.replace(CODE_CHARACTER, '').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return ['[!!', text, ...padding(Math.ceil(letters * GROWTH)), '!!]'].join(' ');
}

/** Tildes in groups, so that a long line can still wrap. */
function padding(length: number): string[] {
  const groups: string[] = [];
  for (let rest = length; rest > 0; rest -= GROUP) groups.push('~'.repeat(Math.min(rest, GROUP)));
  return groups;
}
