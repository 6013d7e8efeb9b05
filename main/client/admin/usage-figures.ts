import type { UsageFigures } from '../../../preload/contract/reports.ts';
import { badAnswer } from '../service-request.ts';
import type { Json } from './json.ts';
import { objectIn } from './json.ts';

const MS_PER_MINUTE = 60_000;

/** The fields of a usage object that are read. */
export const FIGURE_FIELDS: ReadonlySet<string> = new Set([
  'total_characters',
  'text_translation_characters',
  'document_translation_characters',
  'text_improvement_characters',
  'speech_to_text_minutes',
  'speech_to_speech_minutes',
]);

/**
 * The usage object of a row: under one of the names, or the row itself where the figures stand in it.
 * null where there are none.
 */
export function usageIn(row: Json, names: readonly string[]): Json | null {
  for (const name of names) {
    const usage = objectIn(row, name);
    if (usage !== null) return usage;
  }
  return Object.keys(row).some((field) => FIGURE_FIELDS.has(field)) ? row : null;
}

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
  const figure = typeof value === 'string' && /^\s*\d/.test(value) ? Number(value) : value;
  const whole = typeof figure === 'number' ? Math.round(figure * unit) : -1;
  if (whole >= 0 && whole <= Number.MAX_SAFE_INTEGER) return whole;
  throw badAnswer(`${place}.${field}`);
}
