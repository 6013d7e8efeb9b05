/**
 * What a billed call was: characters for the first three, milliseconds of speech for the others.
 */
export const USAGE_KINDS = [
  'text_translation',
  'document_translation',
  'text_improvement',
  'speech_to_text',
  'speech_to_speech',
] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

/** The kinds that a reporting tag counts. */
export type TaggedKind = 'text_translation' | 'text_improvement';

export type UsageTotals = Readonly<Record<UsageKind, number>>;

/** Translations, documents and improvements draw on one quota of characters. */
export const charactersOf = (totals: UsageTotals): number =>
  totals.text_translation + totals.document_translation + totals.text_improvement;

export const isCharacters = (kind: UsageKind): boolean =>
  kind !== 'speech_to_text' && kind !== 'speech_to_speech';

export const addTotals = (a: UsageTotals, b: UsageTotals): UsageTotals => ({
  text_translation: a.text_translation + b.text_translation,
  document_translation: a.document_translation + b.document_translation,
  text_improvement: a.text_improvement + b.text_improvement,
  speech_to_text: a.speech_to_text + b.speech_to_text,
  speech_to_speech: a.speech_to_speech + b.speech_to_speech,
});

export const NO_USAGE: UsageTotals = {
  text_translation: 0,
  document_translation: 0,
  text_improvement: 0,
  speech_to_text: 0,
  speech_to_speech: 0,
};
