import type { Column } from '../text/column.ts';

/** The language that the service found a text to be in; null until it has said so. */
export const foundLanguageOf = ({ shown }: Column): string | null =>
  shown?.translation.detected?.toLowerCase() ?? null;
