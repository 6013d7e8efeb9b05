import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Key, Scope } from './key.ts';
import { createSecret, hashSecret } from './secret.ts';

/** The keys that the service makes for itself. */
export type BuiltInKey = 'paid' | 'free' | 'admin';

export type NewKey = Pick<Key, 'kind' | 'tier' | 'label' | 'scopes' | 'detection' | 'limits'> & {
  readonly active: boolean;
};

export interface Keys {
  /** The active or deactivated key with this secret; null when there is none. */
  find(secret: string): Key | null;
  /** Makes a key with a fresh secret, which is told here and never again. */
  create(draft: NewKey): { readonly key: Key; readonly secret: string };
  /** Makes the built-in key where it is absent and gives it this secret in place of its last one. */
  install(name: BuiltInKey, secret: string): Key;
}

const NO_LIMITS: Key['limits'] = {
  characters: null,
  speechToTextMilliseconds: null,
  speechToSpeechMilliseconds: null,
};

/** The label of a key that was given none. */
export const DEFAULT_LABEL = 'API Key';

export function createKeys(database: DatabaseSync, now: () => Date): Keys {
  const byHash = database.prepare('SELECT * FROM keys WHERE secret_hash = ?');
  const byName = database.prepare('SELECT * FROM keys WHERE built_in = ?');
  const setSecret = database.prepare('UPDATE keys SET secret_hash = ? WHERE key_id = ?');
  const insert = database.prepare(`
    INSERT INTO keys (key_id, built_in, kind, tier, label, secret_hash, scopes, detection,
      character_limit, speech_to_text_limit, speech_to_speech_limit, created, deactivated)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);

  const add = (draft: NewKey, secret: string, name: BuiltInKey | null): Key => {
    const created = now().toISOString();
    const key: Key = {
      id: `${randomUUID()}:${randomUUID()}`,
      kind: draft.kind,
      tier: draft.tier,
      label: draft.label,
      scopes: draft.scopes,
      detection: draft.detection,
      limits: draft.limits,
      created,
      deactivated: draft.active ? null : created,
    };
    insert.run(
      key.id,
      name,
      key.kind,
      key.tier,
      key.label,
      hashSecret(secret),
      key.scopes === null ? null : JSON.stringify(key.scopes),
      Number(key.detection),
      key.limits.characters,
      key.limits.speechToTextMilliseconds,
      key.limits.speechToSpeechMilliseconds,
      key.created,
      key.deactivated,
    );
    return key;
  };

  return {
    find: (secret) => {
      const row = byHash.get(hashSecret(secret));
      return row === undefined ? null : keyOf(row);
    },
    create: (draft) => {
      const secret = createSecret(draft.kind, draft.tier);
      return { key: add(draft, secret, null), secret };
    },
    install: (name, secret) => {
      const row = byName.get(name);
      if (row !== undefined) {
        const key = keyOf(row);
        setSecret.run(hashSecret(secret), key.id);
        return key;
      }
      const draft: NewKey = {
        kind: name === 'admin' ? 'admin' : 'developer',
        tier: name === 'free' ? 'free' : 'paid',
        label: DEFAULT_LABEL,
        scopes: null,
        detection: true,
        limits: NO_LIMITS,
        active: true,
      };
      return add(draft, secret, name);
    },
  };
}

function keyOf(row: Record<string, SQLOutputValue>): Key {
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
