import type { DeveloperKey, KeyLimits } from '../../../../preload/contract/admin.ts';
import type { Counted } from '../../usage/amount-words.ts';

/** What a developer key can be limited in; the names are those of limits and of used figures. */
export const KEY_MEASURES = [
  { id: 'characters', counted: 'characters' },
  { id: 'speechToTextMs', counted: 'speech' },
  { id: 'speechToSpeechMs', counted: 'speech' },
] as const satisfies readonly { readonly id: keyof KeyLimits; readonly counted: Counted }[];

export type KeyMeasure = (typeof KEY_MEASURES)[number]['id'];

/** What a key has used of one measure; null: not known. */
export const usedOf = ({ used }: DeveloperKey, measure: KeyMeasure): number | null =>
  used === null ? null : used[measure];
