import type { TextRange } from '../../markup/placeholders.ts';
import type { Edit } from '../edit.ts';
import { clearSuggestion } from './clear-suggestion.ts';
import type { WordKnowledge } from './clear-suggestion.ts';
import type { SpelledWord, Speller } from './speller.ts';
import { wordsToCheck } from './words.ts';

/** A title before a name. */
const TITLE =
  /(?:\b(?:Herr|Herrn|Frau|Dr|Prof|Mr|Mrs|Ms|Sir|M|Mme|Mlle|Monsieur|Madame|Sr|Sra|Señor|Señora|Signor|Signora|Dott|Don|Dona|Senhor|Senhora|Familie)\.?)\s$/u;

/** The edits that misspelt words surely need. */
export async function correctSpelling(
  text: string,
  kept: readonly TextRange[],
  starts: ReadonlySet<number>,
  speller: Speller,
  knowledge: WordKnowledge,
  signal: AbortSignal,
): Promise<Edit[]> {
  const words = wordsToCheck(text, kept, starts);
  const distinct = [...new Set(words.map(({ word }) => word))];
  const spelled = new Map<string, SpelledWord>();
  for (const answer of await speller.check(distinct, signal)) spelled.set(answer.word, answer);
  return words.flatMap(({ word, start, end, place }) => {
    const answer = spelled.get(word);
    if (answer === undefined || answer.isKnown) return [];
    if (TITLE.test(text.slice(Math.max(0, start - 12), start))) return [];
    const meant = clearSuggestion(word, answer.suggestions, knowledge, place);
    return meant === null || meant === word ? [] : [{ start, end, text: meant }];
  });
}
