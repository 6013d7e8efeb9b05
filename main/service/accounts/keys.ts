import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Key, Tier, Scope } from './key.ts';
import { createSecret, hashSecret } from './secret.ts';

/** The keys that the service makes for itself. */
export type BuiltInKey = 'paid' | 'free' | 'admin';

export type NewKey = Pick<Key, 'kind' | 'tier' | 'label' | 'scopes' | 'detection' | 'limits'> & {
  readonly active: boolean;
};

/** Everything about keys. An id is one that `find` or `get` gave; another changes nothing. */
export interface Keys {
  /** The active or deactivated key with this secret; null when there is none. */
  find(secret: string): Key | null;
  /** The key of an id, which is compared in lower case. */
  get(id: string): Key | null;
  /** The developer keys of an account, active and deactivated, oldest first. */
  list(tier: Tier): Key[];
  /** Makes a key with a fresh secret, which is told here and never again. */
  create(draft: NewKey): { readonly key: Key; readonly secret: string };
  /** Puts a key with a past of its own in; nobody is told its secret. */
  plant(key: Key): void;
  rename(id: string, label: string): void;
  setLimits(id: string, limits: Key['limits']): void;
  /** For good; a key that is deactivated already stays as it is. */
  deactivate(id: string): void;
  /**
   * Makes the built-in key where it is absent or was deactivated, and gives it this secret in place of
   * its last one.
   */
  install(name: BuiltInKey, secret: string): Key;
}

export const NO_LIMITS: Key['limits'] = {
  characters: null,
  speechToTextMilliseconds: null,
  speechToSpeechMilliseconds: null,
};

/** The label of a key that was given none. */
export const DEFAULT_LABEL = 'API Key';

export function createKeys(database: DatabaseSync, now: () => Date): Keys {
  const byHash = database.prepare('SELECT * FROM keys WHERE secret_hash = ?');
  const byId = database.prepare('SELECT * FROM keys WHERE key_id = ?');
  const byName = database.prepare('SELECT * FROM keys WHERE built_in = ?');
  const ofAccount = database.prepare(
    "SELECT * FROM keys WHERE kind = 'developer' AND tier = ? ORDER BY created, rowid",
  );
  const setSecret = database.prepare('UPDATE keys SET secret_hash = ? WHERE key_id = ?');
  const release = database.prepare('UPDATE keys SET built_in = NULL WHERE key_id = ?');
  const setLabel = database.prepare('UPDATE keys SET label = ? WHERE key_id = ?');
  const setLimits = database.prepare(`
    UPDATE keys SET character_limit = ?, speech_to_text_limit = ?, speech_to_speech_limit = ?
    WHERE key_id = ?`);
  const deactivate = database.prepare(
    'UPDATE keys SET deactivated = ? WHERE key_id = ? AND deactivated IS NULL',
  );
  const insert = database.prepare(`
    INSERT INTO keys (key_id, built_in, kind, tier, label, secret_hash, scopes, detection,
      character_limit, speech_to_text_limit, speech_to_speech_limit, created, deactivated)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);

  // Every call looks up its key several times, and keys rarely change.
  const known = { byHash: new Map<string, Key>(), byId: new Map<string, Key>() };
  const forget = () => {
    known.byHash.clear();
    known.byId.clear();
  };
  const lookUp = (
    cache: Map<string, Key>,
    name: string,
    row: () => Record<string, SQLOutputValue> | undefined,
  ): Key | null => {
    const cached = cache.get(name);
    if (cached !== undefined) return cached;
    const found = row();
    if (found === undefined) return null;
    const key = keyOf(found);
    // What a transaction has written may be rolled back.
    if (!database.isTransaction) cache.set(name, key);
    return key;
  };

  const write = (key: Key, secret: string, name: BuiltInKey | null): void => {
    forget();
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
  };
  const add = ({ active, ...draft }: NewKey, secret: string, name: BuiltInKey | null): Key => {
    const created = now().toISOString();
    const key: Key = {
      id: `${randomUUID()}:${randomUUID()}`,
      ...draft,
      created,
      deactivated: active ? null : created,
    };
    write(key, secret, name);
    return key;
  };

  return {
    find: (secret) => {
      const digest = hashSecret(secret);
      return lookUp(known.byHash, digest.toString('latin1'), () => byHash.get(digest));
    },
    get: (id) => {
      const name = id.toLowerCase();
      return lookUp(known.byId, name, () => byId.get(name));
    },
    list: (tier) => ofAccount.all(tier).map(keyOf),
    create: (draft) => {
      const secret = createSecret(draft.kind, draft.tier);
      return { key: add(draft, secret, null), secret };
    },
    plant: (key) => write(key, createSecret(key.kind, key.tier), null),
    rename: (id, label) => {
      forget();
      setLabel.run(label, id);
    },
    setLimits: (id, limits) => {
      forget();
      setLimits.run(
        limits.characters,
        limits.speechToTextMilliseconds,
        limits.speechToSpeechMilliseconds,
        id,
      );
    },
    deactivate: (id) => {
      forget();
      deactivate.run(now().toISOString(), id);
    },
    install: (name, secret) => {
      forget();
      const row = byName.get(name);
      if (row !== undefined) {
        const key = keyOf(row);
        if (key.deactivated === null) {
          setSecret.run(hashSecret(secret), key.id);
          return key;
        }
        release.run(key.id);
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

/** A row of the table `keys`; its columns hold what this program wrote. */
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
