import { beforeEach, expect, test } from 'vitest';
import type { ConnectionChoices } from '../../../preload/contract/connection-choices.ts';
import { createChoices } from '../../../main/features/connections/choices.ts';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import { openDatabase, type Database } from '../../../main/system/database.ts';

const call = { signal: new AbortController().signal };
let database: Database;
let isPrivate: boolean;
beforeEach(() => {
  database = openDatabase(':memory:');
  database.migrate(MIGRATIONS);
  isPrivate = false;
});

const open = () => createChoices(database, () => isPrivate);
type Store = ReturnType<typeof open>;
const read = (store: Store, connection: string, screen: 'documents' | 'voice' = 'documents') =>
  store.handlers['connection-choices.read']({ screen, connection }, call);
const keep = (store: Store, connection: string, choices: ConnectionChoices) =>
  store.handlers['connection-choices.keep']({ screen: 'documents', connection, choices }, call);
const rows = () => database.sqlite.prepare('SELECT * FROM connection_choices').all().length;

test('a choice is there after a restart, with its connection and screen alone', async () => {
  await keep(open(), 'a', { glossaries: ['g'], threshold: 80 });
  const again = open();
  expect(await read(again, 'a')).toEqual({ glossaries: ['g'], threshold: 80 });
  expect(await read(again, 'b')).toBeNull();
  expect(await read(again, 'a', 'voice')).toBeNull();
});

test('a connection that is forgotten takes its choices along', async () => {
  const store = open();
  await keep(store, 'a', { glossaries: ['g'] });
  await keep(store, 'b', { glossaries: ['h'] });
  store.forgetConnection('a');
  expect(await read(store, 'a')).toBeNull();
  expect(await read(store, 'b')).toEqual({ glossaries: ['h'] });
});

test('private mode keeps choices in memory and writes nothing', async () => {
  const store = open();
  await keep(store, 'a', { glossaries: ['g'] });
  isPrivate = true;
  store.purgeFromDisk();
  await keep(store, 'b', { glossaries: ['h'] });
  expect(rows()).toBe(0);
  expect(await read(store, 'a')).toEqual({ glossaries: ['g'] });
  expect(await read(store, 'b')).toEqual({ glossaries: ['h'] });
  expect(await read(open(), 'a')).toBeNull();
  store.forget();
  expect(await read(store, 'b')).toBeNull();
});

test('what another version wrote counts as no choice', async () => {
  database.sqlite.exec(`INSERT INTO connection_choices VALUES ('a', 'documents', '{"unknown":1}')`);
  expect(await read(open(), 'a')).toBeNull();
});
