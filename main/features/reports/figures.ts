import { MEASURES } from '../../../preload/contract/measures.ts';
import type { Measure } from '../../../preload/contract/measures.ts';
import type { UsageFigures } from '../../../preload/contract/reports.ts';

/** Makes figures of one value for each measure. */
export function figuresOf(value: (measure: Measure) => number): UsageFigures {
  return {
    characters: value('characters'),
    textCharacters: value('textCharacters'),
    documentCharacters: value('documentCharacters'),
    improvementCharacters: value('improvementCharacters'),
    speechToTextMs: value('speechToTextMs'),
    speechToSpeechMs: value('speechToSpeechMs'),
  };
}

export const NOTHING: UsageFigures = figuresOf(() => 0);

export function sumOf(all: Iterable<UsageFigures>): UsageFigures {
  const sum = { ...NOTHING } as Record<Measure, number>;
  for (const figures of all) for (const measure of MEASURES) sum[measure] += figures[measure];
  return sum;
}

/** `from` − `what`. */
export function less(from: UsageFigures, what: UsageFigures): UsageFigures {
  return figuresOf((measure) => from[measure] - what[measure]);
}

export function isNothing(figures: UsageFigures): boolean {
  return MEASURES.every((measure) => figures[measure] === 0);
}
