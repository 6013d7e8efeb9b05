import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openMemoryThread } from '../../../main/engine/memory/thread/open-memory-thread.ts';
import { MEMORY_MIGRATIONS } from '../../../main/engine/memory/storage/schema.ts';
import { DEFAULT_KEYWORD } from '../../../main/service/options.ts';
import { openService } from '../../../main/service/service.ts';
import { MIGRATIONS } from '../../../main/service/storage/migrations.ts';
import { documentThread } from '../../../main/service/thread-place.ts';
import { writeOlderFile } from '../../features/migrations/older-file.ts';
import { caller, testAssets } from '../running-service.ts';
import { startRecogniser } from '../../engine/speech/start-recogniser.ts';

let folder: string;
let data: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-service-migrations-'));
  data = join(folder, 'data');
  mkdirSync(data);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ID = '2f1e4c3a-0000-4000-8000-00000000000';
const SECRET = '0ld5ecret-0000-4000-8000-000000000001';
const HASH = createHash('sha256').update(SECRET).digest('hex');

/** What people had, by the step that made its table; a dictionary's entries moved in the sixth. */
const PLANTS: Readonly<Record<number, string>> = {
  1: `INSERT INTO keys VALUES ('k1', NULL, 'developer', 'paid', 'Mine', X'${HASH}', NULL, 1, NULL,
        NULL, NULL, '2025-01-01T00:00:00.000Z', NULL);
      INSERT INTO ledger (time, key_id, tag, kind, units)
        VALUES ('2025-02-03T04:05:06.000Z', 'k1', 'legal', 'text_translation', 70);
      INSERT INTO glossaries (glossary_id, name, created)
        VALUES ('${ID}1', 'Old terms', '2025-01-01T00:00:00.000Z');
      INSERT INTO dictionaries VALUES (1, '${ID}1', 'en', 'de');
      INSERT INTO glossary_entries VALUES (1, 'harbour', 'Hafen'), (1, 'crane', 'Kran');
      INSERT INTO style_rules VALUES ('${ID}2', 'Old style', 'de', 1, '2025-01-01T00:00:00.000Z',
        '2025-01-01T00:00:00.000Z', '{}', '[]')`,
  3: `INSERT INTO spoken_terms VALUES ('${ID}3', 'Old words', '2025-01-01T00:00:00.000Z');
      INSERT INTO spoken_term_lists VALUES ('${ID}3', 'en', 'harbour')`,
};
const versions = (steps: readonly string[]) => steps.map((_, index) => index + 1);
/** The first version of the memories counted none. */
const MEMORY_PLANTS: Readonly<Record<number, string>> = {
  1: `INSERT INTO memory VALUES (3, '${ID}4', 'Office', 'en', 'de', 1,
        '2024-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z');
      INSERT INTO memory_unit VALUES (3, 1, 0, 'The harbour is closed.', 'Ann', '2024-02-03T00:00:00.000Z');
      INSERT INTO memory_target VALUES (3, 1, 'de', 'Der Hafen ist geschlossen.')`,
};

const open = () =>
  openService({
    pseudo: true,
    port: 0,
    data,
    assets: testAssets(folder),
    tier: 'paid',
    keywords: [DEFAULT_KEYWORD],
    faults: [],
    rate: null,
    secrets: 'kept',
    speechModel: null,
    ocrData: null,
    startHelper: startRecogniser,
    documentThread: documentThread(),
    speech: { recognisers: () => [], synthesisers: () => [] } as never,
    onFault: (_, error) => {
      throw error;
    },
    onNotice: (sentence) => {
      throw new Error(sentence);
    },
  });

it.each(versions(MIGRATIONS))('a service of version %i opens with all it had', async (version) => {
  writeOlderFile(join(data, 'service.sqlite'), MIGRATIONS, version, PLANTS);
  writeOlderFile(join(data, 'memories.sqlite'), MEMORY_MIGRATIONS, 1, MEMORY_PLANTS);
  await using service = Object.assign(await open(), {
    async [Symbol.asyncDispose]() {
      await service.close();
    },
  });
  const call = caller(service.baseUrl, SECRET);
  const glossaries = await call('GET', '/v2/glossaries');
  expect(glossaries.status).toBe(200);
  expect(glossaries.text).toContain('Old terms');
  const entries = await call('GET', `/v2/glossaries/${ID}1/entries`);
  expect(entries.text.split('\n').toSorted()).toEqual(['crane\tKran', 'harbour\tHafen']);
  expect((await call('GET', '/v3/style_rules')).text).toContain('Old style');
  expect((await call('GET', '/v3/translation_memories')).text).toContain('Office');
  const admin = caller(service.baseUrl, service.adminKey);
  const range = 'group_by=key&start_date=2025-02-01&end_date=2025-02-28';
  expect((await admin('GET', `/v2/admin/analytics?${range}`)).text).toContain('70');
});

it.each([
  ['service.sqlite', MIGRATIONS],
  ['memories.sqlite', MEMORY_MIGRATIONS],
])('a %s of a later version is refused in a sentence and left as it is', async (name, steps) => {
  const file = join(data, name);
  writeOlderFile(file, [...steps, 'CREATE TABLE later (id)'], steps.length + 1, {});
  const bytes = readFileSync(file);
  await expect(open()).rejects.toThrow(`${file} was written by a newer version of Dragoman`);
  expect(readFileSync(file)).toEqual(bytes);
});

it.each(versions(MEMORY_MIGRATIONS))(
  'local memories of version %i keep their units',
  async (version) => {
    const file = join(data, 'local-memories.sqlite');
    writeOlderFile(file, MEMORY_MIGRATIONS, version, MEMORY_PLANTS);
    const thread = await openMemoryThread(
      new URL('../../../main/engine/memory/thread/memory-thread.ts', import.meta.url),
      file,
      () => undefined,
    );
    expect(thread.setAside).toBeNull();
    const { memories } = await thread.memories.list(0, 9);
    expect(memories).toMatchObject([{ id: `${ID}4`, name: 'Office', segments: 1 }]);
    expect(await thread.memories.find(`${ID}4`, 'The harbour is closed.', 'de', 100)).toMatchObject(
      {
        target: 'Der Hafen ist geschlossen.',
      },
    );
    await thread.close();
  },
);

it('local memories of a later version are refused and left as they are', async () => {
  const file = join(data, 'local-memories.sqlite');
  const steps = [...MEMORY_MIGRATIONS, 'CREATE TABLE later (id)'];
  writeOlderFile(file, steps, steps.length, MEMORY_PLANTS);
  const bytes = readFileSync(file);
  await expect(
    openMemoryThread(
      new URL('../../../main/engine/memory/thread/memory-thread.ts', import.meta.url),
      file,
      () => undefined,
    ),
  ).rejects.toThrow('was written by a newer version of Dragoman');
  expect(readFileSync(file)).toEqual(bytes);
});
