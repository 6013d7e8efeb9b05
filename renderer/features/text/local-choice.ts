import { DEFAULT_THRESHOLD } from '../../../preload/contract/limits.ts';
import type { LocalChoice, TranslationOptions } from '../../../preload/contract/text.ts';

const ASSIGNED: LocalChoice = { memories: [], threshold: DEFAULT_THRESHOLD };

/** Local memories as they are asked where they are on: those that were chosen, or the assigned ones. */
export const chosenLocal = (local: TranslationOptions['local']): LocalChoice =>
  local === undefined || local === 'off' ? ASSIGNED : local;
