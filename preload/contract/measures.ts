/** The figures of a usage report. Characters are counts, speech is in milliseconds. */
export const MEASURES = [
  'characters',
  'textCharacters',
  'documentCharacters',
  'improvementCharacters',
  'speechToTextMs',
  'speechToSpeechMs',
] as const;
export type Measure = (typeof MEASURES)[number];

/** The tables of a report: the first three of a usage report, the others of one by tags. */
export const TABLES = ['days', 'keys', 'key-days', 'tags', 'tag-days'] as const;
export type TableKind = (typeof TABLES)[number];

/** Shares of a budget in percent at which an alert comes. */
export const BUDGET_THRESHOLDS = [80, 100] as const;
export type BudgetThreshold = (typeof BUDGET_THRESHOLDS)[number];
