import type { Measure } from '../../../preload/contract/measures.ts';
import type { UsageState } from '../../../preload/contract/usage.ts';

const METERS = {
  characters: 'characters',
  speechToTextMs: 'speechToText',
  speechToSpeechMs: 'speechToSpeech',
} as const satisfies Partial<Record<Measure, string>>;

/**
 * The account's limit of a measure for a billing period; `limit` is null where there is none. null
 * where the service has not said, where the usage is of another connection, and for a part of the
 * characters, which have one limit together.
 */
export function limitOf(
  usage: UsageState,
  connection: string,
  measure: Measure,
): { readonly limit: number | null } | null {
  if (usage.state !== 'known' || usage.connection !== connection) return null;
  if (measure !== 'characters' && measure !== 'speechToTextMs' && measure !== 'speechToSpeechMs') {
    return null;
  }
  const meter = usage[METERS[measure]];
  return meter === undefined ? null : { limit: meter.limit };
}
