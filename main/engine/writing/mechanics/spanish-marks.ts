import { baseOf } from '../../languages/code.ts';
import type { TextRange } from '../../markup/placeholders.ts';
import { touches } from '../edit.ts';
import type { Edit } from '../edit.ts';

const ASKING =
  /(?<=,\s)(?:qué|cómo|cuándo|dónde|adónde|quién|quiénes|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|por qué|para qué)(?!\p{L})/iu;

/** The opening marks of Spanish questions and exclamations where the sentence has a closing one alone. */
export function spanishMarks(
  text: string,
  language: string,
  starts: ReadonlySet<number>,
  kept: readonly TextRange[],
): Edit[] {
  if (baseOf(language) !== 'es') return [];
  const sorted = [...starts].sort((a, b) => a - b);
  return sorted.flatMap((start, i): Edit[] => {
    const sentence = text.slice(start, sorted[i + 1] ?? text.length).trimEnd();
    const closing = /([?!])["”»)]*$/u.exec(sentence)?.[1];
    if (closing === undefined || /[¿¡]/u.test(sentence) || /[¿¡]$/u.test(text.slice(0, start)))
      return [];
    // Whether a half sentence before it belongs to the question cannot be known.
    if ((sentence.match(/[?!]/gu)?.length ?? 0) !== 1 || !/^\p{L}/u.test(sentence)) return [];
    const at = closing === '?' ? start + (ASKING.exec(sentence)?.index ?? 0) : start;
    if (touches({ start: at, end: at + 1 }, kept)) return [];
    return [{ start: at, end: at, text: closing === '?' ? '¿' : '¡' }];
  });
}
