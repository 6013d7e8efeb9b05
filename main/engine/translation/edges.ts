import { isCode } from '../markup/coded-text.ts';

const FINAL = /[.!?…:;。！？]$/u;

/**
 * Gives a translation the edges of its source: the letter case of the first letter, and a final full
 * stop only where the source has a final mark.
 */
export function keepEdges(source: string, translation: string): string {
  return keepEnd(source, keepStart(source, translation));
}

function keepStart(source: string, translation: string): string {
  const [wanted, found] = [firstLetter(source), firstLetter(translation)];
  if (wanted === null || found === null) return translation;
  const small = wanted.letter !== wanted.letter.toUpperCase();
  const capital = wanted.letter !== wanted.letter.toLowerCase();
  if (!small && !capital) return translation;
  const letter = small ? found.letter.toLowerCase() : found.letter.toUpperCase();
  return (
    translation.slice(0, found.at) + letter + translation.slice(found.at + found.letter.length)
  );
}

function firstLetter(text: string): { readonly letter: string; readonly at: number } | null {
  let at = 0;
  for (const letter of text) {
    if (isCode(letter)) return null;
    if (/\p{L}/u.test(letter)) return { letter, at };
    at += letter.length;
  }
  return null;
}

function keepEnd(source: string, translation: string): string {
  const mark = FINAL.exec(source)?.[0];
  if (mark === undefined) return translation.replace(/(?<!\.)\.$/, '');
  return FINAL.test(translation) ? translation : translation + mark;
}
