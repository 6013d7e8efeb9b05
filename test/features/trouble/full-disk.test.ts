import { afterEach, beforeEach, expect, it } from 'vitest';
import { storageFailure } from '../../../main/system/storage-failure.ts';
import type { Database } from '../../../main/system/database.ts';
import { openDatabase } from '../../../main/system/database.ts';
import type { Rig } from '../rig.ts';
import { all, startRig } from '../rig.ts';

let database: Database;
let rig: Rig;
beforeEach(async () => {
  database = openDatabase(':memory:');
  rig = await startRig({ database });
});
afterEach(async () => {
  await rig.close();
  database.close();
});

/** SQLite itself refuses to grow, as it does on a full disk. */
function fill() {
  const { page_count } = database.sqlite.prepare('PRAGMA page_count').get() ?? {};
  database.sqlite.exec(`PRAGMA max_page_count=${Number(page_count)}`);
}
const makeRoom = () => database.sqlite.exec('PRAGMA max_page_count=1000000');
const readOnly = (is: boolean) => database.sqlite.exec(`PRAGMA query_only=${is ? 'ON' : 'OFF'}`);

const draft = { text: 'word '.repeat(20_000), source: 'en', targets: [{ language: 'de' }] };
const save = () => rig.ask('text.save-draft', { ...draft, options: {} });
const failureOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    (error: unknown) => storageFailure(error),
  );

it('says that the disk is full, and keeps again once there is room', async () => {
  fill();
  expect(await failureOf(save())).toEqual({ code: 'disk-full' });
  expect(await rig.ask('text.draft', undefined)).toEqual({ none: true });
  makeRoom();
  expect(await failureOf(save())).toBeNull();
  expect(await rig.ask('text.draft', undefined)).toMatchObject({ text: draft.text });
});

it('says that nothing may be written, and keeps again once it may', async () => {
  readOnly(true);
  expect(await failureOf(save())).toEqual({ code: 'data-not-written' });
  expect(await failureOf(rig.ask('settings.change', { theme: 'dark' }))).toEqual({
    code: 'data-not-written',
  });
  const [settings] = await all(take(rig.watch('settings.watch', undefined)));
  expect(settings?.theme).toBe('system');
  readOnly(false);
  expect(await rig.ask('settings.change', { theme: 'dark' })).toMatchObject({ theme: 'dark' });
});

it.each([
  ['full', fill],
  ['read-only', () => readOnly(true)],
])('translates although the disk is %s', async (_, make) => {
  make();
  const text = 'Good morning. '.repeat(500).trim();
  const values = await all(rig.watch('text.translate', { text, source: 'en', target: 'de' }));
  expect(values.at(-1)).toMatchObject({ state: 'done' });
  expect(rig.events.join()).toContain('history.not-written');
});

async function* take<T>(values: AsyncIterable<T>) {
  for await (const value of values) {
    yield value;
    return;
  }
}
