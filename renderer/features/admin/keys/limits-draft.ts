import type { KeyLimits } from '../../../../preload/contract/admin.ts';
import { KEY_MEASURES, type KeyMeasure } from './key-measures.ts';
import { durationDraft, readDuration, type DurationDraft } from './duration-draft.ts';
import type { ReadLimit } from './read-limit.ts';
import { readWholeNumber } from './whole-number.ts';

/** One limit as it is typed; what was typed stays while No limit is switched on. */
export interface CharacterLimitDraft {
  readonly isUnlimited: boolean;
  readonly text: string;
}
export interface SpeechLimitDraft extends DurationDraft {
  readonly isUnlimited: boolean;
}

export interface LimitsDraft {
  readonly characters: CharacterLimitDraft;
  readonly speechToTextMs: SpeechLimitDraft;
  readonly speechToSpeechMs: SpeechLimitDraft;
}

/** Limits as they stand, ready to be changed. */
export function draftOfLimits(limits: KeyLimits, locale: string): LimitsDraft {
  const { characters, speechToTextMs, speechToSpeechMs } = limits;
  return {
    characters: {
      isUnlimited: characters === null,
      text: characters === null ? '' : new Intl.NumberFormat(locale).format(characters),
    },
    speechToTextMs: { isUnlimited: speechToTextMs === null, ...durationDraft(speechToTextMs) },
    speechToSpeechMs: {
      isUnlimited: speechToSpeechMs === null,
      ...durationDraft(speechToSpeechMs),
    },
  };
}

/** The limit of one measure that a draft says. */
export function readLimit(draft: LimitsDraft, measure: KeyMeasure, locale: string): ReadLimit {
  if (draft[measure].isUnlimited) return { limit: null };
  if (measure !== 'characters') return readDuration(draft[measure], locale);
  const read = readWholeNumber(draft.characters.text, locale);
  return typeof read === 'number' ? { limit: read } : { problem: read, entry: 'text' };
}

/** The limits of a draft that differ from those that stand; null while one cannot be read. */
export function changedLimits(
  draft: LimitsDraft,
  limits: KeyLimits,
  locale: string,
): Partial<KeyLimits> | null {
  const changed: Partial<Record<KeyMeasure, number | null>> = {};
  for (const { id } of KEY_MEASURES) {
    const read = readLimit(draft, id, locale);
    if ('problem' in read) return null;
    if (read.limit !== limits[id]) changed[id] = read.limit;
  }
  return changed;
}
