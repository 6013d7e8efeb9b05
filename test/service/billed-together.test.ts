import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKeys } from '../../main/service/accounts/keys.ts';
import { createLedger } from '../../main/service/accounts/ledger.ts';
import { MIGRATIONS } from '../../main/service/storage/migrations.ts';
import { openDatabase } from '../../main/system/database.ts';
import { temporaryFolder } from './running-service.ts';

const now = () => new Date('2026-02-01T00:00:00Z');
let folder: ReturnType<typeof temporaryFolder>;
let database: ReturnType<typeof openDatabase>;
beforeEach(() => {
  folder = temporaryFolder();
  database = openDatabase(join(folder.path, 'service.sqlite'));
  database.migrate(MIGRATIONS);
});
afterEach(() => {
  database.close();
  folder.remove();
});

function open(characters: number | null) {
  const keys = createKeys(database.sqlite, now);
  const { key } = keys.create({
    kind: 'developer',
    tier: 'paid',
    label: 'tried',
    scopes: null,
    detection: false,
    active: true,
    limits: { characters, speechToTextMilliseconds: null, speechToSpeechMilliseconds: null },
  });
  return { key, ledger: createLedger(database.sqlite, keys, now) };
}

it('calls that are billed in one turn keep the limit, and one too large refuses itself only', async () => {
  const { key, ledger } = open(10);
  const charge = (units: number) =>
    ledger.chargeSoon({ key, tag: null, kind: 'text_translation', units });
  expect(await Promise.all([charge(4), charge(20), charge(4), charge(4), charge(2)])).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
  expect(ledger.usage(key).key.text_translation).toBe(10);
  expect(await charge(1)).toBe(false);
});

it('calls of one turn after the other share a transaction, and one alone waits for no other', async () => {
  const { key, ledger } = open(null);
  const executed = vi.spyOn(database.sqlite, 'exec');
  const transactions = () => executed.mock.calls.filter(([sql]) => sql === 'COMMIT').length;
  const charge = () => ledger.chargeSoon({ key, tag: null, kind: 'text_translation', units: 1 });
  const alone = charge();
  await nextTurn();
  expect(transactions()).toBe(1);
  const charged = [alone, charge(), charge()];
  await nextTurn();
  charged.push(charge());
  await nextTurn();
  expect(transactions()).toBe(1);
  expect(await Promise.all(charged)).toEqual([true, true, true, true]);
  expect(transactions()).toBe(2);
  expect(ledger.usage(key).key.text_translation).toBe(4);
});

it('a call is billed soon, however many more come', async () => {
  const { key, ledger } = open(null);
  const charge = () => ledger.chargeSoon({ key, tag: null, kind: 'text_translation', units: 1 });
  const calls = [charge()];
  for (let turn = 0; turn < 20; turn += 1) {
    calls.push(charge(), charge());
    await nextTurn();
  }
  expect(ledger.usage(key).key.text_translation).toBeGreaterThan(0);
  await Promise.all(calls);
});

it('where nothing can be written every call of the turn fails, and nothing is billed', async () => {
  const { key, ledger } = open(null);
  database.sqlite.exec(
    "CREATE TRIGGER full BEFORE INSERT ON ledger WHEN NEW.units = 3 BEGIN SELECT RAISE(FAIL, 'full'); END",
  );
  const charge = (units: number) =>
    ledger.chargeSoon({ key, tag: null, kind: 'text_translation', units });
  const ended = await Promise.allSettled([charge(2), charge(3), charge(4)]);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(ledger.usage(key).key.text_translation).toBe(0);
  expect(await charge(5)).toBe(true);
});
