import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { UnitDetails } from '../../../../main/engine/memory/memories.ts';
import { projectOf } from '../../../../main/engine/memory/project-property.ts';
import { MEMORY_MIGRATIONS, PART_UNITS } from '../../../../main/engine/memory/storage/schema.ts';
import { openMemories } from '../../../../main/engine/memory/store.ts';

/** A database as the first version left it; it counted no version. */
function firstVersion(units: number): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec(MEMORY_MIGRATIONS[0] ?? '');
  database.exec(`
    INSERT INTO memory VALUES (3, '2f1e4c3a-0000-4000-8000-000000000001', 'Office', 'en', 'de fr',
      ${units}, '2024-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z');
    INSERT INTO memory_shipped VALUES ('office.tsv', 'abc');
  `);
  const unit = database.prepare('INSERT INTO memory_unit VALUES (3, ?, 0, ?, ?, ?)');
  const target = database.prepare('INSERT INTO memory_target VALUES (3, ?, ?, ?)');
  for (let n = 1; n <= units; n += 1) {
    unit.run(
      n,
      `The unit ${'abcdefghij'.charAt(n % 10)}${n}x is here`,
      'Ann',
      '2024-02-03T00:00:00.000Z',
    );
    target.run(n, 'de', `Einheit "${n}"`);
    if (n % 2 === 0) target.run(n, 'fr', `Unité ${n}`);
  }
  return database;
}

test.each([3, 6000])('memories of the first version with %i units are kept whole', (units) => {
  const database = firstVersion(units);
  for (const memories of [openMemories(database), openMemories(database)]) {
    const { id, ...fact } = memories.list(0, 9).memories[0] ?? { id: '' };
    expect(fact).toEqual({
      name: 'Office',
      source: 'en',
      targets: ['de', 'fr'],
      segments: units,
      created: '2024-01-01T00:00:00.000Z',
      updated: '2025-01-01T00:00:00.000Z',
    });
    expect(memories.find(id, 'The unit c2x is here', 'fr', 100)).toMatchObject({
      target: 'Unité 2',
      author: 'Ann',
      changed: '2024-02-03T00:00:00.000Z',
    });
    expect(memories.find(id, 'The unit d3x is there', 'de', 60)?.target).toBe('Einheit "3"');
    const text = { text: 'unit c2x', side: 'source', mode: 'exact', limit: 9, offset: 0 } as const;
    expect(memories.concordance([id], text).total).toBe(1);
  }
  expect(database.prepare('SELECT digest FROM memory_shipped').get()?.['digest']).toBe('abc');
  expect(database.prepare('PRAGMA user_version').get()?.['user_version']).toBe(
    MEMORY_MIGRATIONS.length,
  );
});

test('units of an earlier version are filtered by the project that their properties name', () => {
  const database = new DatabaseSync(':memory:');
  for (const step of MEMORY_MIGRATIONS.slice(0, 4)) database.exec(step);
  database.exec(`PRAGMA user_version = 4;
    INSERT INTO memory VALUES (1, '2f1e4c3a-0000-4000-8000-000000000001', 'Office', 'en', 'de', 4,
      '2024-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z');
    INSERT INTO memory_part (part, memory, state, last, units, created)
      VALUES (1, 1, 'ready', 4, 4, '2024-01-01T00:00:00.000Z')`);
  const entry = database.prepare(
    'INSERT INTO memory_entry VALUES (?, ?, \'{"de":"x"}\', NULL, ?, NULL, NULL, NULL, NULL, ?)',
  );
  const details: readonly (UnitDetails | null)[] = [
    {
      properties: [
        { type: 'Project', text: ' Annual report ' },
        { type: 'x-context-pre', text: 'the project' },
        { type: 'x-Client:SinglePicklist', text: 'ACME' },
        { type: 'subject', text: 'ACME' },
      ],
    },
    { properties: [{ type: 'x-projected', text: 'Annual report' }] },
    { notes: ['project'] },
    null,
  ];
  for (const [index, one] of details.entries()) {
    const unit = PART_UNITS + index + 1;
    entry.run(unit, `Unit ${index}`, '2024-02-03T00:00:00.000Z', one && JSON.stringify(one));
  }
  const memories = openMemories(database);
  const id = memories.list(0, 9).memories[0]?.id ?? '';
  const filter = { author: '', project: 'report', since: null, until: null };
  const { units } = memories.filtered(id, filter, null, 9);
  expect(units.map(({ source }) => source)).toEqual(['Unit 0']);
  const told = database.prepare('SELECT project FROM memory_entry ORDER BY unit').all();
  expect(told.map(({ project }) => project)).toEqual(
    details.map((one) => (one === null ? null : projectOf(one))),
  );
});
