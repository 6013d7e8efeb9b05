import type { UsageFigures } from '../../../preload/contract/reports.ts';
import { badAnswer } from '../service-request.ts';
import type { Json } from './json.ts';

const MS_PER_MINUTE = 60_000;

/**
 * Reads a usage object. What is absent counts as nothing, a total as the sum of its parts; decimal
 * minutes become whole milliseconds.
 * @param usage null where the answer has none
 * @param place of the object in the answer, for the failure
 * @throws ServiceFailure bad-answer
 */
export function readFigures(usage: Json | null, place: string): UsageFigures {
  if (usage === null) throw badAnswer(place);
  const textCharacters = amount(usage, 'text_translation_characters', 1, place);
  const documentCharacters = amount(usage, 'document_translation_characters', 1, place);
  const improvementCharacters = amount(usage, 'text_improvement_characters', 1, place);
  const { total_characters: total } = usage;
  return {
    characters:
      total === undefined || total === null
        ? textCharacters + documentCharacters + improvementCharacters
        : amount(usage, 'total_characters', 1, place),
    textCharacters,
    documentCharacters,
    improvementCharacters,
    speechToTextMs: amount(usage, 'speech_to_text_minutes', MS_PER_MINUTE, place),
    speechToSpeechMs: amount(usage, 'speech_to_speech_minutes', MS_PER_MINUTE, place),
  };
}

function amount(usage: Json, field: string, unit: number, place: string): number {
  const value = usage[field];
  if (value === undefined || value === null) return 0;
  const whole = typeof value === 'number' ? Math.round(value * unit) : -1;
  if (whole >= 0 && whole <= Number.MAX_SAFE_INTEGER) return whole;
  throw badAnswer(`${place}.${field}`);
}
