import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeys, NO_LIMITS } from '../../main/service/accounts/keys.ts';
import type { Keys } from '../../main/service/accounts/keys.ts';
import { MIGRATIONS } from '../../main/service/storage/migrations.ts';
import { openDatabase } from '../../main/system/database.ts';
import { inTransaction } from '../../main/system/transaction.ts';
import { temporaryFolder } from './running-service.ts';

const now = () => new Date('2026-02-01T00:00:00Z');
const LIMITS = { ...NO_LIMITS, characters: 5 };
let folder: ReturnType<typeof temporaryFolder>;
let database: ReturnType<typeof openDatabase>;
let keys: Keys;
beforeEach(() => {
  folder = temporaryFolder();
  database = openDatabase(join(folder.path, 'service.sqlite'));
  database.migrate(MIGRATIONS);
  keys = createKeys(database.sqlite, now);
});
afterEach(() => {
  database.close();
  folder.remove();
});

/** A key that was looked up both ways before. */
function usedKey() {
  const { key, secret } = keys.create({
    kind: 'developer',
    tier: 'paid',
    label: 'first',
    scopes: null,
    detection: false,
    active: true,
    limits: NO_LIMITS,
  });
  const both = () => [keys.find(secret), keys.get(key.id.toUpperCase())];
  expect(both()).toEqual([key, key]);
  return { key, both };
}

describe('a key that was looked up before', () => {
  it('has its new label and limits at once', () => {
    const { key, both } = usedKey();
    keys.rename(key.id, 'second');
    const renamed = { ...key, label: 'second' };
    expect(both()).toEqual([renamed, renamed]);
    keys.setLimits(key.id, LIMITS);
    const limited = { ...renamed, limits: LIMITS };
    expect(both()).toEqual([limited, limited]);
  });

  it('is deactivated at once', () => {
    const { key, both } = usedKey();
    keys.deactivate(key.id);
    const ended = { ...key, deactivated: now().toISOString() };
    expect(both()).toEqual([ended, ended]);
  });

  it('loses its last secret when it is given another', () => {
    const key = keys.install('paid', 'old');
    expect(keys.find('old')).toEqual(key);
    keys.install('paid', 'new');
    expect([keys.find('old'), keys.find('new')]).toEqual([null, key]);
  });

  it('is as before when a change is rolled back', () => {
    const { key, both } = usedKey();
    const undone = () =>
      inTransaction(database.sqlite, () => {
        keys.setLimits(key.id, LIMITS);
        expect(keys.get(key.id)?.limits).toEqual(LIMITS);
        throw new Error('undone');
      });
    expect(undone).toThrow('undone');
    expect(both()).toEqual([key, key]);
  });
});

it('an unknown secret becomes known when a key is made with it', () => {
  expect(keys.find('later')).toBeNull();
  const key = keys.install('free', 'later');
  expect(keys.find('later')).toEqual(key);
});
