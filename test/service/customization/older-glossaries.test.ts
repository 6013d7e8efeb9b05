import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../main/service/storage/migrations.ts';
import { startTestService, temporaryFolder } from '../running-service.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const ID = 'aaaaaaaa-1111-4111-8111-111111111111';

it('glossaries of an older version keep their entries', async () => {
  const database = new DatabaseSync(join(folder.path, 'service.sqlite'));
  // Its tables, before entries had an order.
  const older = MIGRATIONS.findIndex((sql) => sql.includes('DROP TABLE glossary_entries'));
  for (const sql of MIGRATIONS.slice(0, older)) database.exec(sql);
  database.exec(`
    PRAGMA user_version = ${older};
    INSERT INTO glossaries VALUES ('${ID}', 'Old', '2025-01-01T00:00:00.000Z', 'r');
    INSERT INTO dictionaries VALUES (7, '${ID}', 'en', 'de'), (9, '${ID}', 'de', 'en');
    INSERT INTO glossary_entries VALUES
      (7, 'b', 'B "é😀"'), (7, 'a', 'A'), (9, 'A', 'a');
  `);
  database.close();

  const service = await startTestService({ data: folder.path });
  expect(service.notices).toEqual([]);
  const path = `/v3/glossaries/${ID}`;
  expect((await service.call('GET', path)).json).toEqual({
    glossary_id: ID,
    name: 'Old',
    dictionaries: [
      { source_lang: 'en', target_lang: 'de', entry_count: 2 },
      { source_lang: 'de', target_lang: 'en', entry_count: 1 },
    ],
    creation_time: '2025-01-01T00:00:00.000Z',
  });
  const entries = await service.call('GET', `${path}/entries?source_lang=en&target_lang=de`);
  expect(entries.json).toMatchObject({ dictionaries: [{ entries: 'a\tA\nb\tB "é😀"' }] });
  // The second dictionary counts with its bytes.
  const query = 'source_lang=de&target_lang=en';
  expect((await service.call('DELETE', `${path}/dictionaries?${query}`)).status).toBe(204);
  await service.close();

  const after = new DatabaseSync(join(folder.path, 'service.sqlite'));
  expect(
    after
      .prepare(
        `SELECT dictionary_id, bytes FROM dictionary_entries
         WHERE dictionary_id IN (SELECT id FROM dictionaries WHERE glossary_id = ?)`,
      )
      .all(ID)
      .map((row) => ({ ...row })),
  ).toEqual([{ dictionary_id: 7, bytes: Buffer.byteLength('a\tA\nb\tB "é😀"') }]);
  after.close();
});
