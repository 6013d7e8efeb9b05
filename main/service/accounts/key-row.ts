import type { SQLOutputValue } from 'node:sqlite';
import type { Key, Scope } from './key.ts';

/** A row of the table `keys`; its columns hold what this program wrote. */
export function keyOf(row: Record<string, SQLOutputValue>): Key {
  const number = (value: SQLOutputValue | undefined) => (typeof value === 'number' ? value : null);
  const text = (value: SQLOutputValue | undefined) => (typeof value === 'string' ? value : null);
  const scopes = text(row['scopes']);
  return {
    id: text(row['key_id']) ?? '',
    kind: row['kind'] === 'admin' ? 'admin' : 'developer',
    tier: row['tier'] === 'free' ? 'free' : 'paid',
    label: text(row['label']) ?? '',
    scopes: scopes === null ? null : (JSON.parse(scopes) as Scope[]),
    detection: row['detection'] === 1,
    limits: {
      characters: number(row['character_limit']),
      speechToTextMilliseconds: number(row['speech_to_text_limit']),
      speechToSpeechMilliseconds: number(row['speech_to_speech_limit']),
    },
    created: text(row['created']) ?? '',
    deactivated: text(row['deactivated']),
  };
}
